import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, ring } from '../../drawing/brush.ts';
import { twice } from '../../drawing/twice.ts';

const [TEAK, DARK, EYE, SHADE, BRASS, SHINE] = [
  '#7d2a1e',
  '#42101c',
  '#f0932f',
  '#c25c22',
  '#ffd65e',
  '#fff8d8',
];
const [SKY, SEA] = ['#a6ece0', '#14a3a8'];
const [LEAF, LIT, GREEN] = ['#0c7a5c', '#35a873', '#085748'];

/** The beach behind the door, which is the ground before it as well. */
export const SAND = '#ffe9bd';

const BODY =
  '268,0,1 330,-180 346,-420 262,-652 110,-676 0,-676,1 -110,-676 -262,-652 -346,-420 -330,-180 -268,0,1';
const DOOR =
  '206,0,1 264,-180 276,-410 206,-594 90,-612 0,-612,1 -90,-612 -206,-594 -276,-410 -264,-180 -206,0,1';
/** The rosettes of the right half of the frame. */
const CARVED =
  '246,-27 264,-86 278,-142 293,-208 301,-267 305,-327 302,-389 293,-450 276,-509 251,-565 213,-612 157,-635 96,-641';

/** The middles of the diamonds on the left leaf, and those of them that bear a spike. */
const EYES: readonly (readonly [number, number])[] = Array.from({ length: 11 }, (_, row) =>
  (row % 2 ? [-38, -158, -278] : [-98, -218]).map((x) => [x, -640 + row * 64] as const),
).flat();
const SPIKED = EYES.filter(([x, y]) => y < -20 && x < -40 && x > (y > -100 || y < -520 ? -200 : -240));

/** A leaf of the door: its planks with their diamonds, and the spikes. */
const planks = (lit: string, shade: string, brass: string, shine: string): readonly Layer[] => [
  cut(lit, ...EYES.map(([x, y]) => `${x},${y - 58},1 ${x + 54},${y},1 ${x},${y + 58},1 ${x - 54},${y},1`)),
  cut(shade, ...EYES.map(([x, y]) => `${x},${y - 58},1 ${x},${y + 58},1 ${x - 54},${y},1`)),
  cut(DARK, ...SPIKED.map(([x, y]) => `${x},${y - 22},1 ${x},${y + 22},1 ${x - 46},${y + 26},1`)),
  cut(brass, ...SPIKED.map(([x, y]) => disc(x, y, 22))),
  cut(shine, ...SPIKED.map(([x, y]) => disc(x + 7, y - 6, 9))),
];

/** One leaf of the crown and its lit half, and their mirror images. */
const leaves = (fill: string, lit: string, leaf: string, half: string): Layer[] => [
  cut(fill, twice(leaf)),
  cut(lit, twice(half)),
];

/** A carved door with spikes of brass that is a pineapple; the middle of its threshold is the origin. */
export const pineappleDoor: readonly Layer[] = [
  ...leaves(
    GREEN,
    LEAF,
    '60,-620,1 190,-716 300,-720 392,-650,1 340,-790 180,-810 40,-640,1',
    '60,-620,1 190,-744 300,-748 392,-650,1 340,-790 180,-810 40,-640,1',
  ),
  ...leaves(
    GREEN,
    LEAF,
    '70,-620,1 200,-780 290,-830 374,-836,1 290,-916 120,-860 30,-640,1',
    '70,-620,1 180,-800 270,-860 374,-836,1 290,-916 120,-860 30,-640,1',
  ),
  ...leaves(
    LEAF,
    LIT,
    '80,-640,1 180,-820 216,-900 262,-960,1 130,-960 30,-840 10,-640,1',
    '40,-640,1 120,-840 180,-920 262,-960,1 130,-960 30,-840 10,-640,1',
  ),
  ...leaves(
    LEAF,
    LIT,
    '60,-630,1 112,-820 100,-950 96,-1030,1 8,-950 -20,-820 -6,-630,1',
    '28,-630,1 70,-820 70,-950 96,-1030,1 8,-950 -20,-820 -6,-630,1',
  ),
  cut(TEAK, BODY),
  cut(EYE, ...spots(twice(CARVED).replace(';', ' '), 17)),
  cut(DARK, ...spots(twice(CARVED).replace(';', ' '), 8)),
  within(
    DARK,
    DOOR,
    ...planks(EYE, SHADE, BRASS, SHINE),
    // The right leaf stands open on the sea.
    cut(SKY, box(30, -640, 270, 640)),
    cut(SEA, box(30, -330, 270, 330)),
    cut(SAND, '30,-110,1 110,-124 200,-150,1 300,-150,1 300,0,1 30,0,1'),
    within(
      DARK,
      '146,-560,1 300,-640,1 300,84,1 146,-52,1',
      moved({ x: 288, y: 14, scale: 0.5, squash: 1.94 }, ...planks(SHADE, '#8f3b1e', '#efa93c', BRASS)),
    ),
    cut(DARK, '134,-554,1 146,-560,1 146,-52,1 134,-60,1'),
  ),
  cut(DARK, box(-44, -640, 88, 640)),
  cut(TEAK, box(-32, -676, 64, 676)),
  cut(BRASS, ...Array.from({ length: 8 }, (_, at) => ring(0, -616 + at * 80, 20, 11))),
];
