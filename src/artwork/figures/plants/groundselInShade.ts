import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The trunk first, then the boughs, the nearest last. */
const BOUGHS = [
  '0,20,84 2,-20,62 -8,-150,46 4,-260,42 -20,-360,36 -58,-450,31 -64,-530,27 -56,-610,23',
  '0,-236,32 60,-330,32 104,-400,29 122,-460,26 110,-530,23',
  '12,-150,34 110,-230,32 204,-290,28 228,-390,24',
  '-14,-190,33 -90,-270,32 -170,-326,27 -184,-420,24',
] as const;
const HEARTS = [
  [-186, -432, 0.94],
  [226, -402, 0.94],
  [112, -544, 0.98],
  [-58, -624, 1.08],
] as const;

/** A leaf of a rosette towards an angle (0 right, 90 up), `long` pixels to its tip: all of it, or a strip along its upper side. */
const leaf = (degrees: number, long: number, strip: boolean): string => {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const rows = strip
    ? [
        [0.1, -0.02, 0.05],
        [0.4, -0.05, 0.1],
        [0.72, -0.03, 0.08],
        [0.95, 0.09, 0],
      ]
    : [
        [0.05, 0, 0.06],
        [0.36, 0.01, 0.12],
        [0.68, 0.05, 0.14],
        [0.9, 0.12, 0.08],
        [1, 0.18, 0],
      ];
  return limb(
    rows
      .map(([share = 0, drop = 0, half = 0]) =>
        [share * c, share * s + drop * (0.3 + Math.abs(c)), half]
          .map((value) => Math.round(value * long))
          .join(','),
      )
      .join(' '),
  );
};
const fan = (angles: readonly number[], long: number, strip = false) =>
  angles.map((degrees, at) => leaf(degrees, long * [1, 0.92, 0.97][at % 3]!, strip)).join('');

const OUTER = fan([90, 75, 105, 60, 120, 45, 135, 30, 150, 15, 165, 0, 180, -15, 195, -32, 212], 122);
const SKIRT = limb('0,-30,36 0,70,40 -6,156,0');

/** A giant groundsel in the dark, its leaves edged a little lighter: 750 pixels high, its foot at the origin. */
export const groundselInShade = (ink: string, edge: string): readonly Layer[] => [
  cut(ink, limb(BOUGHS.join(';'))),
  ...HEARTS.map(([x, y, scale]) =>
    moved(
      { x, y, scale },
      cut(ink, OUTER, SKIRT),
      cut(edge, fan([82, 52, 22, 112, 142, -6], 108, true)),
      cut(ink, fan([90, 66, 114, 42, 138, 18, 162], 76)),
      cut(edge, fan([78, 50, 24, 104, 130], 66, true)),
    ),
  ),
];
