import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';

/** The red of cloth and of rock, from the side in the sun to the joints. */
const [CAP, LIT, RED, DEEP, DARK] = ['#ffb27a', '#ef6a39', '#d0452b', '#982a26', '#561722'];
const [SKIN, SUNNY, DUSK, LIPS] = ['#65301f', '#93502f', '#3f1a18', '#4d1f1a'];
const [CREAM, BLUE, ORANGE] = ['#fff3dc', '#1f4f96', '#f59a2f'];

/** Where the columns of her cloth part on the ground, and for each the share of it that the sun reaches. */
const PARTS = [-206, -150, -92, -18, 52, 112, 160, 206];
const SUN = [0.66, 0.6, 0.56, 0.5, 0.36, 0.3, 0.26];

/** The fold that comes down to x on the ground: from the collar over the shoulder, then straight. */
const fold = (x: number) =>
  `${Math.round(x * 0.42)},-570,1 ${Math.round(x * 0.8)},-520 ${Math.round(x * 0.92)},-450 ${Math.round(x * 0.95)},-330 ${Math.round(x)},-190 ${Math.round(x)},20,1`;
const backwards = (row: string) => row.split(' ').reverse().join(' ');
const between = (from: number, to: number) => outline(`${fold(from)} ${backwards(fold(to))}`);
const facet = (at: number, from: number, to: number) => {
  const wide = PARTS[at + 1]! - PARTS[at]!;
  return between(PARTS[at]! + wide * from, PARTS[at]! + wide * to);
};

/** A broken column that stands by itself: its left edge, where its facets meet, its right edge, its height. */
const stump = (left: number, ridge: number, right: number, high: number): Layer[] => [
  cut(LIT, `${left},0,1 ${left},${-high},1 ${ridge},${14 - high},1 ${ridge},16,1`),
  cut(DEEP, `${ridge},16,1 ${ridge},${14 - high},1 ${right},${-high},1 ${right},0,1`),
  cut(
    CAP,
    `${left},${-high},1 ${left + 14},${-high - 14},1 ${right - 16},${-high - 16},1 ${right},${-high},1 ${ridge},${14 - high},1`,
  ),
];

/** Where the facets of each column meet. */
const turn = (at: number) => Math.round(PARTS[at]! + (PARTS[at + 1]! - PARTS[at]!) * SUN[at]!);

const CLOAK = `-206,-190 -200,-330 -208,-430 -194,-492 -150,-522 -96,-544 -40,-584,1 40,-584,1 96,-544 150,-524 196,-496 210,-430 202,-330 206,-190 206,0,1 ${SUN.map((_, at) => `${turn(6 - at)},20,1 ${PARTS[6 - at]},0,1`).join(' ')}`;

const HEAD =
  '-54,-552,1 -44,-566 -36,-588 -38,-604,1 -62,-600 -82,-604 -94,-612 -99,-624 -93,-635,1 -104,-639 -111,-649 -99,-657,1 -112,-661 -109,-671 -98,-679,1 -108,-679 -118,-684 -116,-696 -106,-708 -99,-722 -94,-732 -100,-742 -105,-764 -98,-798 -62,-828 0,-840 66,-822 102,-766 94,-702 62,-660,1 54,-622 56,-590 70,-552,1 48,-540 0,-534 -34,-540';

/** A Maasai bride, seen from behind, who looks back: her red cloth falls as the columns of a tower of rock. It stands on y = 0, 830 pixels high. */
export const brideAsTower: readonly Layer[] = [
  ...stump(190, 228, 254, 392),
  ...stump(242, 276, 302, 262),
  ...stump(-256, -222, -196, 232),
  ...stump(-304, -272, -244, 118),
  ...stump(290, 318, 342, 100),
  within(
    RED,
    CLOAK,
    cut(LIT, ...SUN.map((share, at) => facet(at, at ? 0 : -1, share))),
    cut(DEEP, ...[2, 3, 4, 5].map((at) => facet(at, 0.94 - at * 0.06, 1)), facet(6, 0.5, 2)),
    // Below the collar it is dusk.
    cut(DEEP, '-80,-600,1 -150,-524,1 -60,-484 40,-474 170,-500,1 200,-600,1'),
    inked(DARK, 6, ...PARTS.slice(1, -1).map(fold)),
    // The joints across.
    inked(
      DARK,
      6,
      ...[
        [0, 66, 190, 300],
        [1, 120, 250],
        [2, 40, 176, 330],
        [3, 104, 236],
        [4, 60, 168, 300],
        [5, 130, 236],
        [6, 50, 190],
      ].flatMap(([at, ...ys]) =>
        ys.map((y) => {
          // The folds draw in towards the shoulders.
          const drawn = (x: number) =>
            Math.abs(x) > 200 ? x + Math.sign(x) * 16 : Math.round(x * (1 - Math.max(0, y - 100) / 5200));
          return `${drawn(PARTS[at!]!)},${-y},1 ${drawn(turn(at!))},${14 - y},1 ${drawn(PARTS[at! + 1]!)},${-y},1`;
        }),
      ),
    ),
  ),
  // The collar, and the neck that rises out of it.
  cut(BLUE, disc(6, -536, 186, 62)),
  cut(CREAM, disc(6, -540, 172, 55)),
  cut(ORANGE, disc(6, -546, 142, 42)),
  cut(CREAM, disc(6, -549, 124, 35)),
  cut(BLUE, disc(6, -553, 100, 27)),
  cut(DUSK, disc(6, -556, 82, 20)),
  within(
    SKIN,
    HEAD,
    cut(
      SUNNY,
      '-130,-850,1 -40,-850,1 -76,-806 -84,-764 -72,-744 -66,-726 -84,-706 -62,-682 -50,-654 -68,-634 -64,-616 -44,-604,1 -22,-590 -30,-550,1 -34,-520,1 -130,-520,1',
    ),
    cut(
      DUSK,
      '60,-850,1 130,-850,1 130,-500,1 0,-500,1 12,-560 6,-590 -18,-606,1 20,-622 48,-660,1 66,-690 84,-740 74,-810',
    ),
    inked(CREAM, 15, '-120,-778 -40,-768 30,-776 120,-806'),
    inked(BLUE, 6, '-120,-778 -40,-768 30,-776 120,-806'),
  ),
  // Brow, eye, nostril, lips.
  cut(LIPS, limb('-94,-744,2 -80,-750,5 -58,-746,1')),
  cut(CREAM, '-90,-722,1 -78,-730 -62,-720,1 -74,-714 -86,-716'),
  cut(LIPS, disc(-82, -722, 6, 7), limb('-92,-726,2 -78,-732,4 -58,-719,1')),
  cut(LIPS, limb('-104,-682,2 -96,-684,4 -90,-692,1'), '-99,-657,1 -111,-661 -108,-670 -92,-666 -76,-655,1'),
  cut('#8d4034', '-99,-657,1 -111,-651 -104,-640 -88,-643 -76,-655,1'),
  // The ear, and beads in it.
  cut(SUNNY, '0,-716,1 6,-734 30,-734 34,-712 22,-690 16,-670,1 6,-676 4,-696'),
  inked(DUSK, 4, '8,-720 20,-726 24,-708 14,-694'),
  cut(ORANGE, ring(14, -642, 30, 22)),
  cut(CREAM, ring(14, -642, 22, 16)),
];
