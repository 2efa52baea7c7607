import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';

/** His skin in shade, as it is, in the sun; hers; his green sleeve and her orange one. */
const [HIS_DEEP, HIS, HIS_SUN] = ['#2e1714', '#5a3022', '#9a5c38'];
const [HER_DEEP, HER, HER_SUN] = ['#8a4a30', '#c8865a', '#f4c08c'];
const [GREEN_DEEP, GREEN, GREEN_SUN] = ['#0f3a30', '#1f5c44', '#4f9458'];
const [RED_DEEP, RED, RED_SUN] = ['#9a2c20', '#e0552c', '#ff9a58'];

/** Her arm from the left: forearm, the back of the hand, four fingers that close over his wrist. */
const hers: readonly Layer[] = [
  within(
    HER,
    '-560,-70,1 -300,-62 -180,-56 -90,-66 -20,-74 40,-60 96,-40 120,-10 112,30 70,52 10,60 -70,66 -170,62 -300,66 -560,84,1',
    cut(
      HER_SUN,
      '-560,-80,1 -300,-72 -180,-66 -90,-78 -20,-84 50,-70 120,-40,1 60,-40 0,-52 -80,-44 -180,-34 -560,-34,1',
    ),
    cut(HER_DEEP, '-560,40,1 -300,34 -170,34 -70,40 20,30 90,20 130,0,1 120,60 0,90 -560,110,1'),
  ),
  within(
    RED,
    '-900,-130,1 -420,-112 -280,-96,1 -262,-10 -276,92,1 -420,112 -900,150,1',
    cut(RED_SUN, '-900,-140,1 -420,-122 -270,-104,1 -268,-60,1 -420,-70 -900,-84,1'),
    cut(RED_DEEP, '-900,60,1 -420,40 -266,30,1 -270,110,1 -420,130 -900,170,1'),
    inked(RED_DEEP, 10, '-316,-98 -300,-8 -312,92'),
  ),
];

/** His arm from the right, and his fingers round her wrist. */
const his: readonly Layer[] = [
  within(
    HIS,
    '600,-92,1 360,-80 240,-66 150,-62 80,-52 30,-40 0,-14 10,26 60,46 130,62 220,66 340,74 600,90,1',
    cut(
      HIS_SUN,
      '600,-104,1 360,-92 240,-78 150,-72 70,-64 10,-40,1 60,-36 150,-40 250,-44 360,-54 600,-60,1',
    ),
    cut(HIS_DEEP, '600,34,1 340,28 220,30 130,30 60,20 10,20,1 30,60 140,90 600,110,1'),
  ),
  within(
    GREEN,
    '960,-160,1 480,-124 350,-108,1 332,0 346,100,1 480,118 960,150,1',
    cut(GREEN_SUN, '960,-172,1 480,-136 342,-116,1 336,-74,1 480,-86 960,-104,1'),
    cut(GREEN_DEEP, '960,50,1 480,40 334,32,1 342,116,1 480,134 960,170,1'),
    inked(GREEN_DEEP, 10, '388,-112 372,-4 384,102'),
  ),
];
/** The fingers of one hand as they lie side by side round a wrist, bent at the knuckle, their lit upper sides and the gaps between. */
const fingers = (skin: string, sun: string, deep: string): readonly Layer[] => {
  const rows = ['-46,-56 -64,-10 -44,40', '-10,-60 -28,-8 -6,52', '28,-58 10,-8 32,52', '62,-48 48,-6 64,38'];
  return [
    inked(deep, 42, ...rows),
    inked(skin, 34, ...rows),
    inked(
      sun,
      13,
      '-54,-62 -70,-34 -70,-10',
      '-18,-66 -34,-34 -36,-8',
      '20,-64 2,-34 2,-8',
      '54,-54 40,-30 40,-6',
    ),
    inked(deep, 3, '-76,4 -66,-2 -58,-2', '-42,6 -32,0 -22,0', '-4,6 6,0 16,0', '36,6 44,2 52,2'),
  ];
};

/** A guest's arm from below at the left and a ranger's from above at the right: each holds the other by the wrist. */
export const helpingHands: readonly Layer[] = [
  moved(
    { x: 600, y: 450, turn: -31 },
    ...his,
    ...hers,
    moved({ x: 150, y: -4, turn: 4 }, ...fingers(HER, HER_SUN, HER_DEEP)),
    moved({ x: -70, y: 0, turn: 8, flip: true }, ...fingers(HIS, HIS_SUN, HIS_DEEP)),
    inked(HIS_DEEP, 42, '70,-40 20,-60 -40,-58 -72,-44'),
    inked(HIS, 35, '70,-42 20,-62 -40,-60 -70,-46'),
    inked(HIS_SUN, 12, '50,-58 14,-72 -30,-72 -56,-66'),
  ),
];
