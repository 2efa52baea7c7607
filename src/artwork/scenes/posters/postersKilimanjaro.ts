import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { placed } from '../../drawing/placed.ts';
import { lobes } from '../../drawing/lobes.ts';
import { pairInShadow, summitPair } from '../../figures/people/summitPair.ts';
import { light } from '../../light/light.ts';

const [SKY, SNOW, SHADOW] = ['#f6b56c', '#fff8e6', '#302a78'];
/** The sea of cloud in the sun and in the shadow of the mountain, far to near. */
const SUNLIT = ['#fdeac8', '#fad2b0', '#f4b49c'];
const SHADED = ['#4a469c', '#3e3a8c', SHADOW];

/** Kibo's crown and flanks, as the sun draws them; the middle of the crown is at (0, 0). */
const KIBO =
  '-216,44,1 -190,16 -130,-4 -60,4,1 -10,-4 80,-8 160,2 206,36,1 270,120 380,240 560,400 1000,820,1 -1000,820,1 -560,400 -370,240 -290,150';

/** Where the horizon, the crown of the shadow and the pair stand. */
interface View {
  crown: readonly [x: number, y: number, scale: number];
  /** The crests of the cloud, far to near. */
  crests: readonly string[];
  rim: string;
  pair: readonly [x: number, y: number, scale: number];
  subject: Box;
}

const clouds = (inks: readonly string[], crests: readonly string[]): Layer[] =>
  crests.map((crest, at) => cut(inks[at] ?? SHADOW, lobes(crest, 0.9, '2600,1500 -200,1500')));

/** From the highest point at sunrise: Kilimanjaro is the shadow that it throws on the cloud, and on it stand two more. */
const shadowOnCloud = ({ crown: [cx, cy, cs], crests, rim, pair: [x, y, scale], subject }: View): Layer[] => [
  plan({ subject, camera: 'back' }),
  wash([SKY, SKY]),
  ...clouds(SUNLIT, crests),
  moved({ x: cx, y: cy, scale: cs * 0.24 }, ...pairInShadow(SHADED[0]!)),
  within(SHADED[0]!, placed({ x: cx, y: cy, scale: cs })(KIBO), ...clouds(SHADED, crests)),
  floor(SNOW, rim),
  moved({ x, y, scale }, ...summitPair),
];

/** The great view of Kilimanjaro. */
export const postersKilimanjaro: readonly Picture[] = poster('kilimanjaro', {
  light: light('dawn', 'tanzania', 'left'),
  wide: shadowOnCloud({
    crown: [1750, 262, 1],
    crests: [
      '-240,262 160,246 520,262 840,250 1140,262 1400,248 1600,262 1760,254 2000,262 2200,250 2480,262',
      '-340,460 60,426 420,460 760,428 1140,462 1400,432 1640,460 1800,440 2080,460 2260,436 2560,460',
      '-140,690 160,650 560,690 860,652 1160,694 1400,660 1660,694 1860,660 2160,690 2360,660 2600,690',
    ],
    rim: '-40,1010 700,1000 1100,930 1400,846 1700,812 2000,812 2440,780',
    pair: [1740, 862, 0.98],
    subject: [1400, 290, 700, 460],
  }),
  tall: shadowOnCloud({
    crown: [540, 694, 0.94],
    crests: [
      '-140,680 160,664 420,680 640,670 880,680 1240,666',
      '-140,850 120,816 440,852 620,826 940,850 1240,826',
      '-140,1040 60,1000 400,1040 620,1006 900,1044 1240,1010',
    ],
    rim: '-40,1250 200,1226 500,1184 800,1184 1140,1146',
    pair: [512, 1244, 0.98],
    subject: [230, 720, 620, 400],
  }),
});
