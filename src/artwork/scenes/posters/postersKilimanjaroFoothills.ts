import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { chameleonFar, chameleonNear, chameleonReach } from '../../figures/placing/coffeeChameleon.ts';
import { cluster, coffeeBranch, coffeeLeaf } from '../../figures/plants/coffeeSprig.ts';
import { light } from '../../light/light.ts';

const [SKY, KIBO, FLANK, SNOW] = ['#fbd0bf', '#b78fb6', '#9a76a8', '#fffaf2'];
const [FOREST, NEARER] = ['#8fa9a0', '#3f7f6a'];

/** Kibo, its summit at 0,0, and Mawenzi on the right. */
const kibo: readonly Layer[] = [
  cut(
    FLANK,
    '160,330,1 240,200 340,208 430,196 500,150,1 520,158 536,118,1 556,112,1 580,150 596,144,1 630,190 700,250 860,330,1',
  ),
  cut(KIBO, '-560,330,1 -400,262 -260,150 -150,36,1 -90,12 0,0 80,4 140,30,1 240,140 400,260 560,330,1'),
  cut(FLANK, '140,30,1 240,140 400,260 560,330,1 240,330,1 190,220 120,140 96,60'),
  cut(
    SNOW,
    '-206,92,1 -150,36,1 -90,12 0,0 80,4 140,30,1 196,90,1 160,82 140,104,1 112,70 92,86 80,128,1 56,76 30,64 4,92 -10,140,1 -30,84 -54,70 -80,104,1 -104,82 -124,88 -150,122,1 -164,92',
  ),
];

interface View {
  subject: Box;
  kibo: Placing;
  /** The forest below the mountain, far and near: the edges of its bands. */
  forest: readonly [far: string, near: string];
  chameleon: Placing;
}

const branch = (view: View): readonly Layer[] => [
  plan({ subject: view.subject, camera: 'profile' }),
  wash(SKY),
  moved(view.kibo, ...kibo),
  floor(FOREST, view.forest[0]),
  floor(NEARER, view.forest[1]),
  moved(
    view.chameleon,
    moved({ x: 1196, y: 686, turn: -64, scale: 0.86 }, ...coffeeLeaf),
    moved({ x: 640, y: 680, turn: -118, flip: true, scale: 0.7 }, ...coffeeLeaf),
    ...chameleonFar,
    ...coffeeBranch,
    moved({ x: 50, y: 604, turn: -76, flip: true, scale: 0.62 }, ...coffeeLeaf),
    ...cluster('700,704,40 636,712,46 672,764,44'),
    ...cluster('26,596,40 122,572,44 56,640,46 134,652,42'),
    ...chameleonReach,
    ...chameleonNear,
    moved({ x: 1190, y: 690, turn: -62, flip: true, scale: 0.9 }, ...coffeeLeaf),
    ...cluster('1236,716,40 1170,712,46 1210,770,46'),
  ),
];

/** The foothills of Kilimanjaro: a chameleon on a coffee branch is a leaf of it, and its eye one of the cherries. */
export const postersKilimanjaroFoothills: readonly Picture[] = poster('kilimanjarofoothills', {
  light: light('morning', 'tanzania', 'left'),
  wide: branch({
    subject: [1340, 190, 700, 400],
    kibo: { x: 470, y: 684 },
    forest: [
      '-40,926 300,914 700,924 1100,908 1600,922 2000,910 2430,920',
      '-40,966 200,950 520,962 900,940 1300,962 1700,948 2100,964 2430,950',
    ],
    chameleon: { x: 1226, y: 130, scale: 0.9 },
  }),
  tall: branch({
    subject: [130, 620, 760, 360],
    kibo: { x: 340, y: 1122, scale: 0.72 },
    forest: [
      '-40,1288 200,1276 500,1290 800,1270 1120,1284',
      '-40,1320 200,1306 500,1322 800,1302 1120,1318',
    ],
    chameleon: { x: 44, y: 510, scale: 0.8 },
  }),
});
