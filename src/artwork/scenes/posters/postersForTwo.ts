import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import { coupleHandInHand } from '../../figures/placing/coupleHandInHand.ts';
import { footprints } from '../../figures/placing/footprints.ts';
import { light } from '../../light/light.ts';

/** The steps of the afterglow, the widest first: colour and radius. */
const AFTERGLOW: readonly [string, number][] = [
  ['#6e2e66', 540],
  ['#a03c62', 440],
  ['#d9555a', 346],
  ['#f68a5a', 258],
  ['#ffc07a', 180],
  ['#fff0bc', 108],
];

interface View {
  width: number;
  horizon: number;
  /** Where the two stand, and their size. */
  two: readonly [x: number, y: number, scale: number];
  /** Where her steps begin and which way they bend, then his. */
  steps: readonly [hers: readonly [Point, Point], his: readonly [Point, Point]];
  boat: readonly [x: number, y: number, scale: number];
  /** How large the afterglow is, and the nearest footprint. */
  glow: number;
  near: number;
}

/** A boat left dry by the tide, on its side. */
const aground = ([x, y, scale]: View['boat']): Layer =>
  moved(
    { x, y, scale },
    cut({ fill: '#1c0f38', opacity: 0.7 }, '-150,8,1 0,0 160,8,1 60,26 -60,24'),
    inked('#2a1238', 7, '4,0 60,-210', '60,-206 150,-44', '60,-206 -120,-18'),
    cut('#2a1238', '-150,-24,1 -60,2 60,-10 170,-62,1 130,2 60,22 -60,24 -120,10'),
    cut('#ffb074', '80,-14,1 126,-34 170,-62,1 150,-26 116,-6'),
  );

/** Low tide at dusk: two trails of footprints meet, and two walk on over the empty sea floor, hand in hand. */
const lowTide = ({
  width,
  horizon,
  two: [x, y, scale],
  steps,
  boat,
  glow: glowSize,
  near,
}: View): Layer[] => {
  const deep = y - horizon;
  const far = (share: number) => Math.round(horizon + (deep + 120) * share);
  // The afterglow in steps, and the same steps in the wet sand, flatter.
  const rings = AFTERGLOW.map(([tone, r]) => cut(tone, disc(0, 0, r * glowSize)));
  return [
    wash(['#10143c', '#1f1b54', '#38225f', '#562a66'], { height: horizon }),
    within(
      'none',
      `-40,-400,1 ${width + 40},-400,1 ${width + 40},${horizon},1 -40,${horizon},1`,
      moved({ x: x + 40, y: horizon + 20 }, ...rings),
    ),
    wash(['#2a2060', '#1f194c'], { y: horizon, height: 1400 - horizon }),
    within(
      'none',
      `-40,${horizon},1 ${width + 40},${horizon},1 ${width + 40},1400,1 -40,1400,1`,
      moved({ x: x + 40, y: horizon, squash: 0.42 }, ...rings),
    ),
    // The sea far out, its surf on the reef, then bars of sand between strips that still are wet.
    floor('#3a2560', `0,${horizon} ${width},${horizon}`, far(0.1)),
    cut(
      '#fff0c0',
      `${x - 520},${far(0.1)},1 ${x - 100},${far(0.08)} ${x + 480},${far(0.1)},1 ${x},${far(0.12)}`,
    ),
    cut(
      '#5c2e60',
      `-40,${far(0.2)},1 ${x - 700},${far(0.22)} ${x - 300},${far(0.24)} ${x - 90},${far(0.3)},1 ${x - 420},${far(0.33)} ${x - 800},${far(0.3)} -40,${far(0.35)},1`,
      `${width + 40},${far(0.22)},1 ${x + 360},${far(0.25)} ${x + 130},${far(0.34)},1 ${x + 420},${far(0.4)} ${width + 40},${far(0.42)},1`,
    ),
    cut(
      '#4c265a',
      `-40,${far(0.44)},1 ${x - 800},${far(0.44)} ${x - 460},${far(0.5)} ${x - 150},${far(0.54)},1 ${x - 420},${far(0.62)} ${x - 900},${far(0.58)} -40,${far(0.62)},1`,
    ),
    aground(boat),
    floor(
      '#371c50',
      `0,${far(0.76)} ${x - 700},${far(0.7)} ${x - 300},${far(0.76)} ${x + 60},${far(0.74)} ${x + 320},${far(0.64)} ${x + 520},${far(0.62)} ${width},${far(0.68)}`,
    ),
    floor(
      '#2a1544',
      `0,${far(1.25)} ${x - 800},${far(1.1)} ${x - 300},${far(1.3)} ${x + 160},${far(1.36)} ${x + 500},${far(1.2)} ${width},${far(1.1)}`,
    ),
    ...footprints(steps[0], [x - 50 * scale, y + 14], near),
    ...footprints(steps[1], [x + 56 * scale, y + 14], near),
    cut(
      { fill: '#160c30', opacity: 0.7 },
      `${x - 110 * scale},${y + 2},1 ${x},${y - 8} ${x + 120 * scale},${y + 2},1 ${x + 40},${y + 20} ${x - 60},${y + 20}`,
    ),
    coupleHandInHand(x, y, scale),
  ];
};

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('dusk', 'zanzibar', 'behind-right'),
  wide: lowTide({
    width: 2390,
    horizon: 540,
    two: [1740, 770, 0.84],
    steps: [
      [
        [1180, 1040],
        [1690, 950],
      ],
      [
        [2290, 1040],
        [1800, 950],
      ],
    ],
    boat: [2150, 650, 0.56],
    glow: 1,
    near: 24,
  }),
  tall: lowTide({
    width: 1080,
    horizon: 884,
    two: [560, 1116, 0.88],
    steps: [
      [
        [90, 1390],
        [520, 1270],
      ],
      [
        [1010, 1390],
        [600, 1270],
      ],
    ],
    boat: [910, 1004, 0.5],
    glow: 0.86,
    near: 24,
  }),
});
