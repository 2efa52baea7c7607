import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { kingfisherPlunging } from '../../figures/animals/kingfisherPlunging.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, FAN, PYLON, WATER, RING, PETAL, SHADE] = [
  '#f9c39a',
  '#efa27e',
  '#f6b38c',
  '#c9714f',
  '#0d5f6d',
  '#1f8f8c',
  '#fffaf0',
  '#b9dcdc',
];

type Petal = readonly [turn: number, long: number, half: number];
/** A tongue of water as pointed as a petal, the drop that flies off its tip. */
const petal = ([turn, long, half]: Petal): Layer[] => {
  const side = (way: number) => `${way * half},${-long * 0.3} ${way * half * 1.1},${-long * 0.62}`;
  return [
    moved(
      { x: Math.round(turn * 0.9), y: Math.round(-Math.abs(turn) * 0.1), turn, flip: turn > 0 },
      cut(PETAL, `0,8,1 ${side(-1)} 0,${-long},1 ${side(1).split(' ').toReversed().join(' ')}`),
      cut(turn === 0 ? PETAL : SHADE, `0,8,1 ${side(1)} 0,${-long},1 -6,${-long * 0.6} -6,${-long * 0.3}`),
      ...(long > 200 ? [cut(PETAL, disc(0, -long - 32, 8, 13))] : []),
    ),
  ];
};
const BACK: readonly Petal[] = [
  [-18, 236, 40],
  [18, 236, 40],
  [-42, 262, 46],
  [42, 262, 46],
];
const FRONT: readonly Petal[] = [
  [-82, 262, 38],
  [82, 262, 38],
  [-62, 236, 46],
  [62, 236, 46],
  [-32, 172, 44],
  [32, 172, 44],
  [0, 100, 44],
];

/** The Nile at Jinja: where the kingfisher goes in, the water opens as a lily. */
export const nileLotus: readonly Picture[] = [
  picture(
    'places/nile-3',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 90, 360, 300], camera: 'front' }),
    wash(SKY),
    cut(
      BANK,
      '-40,560,1 160,540 300,566 420,590 560,600 760,596 900,570 1060,530 1240,550,1 1240,640,1 -40,640,1',
    ),
    // Jinja's bridge, far off.
    cut(FAN, '-30,592,1 210,400,1 450,592,1', '750,592,1 990,400,1 1230,592,1'),
    inked(
      PYLON,
      4,
      ...[210, 990].flatMap((x) =>
        [-225, -165, -105, 105, 165, 225].map((by) => `${x},402,1 ${x + by},590,1`),
      ),
    ),
    cut(PYLON, box(203, 380, 14, 246), box(983, 380, 14, 246), box(-40, 588, 1280, 12)),
    cut(WATER, '-40,620,1 1240,620,1 1240,920,1 -40,920,1'),
    cut(RING, disc(600, 752, 500, 112)),
    cut(WATER, disc(600, 752, 440, 94)),
    cut(RING, disc(600, 752, 330, 66)),
    moved({ x: 600, y: 752 }, ...BACK.flatMap(petal)),
    moved({ x: 600, y: 716, scale: 0.93 }, ...kingfisherPlunging),
    cut(SHADE, disc(600, 756, 92, 16)),
    moved({ x: 600, y: 764 }, ...FRONT.flatMap(petal)),
  ),
];
