import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hoeingMother } from '../../figures/people/hoeingMother.ts';
import { light } from '../../light/light.ts';

const [SKY, GLOW, CLOUD, RAIN, FAR] = ['#c3c8e4', '#fdeccc', '#46538f', '#98a3cc', '#90a2c4'];
const [MUHABURA, SLOPE] = ['#6370ac', '#8d99ca'];
const [MIRROR, LAKE, DEEP, SHORE, MEADOW] = ['#fbf6e2', '#cfe4ea', '#9cc8df', '#7ba79c', '#a6c89a'];
const [ISLE, SUNNY, MIRRORED, DUGOUT] = ['#4f8790', '#9cc486', '#9fc0d4', '#33507c'];

/** An island, a steep cone out of the nearer lake: what is mirrored, its dark side, the slope in the sun. */
const island = (x: number, y: number, scale: number, hill: string, sunny: string): Layer[] => [
  moved({ x, y, scale, squash: -0.42 }, cut(MIRRORED, hill)),
  moved({ x, y, scale }, cut(ISLE, hill), cut(SUNNY, sunny)),
];
const islands: readonly Layer[] = [
  ...island(
    790,
    446,
    1,
    '-90,0,1 -40,-26 -10,-52,1 2,-58 14,-50,1 50,-22 110,0,1',
    '2,-56,1 14,-50,1 50,-22 110,0,1 24,0,1 28,-18 12,-34',
  ),
  ...island(
    1010,
    496,
    1.24,
    '-150,0,1 -80,-30 -34,-84,1 -22,-96 -10,-86,1 20,-44 40,-36 60,-44 72,-40,1 100,-16 140,0,1',
    '-22,-93,1 -10,-86,1 20,-44 40,-36 60,-44 72,-40,1 100,-16 140,0,1 0,0,1 6,-26 -10,-50',
  ),
];

/** Two who paddle a dugout. */
const dugout: readonly Layer[] = [
  cut(
    DUGOUT,
    '850,606,1 880,610 950,608 994,596,1 980,616 870,620',
    limb('888,608,9 896,586,7'),
    limb('948,606,9 942,584,7'),
    disc(898, 579, 6),
    disc(942, 577, 6),
  ),
  inked(DUGOUT, 3, '894,592 908,600 888,628', '942,588 956,594 966,624'),
  inked(MIRROR, 3, '836,618 760,632 680,638'),
];

/** The slope's terraces, far to near: their upper edges. */
const EDGES = [
  '-40,560 160,566 360,600 560,660 760,700 960,716 1240,700',
  '-40,640 160,650 360,690 560,740 760,772 960,780 1240,756',
  '-40,726 160,744 360,790 560,826 760,844 960,840 1240,806',
  '-40,840 160,872 360,900 560,914 760,918 960,904 1240,866',
];
/** The lip of the bed before her feet. */
const LIP = '-40,758 160,778 330,818 420,840 560,862 760,882 960,878 1240,844';

/** Bank and bed of each terrace: in the storm's shade, at the edge of the light, in the sun. */
const SHADED = [
  ['#2a5a62', '#4c8464'],
  ['#234e5a', '#568e60'],
  ['#1d4352', '#7a4a40'],
  ['#16384a', '#386a58'],
] as const;
const HALF = [
  ['#3b7662', '#7cb060'],
  ['#336a5c', '#8ebc62'],
  ['#2b5e58', '#a86244'],
  ['#225254', '#548f58'],
] as const;
const SUNLIT = [
  ['#4d8f60', '#b0da60'],
  ['#42835c', '#d2e670'],
  ['#37745a', '#e0854a'],
  ['#2f6a58', '#7cb85a'],
] as const;

/** Some terraces, each a bed above its own bank. */
const terraces = (inks: readonly (readonly [string, string])[], from: number, to: number): Layer[] =>
  EDGES.slice(from, to).flatMap((row, at) => {
    const [bank, bed] = inks[from + at]!;
    const lower = row.replaceAll(/,(\d+)/g, (_, y: string) => `,${Number(y) + 36}`);
    return [floor(bed, row), floor(bank, lower)];
  });

/** Where the sun lies on the slope, up to the edge of the cloud's shadow: it fades in one step. */
const HALF_LIGHT = '-60,480,1 760,480,1 730,600 800,690 930,770 940,850 1060,960,1 -60,960,1';
const FULL_LIGHT = '-60,480,1 560,480,1 540,600 620,690 750,770 760,850 880,960,1 -60,960,1';

/** What is painted in shade, and again in the light that lies around her. */
const lit = (of: (inks: readonly (readonly [string, string])[]) => readonly Layer[]): Layer[] => [
  ...of(SHADED),
  within('none', HALF_LIGHT, ...of(HALF)),
  within('none', FULL_LIGHT, ...of(SUNLIT)),
];

/** Above the twin lakes on the way to the volcanoes: the storm draws off from Muhabura, a mother hoes her terrace. */
export const twinLakesAbove: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('storm', 'rwanda', 'right'),
    plan({ subject: [240, 360, 200, 500], camera: 'above' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(GLOW, '-40,226 200,216 460,196 760,186 1240,150'),
    // Muhabura under the last of the storm, whose rain draws off to the left.
    cut(MUHABURA, '420,304,1 560,242 690,156 790,66,1 820,56 850,64,1 960,154 1100,240 1260,304,1'),
    cut(SLOPE, '846,60,1 960,154 1100,240 1260,304,1 980,304,1 930,250 900,196 850,150 836,100'),
    cut(RAIN, '-40,60,1 190,60,1 70,304,1 -40,304,1'),
    cut(
      CLOUD,
      '-40,-20,1 1240,-20,1 1240,36,1 1130,60 1040,50 960,82 860,76 790,108 690,96 600,116 480,84 380,104 270,94 160,122 60,104 -40,128,1',
    ),
    // Burera, the higher lake; the strip between; Ruhondo.
    floor(FAR, '-40,290 120,270 300,282 420,294 560,298 1240,294'),
    floor(MIRROR, '-40,312 300,304 700,308 1240,300'),
    floor(SHORE, '-40,352 120,338 240,346 400,332 560,348 720,336 880,350 1040,334 1240,342'),
    cut(
      MEADOW,
      '560,348,1 640,340 720,336 800,342,1 770,356 690,354 600,362,1;880,350,1 960,342 1040,334 1140,340,1 1100,354 1000,352',
    ),
    floor(MIRROR, '-40,398 300,402 620,396 900,402 1240,394'),
    floor(LAKE, '-40,450 240,462 560,448 860,458 1240,444'),
    floor(DEEP, '-40,560 300,566 620,556 900,570 1240,552'),
    ...islands,
    ...dugout,
    // The light falls on one slope alone.
    ...lit((inks) => terraces(inks, 0, 3)),
    cut('#74362e', '352,826,1 300,806 200,778 90,760,1 110,782 190,802 290,828,1'),
    moved({ x: 368, y: 838, scale: 1.04 }, ...hoeingMother),
    ...lit((inks) => [floor(inks[2]![0], LIP), ...terraces(inks, 3, 4)]),
  ),
];
