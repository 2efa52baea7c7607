import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [LAKE, DARK, GREEN, PEA, PALE, WOOD, SKIN] = [
  '#10317a',
  '#176038',
  '#429834',
  '#98d63a',
  '#e4f3a2',
  '#f2a64c',
  '#4c2019',
];

/** A straw hat from straight above: the crown throws its shade on the brim, the brim on the pod. */
const hat = (y: number, r: number): Layer[] => [
  cut(DARK, disc(16, y - 5, r)),
  cut(PEA, disc(0, y, r)),
  cut(GREEN, disc(9, y - 3, r * 0.52)),
  cut(PALE, disc(-4, y + 1, r * 0.5)),
];

/** A paddle that is held beside the pod's left side: shaft and blade, the fist and the forearm. */
const paddle: Layer[] = [
  moved(
    { x: 0, y: 0, turn: 72 },
    cut(WOOD, box(-8, -70, 16, 190), twin('0,90,1 34,120 42,160 30,210 0,250,1')),
  ),
  cut(SKIN, limb('70,6,24 40,-4,18 0,0,13'), disc(0, 0, 18)),
];

/** The last day on Lake Bunyonyi: from straight above a dugout is a pea pod, and the hats in it are the peas. */
export const bunyonyiPod: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-5',
    light('golden', 'uganda', 'left'),
    plan({ subject: [280, 220, 640, 460], camera: 'above' }),
    wash(LAKE),
    moved(
      { x: 604, y: 448, turn: 60 },
      within(
        GREEN,
        twin('0,-656,1 8,-616 50,-550 130,-430 168,-230 174,0 168,230 130,430 60,550 14,590 0,640,1'),
        cut(DARK, box(0, -700, 300, 1400)),
      ),
      cut(PALE, twin('0,-580,1 50,-510 124,-320 136,0 124,320 50,510 0,556,1')),
      within(
        PEA,
        twin('0,-556,1 44,-490 110,-310 122,0 110,310 44,490 0,532,1'),
        cut(DARK, box(-200, -700, 200, 1400)),
      ),
      within(
        PEA,
        twin('13,800,1 13,640 56,586 92,540 104,494,1 62,532 30,564 0,542,1'),
        cut(GREEN, box(0, 400, 200, 400)),
      ),
      moved({ x: -108, y: 360 }, ...paddle),
      moved({ x: 104, y: -376, flip: true }, ...paddle),
      ...hat(-374, 62),
      ...hat(-234, 74),
      ...hat(-78, 80),
      ...hat(82, 80),
      ...hat(236, 74),
      ...hat(374, 62),
    ),
  ),
];
