import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import { points, type Knot } from '../drawing/points.ts';

/** How high the tower is, and how much wider its foot is than its head. */
const HIGH = 486;
const FLARE = 0.2;

/** Rows of columns from the back to the front: left edge, width and top of each. */
const ROWS = [
  '-98,48,-424 -50,30,-462 -22,48,-486 24,34,-474 56,40,-440 94,28,-356',
  '-124,38,-316 -86,52,-384 -36,40,-340 2,30,-412 30,46,-376 76,34,-330 108,38,-232',
  '-156,46,-126 -112,36,-232 -78,56,-178 -24,34,-264 8,54,-206 60,34,-150 92,44,-172 134,40,-118 172,30,-58',
];
/** Where columns have broken across: x, height, width. */
const BREAKS =
  '-18,-414,40 -80,-300,38 34,-300,36 -70,-132,44 14,-154,40 -104,-176,26 -20,-206,26 96,-126,34';
/** The fallen blocks at its foot, one behind another: their sides in shade, then in light. */
const BLOCKS_SHADE =
  '-236,6,1 -226,-24,1 -196,-40,1 -166,-30,1 -150,-52,1 -112,-58,1 -96,-30,1 -52,-22,1 -30,-44,1 10,-48,1 34,-24,1 62,-30,1 92,-54,1 130,-46,1 148,-22,1 176,-34,1 206,-26,1 222,-10,1 252,-12,1 266,6,1';
const BLOCKS_LIT =
  '-236,6,1 -226,-24,1 -196,-40,1 -190,-14,1 -194,6,1; -166,4,1 -164,-32,1 -150,-52,1 -112,-58,1 -126,-26,1 -122,4,1; -52,4,1 -50,-24,1 -30,-44,1 10,-48,1 -6,-20,1 -8,4,1; 60,4,1 66,-32,1 92,-54,1 104,-51,1 92,-24,1 96,4,1; 154,4,1 160,-26,1 176,-34,1 186,-31,1 178,4,1';

type Tones = readonly [edge: string, lit: string, middle: string, shade: string, cleft: string];
type Column = readonly [x: number, wide: number, top: number];

/** Where a point of the upright plan stands on the tower, which spreads towards its foot. */
const spread = (x: number, y: number): Knot => [x * (1 + FLARE * ((y + HIGH) / HIGH) ** 2), y, 1];

/** A column's face towards the light and its face turned away, from its slanting head down to the ground. */
function facesOf([x, wide, top]: Column): readonly [string, string] {
  const ridge = x + wide * (wide > 40 ? 0.62 : 0.42);
  const head = wide * 0.32;
  return [
    outline([spread(x, 0), spread(x, top + head), spread(ridge, top), spread(ridge, 0)]),
    outline([spread(ridge, 0), spread(ridge, top), spread(x + wide, top + head * 0.7), spread(x + wide, 0)]),
  ];
}

/** The tones of its two faces: paler on the side of the light, darker beyond the middle. */
function tonesOf([x, wide]: Column): readonly [number, number] {
  const middle = x + wide / 2;
  if (middle < -92) return [0, 1];
  if (middle < -10) return [1, 2];
  if (middle < 56) return [1, 3];
  return middle < 110 ? [2, 3] : [3, 4];
}

/** A row of columns, each in its own two tones, with the shade that the row before it throws on it. */
function rowOf(row: string, before: string | undefined, tones: Tones): Layer {
  const columns = points(row);
  const faces = columns.map(facesOf);
  const shades = before === undefined ? [] : points(before).map(leeOf);
  return within(
    tones[1],
    faces.flat().join(''),
    ...tones.flatMap((tone, nth) => {
      const own = columns.flatMap((one, at) => faces[at]!.filter((_, side) => tonesOf(one)[side] === nth));
      return own.length === 0 || nth === 1 ? [] : [cut(tone, ...own)];
    }),
    ...(shades.length === 0 ? [] : [cut({ fill: tones[4], opacity: 0.6 }, ...shades)]),
  );
}

/** What a column hides from the light on the row behind it. */
const leeOf = ([x, wide, top]: Column): string =>
  outline([
    spread(x + wide * 0.4, 0),
    spread(x + wide * 0.4, top - 16),
    spread(x + wide + 16, top + 14),
    spread(x + wide + 16, 0),
  ]);

/**
 * Fischer's Tower, the stubby plug of broken columns at the gate of the park, fallen blocks about it: its foot on
 * (x, y), 486 pixels high and about as wide at a scale of 1, lit from the left unless `flip`. The tones run from the
 * edge in light to the deepest clefts.
 */
export const fischersTower = (options: {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  tones: Tones;
}): Layer => {
  const { tones, ...placing } = options;
  const [, lit, , shade, cleft] = tones;
  return moved(
    placing,
    ...ROWS.map((row, at) => rowOf(row, ROWS[at + 1], tones)),
    cut(
      { fill: cleft, opacity: 0.7 },
      ...points(BREAKS).map(([x, y, wide]) =>
        outline([
          spread(x, y),
          spread(x + wide * 0.6, y - 6),
          spread(x + wide, y - 2),
          spread(x + wide * 0.6, y),
        ]),
      ),
    ),
    cut(shade, BLOCKS_SHADE),
    cut(lit, BLOCKS_LIT),
  );
};
