import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [LAND, RIM, WALL, WATER, SHADE, WOOD] = [
  '#3f8f4e',
  '#cfe070',
  '#123f33',
  '#2bb7ad',
  '#0f7f88',
  '#fff3d6',
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
    cut(SHADE, '486,692,1 540,690 600,676 640,656,1 610,690 540,706'),
    cut(WOOD, '478,676,1 520,664 580,654 634,652,1 600,676 540,690'),
  ),
];
