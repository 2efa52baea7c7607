import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [PALM, HOLLOW, SUN, EDGE, LINE] = ['#b87850', '#9a5c3e', '#e6b088', '#5c3022', '#7a4630'];

/** A finger from its root to its tip: a row of `x,y,half width`. */
type Finger = string;

/** The tip of a finger, round. */
const tipOf = (finger: Finger, grow = 0): string => {
  const [x, y, half = 0] = points(finger).at(-1) ?? [0, 0];
  return disc(x, y, half + grow);
};

const thicker = (finger: Finger, by: number) =>
  points(finger)
    .map(([x, y, half = 0]) => `${x},${y},${half + by}`)
    .join(' ');

const PALM_EDGE =
  '108,350,1 64,296 16,236 -6,160 -2,84 30,40 90,24 150,20 196,44 214,96 240,150 262,210 262,270 250,330,1';

/**
 * A hand held open to the sky by the one who looks down on it, fingers away, the thumb on the right; the little finger's
 * side at x = 0, the wrist at y = 330. `fingers` from the little finger to the forefinger, then the thumb.
 */
const openHand = (fingers: readonly Finger[], thumb: Finger): Layer[] => [
  cut(EDGE, ...fingers.flatMap((finger) => [limb(thicker(finger, 6)), tipOf(finger, 6)])),
  cut(
    EDGE,
    '102,356,1 56,300 6,240 -14,160 -8,80 26,32 90,14 154,12 204,38 224,92 250,146 272,208 272,272 258,336,1',
  ),
  ...fingers.flatMap((finger) => [
    cut(EDGE, limb(thicker(finger, 3)), tipOf(finger, 3)),
    cut(PALM, limb(finger), tipOf(finger)),
  ]),
  within(
    PALM,
    PALM_EDGE,
    cut(HOLLOW, '-20,130,1 20,90 90,76 170,90 216,140 226,200 190,260 120,286 50,270 0,220'),
    cut(SUN, '226,160,1 250,206 252,260 236,310,1 222,270 228,214'),
  ),
  // The thumb lies open, apart from the forefinger.
  cut(EDGE, limb(thicker(thumb, 5)), tipOf(thumb, 5)),
  cut(PALM, limb(thumb), tipOf(thumb)),
  within(
    PALM,
    '186,300,1 196,230 214,170 250,160 268,210 264,280 240,330,1 200,334',
    cut(SUN, '230,300,1 226,240 240,190 254,210 256,270'),
  ),
  // Each finger's side that is turned to the light.
  cut(
    SUN,
    ...[...fingers, thumb].map((finger) => {
      const knots = points(finger).slice(1);
      return limb(
        knots
          .map(([x, y, half = 0], at) => `${x - half * 0.52},${y},${at === 1 ? half * 0.26 : half * 0.1}`)
          .join(' '),
      );
    }),
  ),
  inked(LINE, 4, '196,300 186,240 196,180 206,140', '120,316 180,322 236,312'),
  // Where fingers bend.
  inked(
    LINE,
    3,
    ...fingers.map((finger) => {
      const [, [x, y, half = 0] = [0, 0]] = points(finger);
      return `${x - half * 0.7},${y + 4} ${x},${y + 8} ${x + half * 0.7},${y + 2}`;
    }),
  ),
];

const cuff: readonly Layer[] = [
  cut('#d9452f', '84,338,1 268,318,1 420,540,1 150,560,1'),
  cut('#a82c34', '84,338,1 132,334,1 240,550,1 150,560,1'),
  cut('#f6c24a', '84,336,1 266,316,1 284,344,1 98,366,1'),
];

const RIGHT = [
  '34,90,27 32,20,24 26,-34,20 24,-52,17',
  '84,70,30 80,-20,27 68,-84,23 62,-104,19',
  '136,64,30 134,-34,28 118,-104,24 110,-126,20',
  '182,84,29 184,-10,27 170,-76,23 162,-98,19',
];
const LEFT = [
  '30,96,27 24,30,24 14,-14,20 10,-30,17',
  '80,74,30 72,-10,27 56,-66,23 46,-84,19',
  '132,66,30 124,-26,28 104,-90,24 92,-108,20',
  '180,82,29 178,-6,27 160,-72,23 148,-92,19',
];

/** Two cupped hands round (600, 690), one lying a little over the other, seen by the one whose hands they are; 1200 x 900. */
export const cuppedHands = (...held: readonly Layer[]): Layer[] => [
  cut(
    { fill: '#0a5a66', opacity: 0.55 },
    '370,930,1 380,740 460,600 600,540 760,540 860,620 920,740 960,930,1',
  ),
  moved(
    { x: 606, y: 546, turn: 3, scale: 0.92 },
    ...openHand(RIGHT, '232,270,36 256,210,35 272,150,31 278,84,26 270,44,21'),
    ...cuff,
  ),
  moved(
    { x: 604, y: 560, flip: true, turn: -4, scale: 0.92 },
    ...openHand(LEFT, '232,270,36 254,210,35 268,150,31 266,90,26 250,50,21'),
    ...cuff,
    // A thin bangle on the left wrist.
    inked('#ffe08a', 9, '92,330 170,340 262,312'),
  ),
  ...held,
];
