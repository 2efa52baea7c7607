import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [LAND, RIM, WALL, WATER, SHADE, WOOD, BOARD, HAT] = [
  '#3f8f4e',
  '#cfe070',
  '#123f33',
  '#2bb7ad',
  '#0f7f88',
  '#fff3d6',
  '#8a4a2a',
  '#f08a3c',
];

/** A leopard's pad, and one of its toes, about 0,0. */
const PAD =
  '0,-150 70,-140 126,-96 170,-30 234,24 262,92 246,158 194,192 136,182 100,152,1 60,180 0,188 -60,180 -100,152,1 -136,182 -194,192 -246,158 -262,92 -234,24 -170,-30 -126,-96 -70,-140';
const TOE = '0,-126 56,-108 86,-50 84,20 58,88 0,118 -58,88 -84,20 -86,-50 -56,-108';

/** A print as a crater: a lit rim, the wall in it, and water with the wall's shade on it. */
const crater = (shape: string, at: Parameters<typeof moved>[0], rim: number): Layer =>
  moved(
    at,
    moved({ x: 0, y: 4, scale: 1 + rim }, cut(RIM, shape)),
    within(
      WALL,
      shape,
      moved({ x: 8, y: 34, scale: 0.98 }, within(SHADE, shape, moved({ x: 8, y: 34 }, cut(WATER, shape)))),
    ),
  );

/** The crater lakes of Fort Portal for the article about the west of Uganda: where a leopard trod, rain has stayed. */
export const craterFootprints: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'above' }),
    wash(LAND),
    moved(
      { x: 616, y: 452, turn: 7, scale: 0.95 },
      crater(PAD, { x: 0, y: 176, scale: 1.24 }, 0.08),
      crater(TOE, { x: -352, y: -60, scale: 1.06, turn: -26 }, 0.13),
      crater(TOE, { x: -140, y: -252, scale: 1.2, turn: -8 }, 0.13),
      crater(TOE, { x: 136, y: -252, scale: 1.2, turn: 8 }, 0.13),
      crater(TOE, { x: 350, y: -60, scale: 1.06, turn: 26 }, 0.13),
    ),
    cut(SHADE, '470,716,1 560,700 680,690 762,668,1 730,716 600,750 520,744'),
    cut(WOOD, '452,690,1 470,700 560,694 680,680 760,640 770,644,1 740,690 640,716 540,724 480,714'),
    cut(BOARD, '500,706,1 560,702 640,694 720,676,1 690,694 620,706 550,712'),
    cut(HAT, disc(600, 690, 30)),
    cut(RIM, disc(600, 690, 13)),
    inked(WOOD, 9, '560,640 640,742'),
    cut(WOOD, '546,626,1 566,620 574,640 566,654,1 548,646'),
  ),
];
