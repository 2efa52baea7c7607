import type { Layer } from '../../canvas/canvas.ts';
import { cut, glow } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** A tent lit from within and, before it, somebody who looks up, dark against its light; the middle of its foot at (x, y). */
export const litTent = (x: number, y: number, scale = 1): readonly Layer[] => {
  const at = placed({ x, y, scale });
  return [
    glow(x, y - 40 * scale, 240 * scale, '#ff9c4a', 0.75),
    cut('#ffcf72', at('-92,4,1 -64,-56 -10,-84,1 30,-40 48,4,1')),
    cut('#e07a38', at('-10,-84,1 40,-78 84,-50 104,4,1 48,4,1 30,-40')),
    cut('#fff0b0', at('-60,4,1 -44,-34 -16,-60,1 4,-30 10,4,1')),
    cut('#a4482e', at('-16,-60,1 4,-30 10,4,1 -8,4,1 -14,-28')),
    cut(
      '#120b2c',
      at(
        '-166,8,1 -162,-46,1 -132,-46,1 -128,8,1 -142,8,1 -147,-34,1 -152,8,1',
        '-164,-42,1 -170,-74 -160,-96 -147,-100 -134,-96 -124,-74 -130,-42,1',
      ),
      disc(x - 147 * scale, y - 112 * scale, 12 * scale, 14 * scale),
    ),
    cut(
      '#ff9c4a',
      at(
        '-134,-96 -124,-74 -130,-42,1 -135,-42,1 -131,-70 -138,-95',
        '-132,-40,1 -128,8,1 -133,8,1 -137,-40,1',
        '-138,-122,1 -133,-112 -138,-101,1 -136,-112',
      ),
    ),
  ];
};
