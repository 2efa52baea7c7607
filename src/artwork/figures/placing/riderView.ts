import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const TONES = {
  skin: '#7d4a31',
  far: '#5a3222',
  light: '#b97a52',
  glove: '#14566a',
  dark: '#0c3644',
  strap: '#f2b53c',
  bar: '#1c1016',
};

/** Where the four fingers come over the bar, and how long each shows. */
const FINGERS = [
  [286, 686],
  [322, 678],
  [358, 680],
  [392, 690],
] as const;

/** The rider's left forearm and hand on the grip, in a fingerless glove: four fingers over the bar, the thumb below it. */
const leftHand: readonly Layer[] = [
  // The brake lever that two fingers may reach.
  cut('#3a2c34', '436,722,1 470,720,1 474,752,1 440,756,1'),
  inked('#6c707a', 10, '456,728 448,690 400,664 330,650 262,662'),
  within(
    TONES.skin,
    limb('330,806,54 240,872,64 130,962,84 60,1020,92'),
    cut(TONES.far, '400,850,1 320,890 230,960 160,1060,1 340,1060,1 480,880,1'),
    cut(TONES.light, '262,770,1 210,826 110,900 10,980,1 -40,960,1 90,860 230,760,1'),
  ),
  // Fingers, tips first: bare beyond the glove's edge.
  cut(
    TONES.skin,
    ...FINGERS.map(([x, y]) =>
      limb(`${x},748,19 ${x + 2},${y + 26},19 ${x + 5},${y + 8},17 ${x + 8},${y},10`),
    ),
  ),
  cut(
    TONES.light,
    ...FINGERS.map(([x, y]) => limb(`${x - 11},${y + 30},5 ${x - 8},${y + 12},6 ${x - 1},${y + 4},4`)),
  ),
  cut(
    TONES.glove,
    ...FINGERS.map(([x, y]) => limb(`${x},756,20 ${x + 1},${y + 44},21 ${x + 2},${y + 34},20`)),
  ),
  inked(TONES.dark, 4, ...FINGERS.slice(1).map(([x, y]) => `${x - 17},${y + 34} ${x - 18},752`)),
  // The thumb, round the grip from below; the back of the hand.
  cut(TONES.far, limb('388,806,24 432,786,20 466,762,16 478,752,11')),
  cut(TONES.skin, limb('384,798,22 428,778,18 462,756,14 474,748,9')),
  cut(TONES.glove, limb('376,806,28 412,792,25 432,780,22')),
  within(
    TONES.glove,
    '264,750,1 286,732 322,726 360,728 396,738 414,754,1 420,790 398,832 352,868 286,872 254,838 252,786',
    cut(
      TONES.dark,
      '430,740,1 404,800 360,846 280,872,1 300,900,1 440,880,1',
      ...FINGERS.map(([x]) => disc(x + 4, 764, 13, 8)),
    ),
    cut('#2a7f92', '254,780,1 270,748 300,738 380,742,1 310,752 280,772 270,830,1'),
  ),
  cut(TONES.strap, '252,838,1 300,862 356,856 386,836,1 372,868 316,888 262,872,1'),
];

/** What somebody on a bicycle sees before them: the bar from one grip to the other, both hands, the bell, the front wheel. */
export const riderView: readonly Layer[] = [
  // The wheel between the legs of its fork.
  cut(TONES.bar, limb('600,672,15 600,760,26 600,930,40')),
  inked('#4a3a40', 5, '588,700 586,760 580,900', '612,700 614,760 620,900'),
  cut('#c2402a', limb('548,930,26 562,800,16 570,744,12'), limb('652,930,26 638,800,16 630,744,12')),
  cut('#8a2a20', limb('662,930,14 644,800,8 634,744,6')),
  cut(TONES.bar, '540,930,1 566,770 580,742,1 620,742,1 634,770 660,930,1'),
  cut('#33242c', '566,930,1 582,780 600,760 618,780 634,930,1'),
  inked('#c8ccd2', 24, '420,742 520,736 600,734 680,736 780,742'),
  inked('#f4f6f8', 6, '430,734 520,729 600,727 680,729 770,734'),
  inked(TONES.bar, 36, '236,760 420,742', '964,760 780,742'),
  cut(TONES.bar, disc(600, 738, 34, 26)),
  cut('#5a4a52', disc(600, 732, 20, 13)),
  // The bell.
  cut('#a87a1c', disc(512, 716, 32, 26)),
  cut('#f2c24a', disc(510, 710, 30, 24)),
  cut('#fff0b8', disc(502, 702, 10, 7)),
  ...leftHand,
  moved({ x: 1200, y: 0, flip: true }, ...leftHand),
];
