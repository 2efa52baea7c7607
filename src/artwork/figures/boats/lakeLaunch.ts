import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

const [NIGHT, WHITE, RED, OCHRE, TEAL] = ['#16262e', '#f6ecd8', '#b23c20', '#e8a440', '#1f7480'];
const SKINS = ['#5a3424', '#c98a64', '#3c2418', '#e0ac84', '#6b4030'];
const SHIRTS = [RED, WHITE, OCHRE, TEAL, '#5fb0b0'];

/** An open launch with a flat roof, 460 pixels long, its bow to the right: five guests and a guide who points ahead. Its waterline is y 0. */
export const lakeLaunch: readonly Layer[] = [
  // Posts, then those who sit on the benches.
  inked(NIGHT, 5, '40,-40 40,-158', '130,-40 130,-158', '222,-40 222,-158', '312,-40 312,-158'),
  ...SHIRTS.flatMap((shirt, at) => {
    const x = 66 + at * 52 + (at % 2) * 6;
    const y = -88 - ((at * 7) % 3) * 4;
    return [
      cut(
        shirt,
        `${x - 20},-36,1 ${x - 20},${y + 22} ${x - 4},${y + 12},1 ${x + 8},${y + 12},1 ${x + 20},${y + 26} ${x + 18},-36,1`,
      ),
      cut(SKINS[at]!, disc(x + 2, y, 12, 14), limb(`${x + 8},${y},3 ${x + 16},${y + 4},2`)),
    ];
  }),
  // A hat, a cap, hair, binoculars.
  cut(OCHRE, limb('48,-94,3 88,-96,3'), '56,-96,1 58,-112 78,-112 80,-97,1'),
  cut(
    NIGHT,
    '112,-98,1 114,-120 140,-118 138,-104,1 126,-100 120,-88,1',
    '218,-98,1 218,-118 244,-118 244,-106,1',
  ),
  cut(NIGHT, box(192, -100, 20, 10)),
  cut(WHITE, limb('270,-96,3 306,-96,3'), '272,-97,1 274,-112 292,-112 294,-97,1'),
  inked('#3c2418', 8, '172,-70 190,-74 198,-92'),
  // The guide at the bow.
  cut('#e6d29a', '346,-36,1 344,-96 352,-112 376,-112 384,-92 380,-36,1'),
  inked('#e6d29a', 11, '374,-102 402,-108'),
  inked('#3c2418', 8, '402,-108 430,-116'),
  cut('#3c2418', disc(366, -130, 13, 15)),
  cut('#e6d29a', '351,-134,1 352,-150 376,-150 394,-136,1'),
  // Hull and roof.
  cut(WHITE, '0,-40,1 380,-40,1 470,-54,1 430,-8 400,6,1 16,6,1'),
  cut(RED, '5,-26,1 380,-26 452,-36,1 444,-22 380,-12 8,-12,1'),
  cut(NIGHT, '14,0,1 410,0,1 400,8,1 18,8,1'),
  cut(WHITE, '20,-158,1 30,-176,1 330,-176,1 344,-158,1'),
  cut(NIGHT, '20,-158,1 344,-158,1 340,-150,1 24,-150,1'),
];
