import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { type Own, type Stance, wildebeestStartled } from '../../figures/animals/wildebeestStartled.ts';
import { torchBearer } from '../../figures/people/torchBearer.ts';
import { light } from '../../light/light.ts';

const [SKY, GROUND, UNSEEN, TENT, TENT_SHADE] = ['#123c4a', '#0b2a36', '#15414f', '#2a5a60', '#1d4850'];
const [AIR, GOLD, INK, CREAM, EYES, GREEN] = [
  '#fbd874',
  '#f3b536',
  '#14242c',
  '#fff6dc',
  '#e4ff8a',
  '#9bb04a',
];
/** Coat and stripes: far, in the middle, near. */
const COATS = [
  ['#c08a42', '#a5723a'],
  ['#827450', '#61583f'],
  ['#4d6672', '#344a57'],
] as const;
const STANCES: readonly Stance[] = ['turned', 'facing', 'quartering'];
const HORIZON = 400;

/** Where one of the herd stands, how, whether it is turned to the right, and what tells it from the others. */
type Place = readonly [x: number, y: number, stance: Stance, flip?: boolean, own?: Own];

/** The herd, the furthest first. */
const HERD: readonly Place[] = [
  [236, 448, 'turned'],
  [352, 444, 'facing'],
  [436, 450, 'quartering', true],
  [520, 446, 'turned'],
  [590, 450, 'facing'],
  [664, 444, 'quartering', true],
  [738, 452, 'turned', true],
  [800, 446, 'facing'],
  [856, 450, 'quartering'],
  [922, 446, 'turned'],
  [990, 452, 'facing'],
  [1050, 448, 'turned', true],
  [1112, 446, 'quartering'],
  [1180, 450, 'turned'],
  [300, 500, 'turned', true],
  [440, 496, 'facing'],
  [560, 508, 'turned', true],
  [680, 512, 'quartering'],
  [800, 506, 'turned'],
  [930, 516, 'facing'],
  [1040, 504, 'turned', true],
  [1170, 514, 'quartering', true],
  [470, 590, 'turned', false, { aslant: -8 }],
  [656, 598, 'quartering', true, { aslant: 10 }],
  [880, 602, 'turned'],
  [964, 598, 'facing'],
  [1150, 596, 'turned'],
  [560, 742, 'quartering', false, { aslant: 7 }],
  [884, 738, 'turned', false, { aslant: 4 }],
  [770, 772, 'facing', false, { calf: true }],
  [1082, 752, 'facing', false, { aslant: -12 }],
  [1236, 744, 'quartering'],
  [640, 905, 'facing', false, { aslant: 5 }],
  [1150, 980, 'turned', false, { aslant: -6, grazes: true }],
];
const metre = (y: number) => (y - HORIZON) * 0.42;

/** Where the herd goes over into the stars. */
const FAR = Array.from({ length: 32 }, (_, at): Place => [
  196 + at * 33 + ((at * 17) % 13),
  420 + ((at * 5) % 7),
  STANCES[(at * 5) % 3]!,
  at % 4 === 1,
]);

/** The herd, unseen in one ink or lit; the furthest eyes stay large enough to be seen. */
const herd = (ink?: string): Layer[] =>
  [...FAR, ...HERD].map(([x, y, stance, flip = false, own]) => {
    const coat = COATS[y < 540 ? 0 : y < 700 || own?.calf ? 1 : 2];
    const inks = ink ? [ink, ink, ink, ink, EYES] : [...coat, INK, CREAM, EYES, GREEN];
    const eye = y < 430 ? 12 : y < 460 ? 9 : y < 520 ? 6 : 3;
    return moved(
      { x, y, scale: (metre(y) / 100) * (own?.calf ? 0.62 : 1), flip },
      ...wildebeestStartled(stance, inks, eye, own),
    );
  });
const tree: readonly string[] = [
  limb(
    '930,452,13 936,380,10 960,330,8 1010,270,5;940,374,8 910,320,6 860,276,4;954,340,6 950,300,5 956,262,3',
  ),
  '700,262,1 730,244 760,246 790,226 850,216 900,220 950,204 1030,210 1070,222 1110,218 1150,236 1172,256,1 1120,270 1080,262 1030,276 960,264 900,276 850,266 790,274 740,266',
];

/** The trip to the Serengeti: the first night in a camp without a fence. */
export const serengetiSafariTorch: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-2',
    light('night', 'tanzania', 'left'),
    plan({ subject: [740, 230, 460, 350], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(GROUND, `-40,${HORIZON},1 1240,${HORIZON},1`),
    cut('#0b2a36', ...tree),
    ...herd(UNSEEN),
    within(
      AIR,
      '334,652,1 334,634,1 1240,110,1 1240,912,1',
      floor(GOLD, `-40,${HORIZON},1 1240,${HORIZON},1`),
      cut(TENT_SHADE, ...tree),
      ...herd(),
    ),
    cut(
      '#cfe6d8',
      ...spots(
        '80,60 210,130 330,52 420,190 540,96 640,240 720,60 860,150 960,40 1100,80 520,330 300,290',
        2,
      ),
    ),
    // The tent, its door turned back.
    cut(TENT_SHADE, '-20,850,1 -20,470,1 66,282,1 210,850,1'),
    cut('#061a22', '56,340,1 104,850,1 -20,850,1 -20,560,1'),
    cut(TENT, '66,282,1 74,282,1 212,850,1 130,850,1 96,700 84,520'),
    moved({ x: 215, y: 860, scale: 1.95 }, ...torchBearer),
  ),
];
