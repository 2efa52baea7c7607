import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const RED = { body: '#8a2e1a', shade: '#54160f', lit: '#ffb87c', dark: '#2a0a10', pale: '#fdeccb' };

/** The herd below the wing, the furthest first: pose, where, and how large. */
const HERD = [
  [elephant(), 260, 490, 34],
  [elephant('calf'), 356, 500, 38],
  [elephant('trunkRaised'), 510, 530, 44],
  [elephant(), 250, 612, 52],
  [elephant('calf'), 410, 640, 58],
  [elephant(), 640, 672, 64],
] as const;

/** Bushes seen obliquely, each with its long shadow to the right, at points. */
const bushes = (...row: readonly (readonly [x: number, y: number, r: number])[]): Layer[] => [
  cut(
    { fill: '#6a1f12', opacity: 0.8 },
    ...row.map(([x, y, r]) => disc(x + r * 1.3, y + r * 0.1, r * 1.7, r * 0.35)),
  ),
  cut('#4a5a34', ...row.map(([x, y, r]) => disc(x, y - r * 0.4, r, r * 0.7))),
  cut('#8c9648', ...row.map(([x, y, r]) => disc(x - r * 0.25, y - r * 0.6, r * 0.6, r * 0.4))),
];

/** Tsavo from a low aeroplane: the railway, the herd, and the plateau's line at the horizon. */
export const tsavoAir: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [170, 400, 600, 200], camera: 'above' }),
    sky({ horizon: 190, bands: 4, stops: ['#2a66b4', '#7fb0d8', '#d6e2e0', '#fde4b4'] }),
    floor('#47284e', '0,150,1 1200,146,1'),
    floor('#f2a868', '0,196,1 1200,192,1'),
    floor('#e98d50', '0,270 400,256 800,276 1200,262'),
    floor('#e27a40', '0,390 400,370 800,396 1200,378'),
    floor('#d4632e', '0,720 400,700 800,724 1200,690'),
    // The river bed and its green line far off.
    cut(
      '#6d7a44',
      '-20,300 200,284 460,296 700,276 940,290 1220,270 1220,284 940,306 700,292 460,312 200,300 -20,318',
    ),
    // The railway comes from the far left and passes below on its bank.
    cut('#9a3a1a', '-20,224,1 300,236,1 760,330,1 1240,640,1 1240,900,1 700,390,1 300,262,1 -20,240,1'),
    cut('#f4c898', '-20,224,1 300,236,1 760,326,1 1240,620,1 1240,800,1 712,366,1 300,252,1 -20,234,1'),
    inked('#3a1c20', 3, '-20,227 300,240 750,338 1240,670', '-20,231 300,246 732,352 1240,740'),
    cut('#f4f0e4', '60,214,1 420,242,1 700,300,1 760,326,1 752,344,1 700,336,1 420,268,1 60,234,1'),
    cut(
      '#c2452a',
      '60,226,1 420,257,1 700,321,1 752,344,1 753,337,1 700,312,1 420,249,1 60,220,1',
      '724,310,1 760,326,1 752,344,1 724,334,1',
    ),
    inked(
      '#7a2a20',
      3,
      '170,222 170,244',
      '290,231 290,253',
      '420,242 420,268',
      '560,270 560,301',
      '690,298 690,330',
    ),
    cut(
      { fill: '#f9d2a8', opacity: 0.85 },
      '-40,640 40,520 180,500 220,450 330,452 520,460 660,560 720,640 640,676 520,668 420,690 300,676 200,690 90,668',
    ),
    ...bushes(
      [90, 420, 18],
      [200, 380, 14],
      [110, 700, 34],
      [930, 640, 30],
      [780, 740, 36],
      [980, 330, 14],
      [1100, 360, 16],
    ),
    ...HERD.map(([figure, x, y, metre]) =>
      moved(
        { x: x, y: y - 2, squash: 0.34, lean: 1.1, opacity: 0.75 },
        place(figure, { x: 0, y: 0, metre, flat: '#7a2412', coat: RED, shadow: false }),
      ),
    ),
    ...HERD.map(([figure, x, y, metre]) =>
      place(figure, { x, y, metre, depth: 0.28, coat: RED, shadow: false }),
    ),
    grain({ y: 740, to: 900, colour: '#6b1f12' }),
    // The wing above, its strut, and the wheel below it.
    cut('#f3ead8', '-40,-40,1 1240,-40,1 1240,66,1 -40,16,1'),
    cut('#20243c', '-40,10,1 1240,58,1 1240,78,1 -40,22,1'),
    cut('#c2452a', '900,-40,1 1010,-40,1 1030,52,1 920,48,1'),
    cut('#20243c', limb('640,30,9 900,480,11 1150,920,14')),
    inked('#f3ead8', 4, '634,34 894,484 1140,916'),
    cut('#20243c', limb('1240,800,12 1130,830,12 1050,850,10'), disc(1040, 852, 66, 62)),
    cut('#c9c2b4', disc(1036, 850, 26, 25)),
  ),
];
