import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';

/** A point of the bridge in metres: along it, across it, over the water. */
type Place = readonly [along: number, across: number, over: number];

/** Where the eye is, how far round it looks towards the far bank, and where the level of the eye lies in the picture. */
const [EYE_ALONG, EYE_ACROSS, EYE_OVER] = [-92, -84, 3];
const [TURN, LENS, LEVEL, MIDDLE] = [0.62, 860, 640, 470];
const [SPAN, DECK, JOINT, TOP, THICK, BACK] = [290, 15, 46, 80, 5, -116];

/** A point of the bridge in pixels of the picture. */
export const seenAt = ([along, across, over]: Place): readonly [x: number, y: number] => {
  const [dx, dy] = [along - EYE_ALONG, across - EYE_ACROSS];
  const far = dx * Math.cos(TURN) + dy * Math.sin(TURN);
  const aside = dx * Math.sin(TURN) - dy * Math.cos(TURN);
  return [Math.round(MIDDLE + (LENS * aside) / far), Math.round(LEVEL - (LENS * (over - EYE_OVER)) / far)];
};

const shape = (...places: readonly Place[]) =>
  places.map((place) => `${seenAt(place).join(',')},1`).join(' ');

/** The front of a pylon: two legs from the water to where they join, and the mast that the cables hang on. */
const front = (along: number, mirror: number): string =>
  shape(
    [along, -22, 0],
    [along, -17, 0],
    [along, 0, (JOINT - 6) * mirror],
    [along, 17, 0],
    [along, 22, 0],
    [along, 2.6, (JOINT + 3) * mirror],
    [along, 2.6, TOP * mirror],
    [along, -2.6, TOP * mirror],
    [along, -2.6, (JOINT + 3) * mirror],
  );

/** Its side towards us. */
const side = (along: number): string =>
  shape(
    [along, -22, 0],
    [along + THICK, -22, 0],
    [along + THICK, -2.6, JOINT + 3],
    [along + THICK, -2.6, TOP],
    [along, -2.6, TOP],
    [along, -2.6, JOINT + 3],
  );

/** The inside of its farther leg. */
const inside = (along: number): string =>
  shape([along, 17, 0], [along + THICK, 17, 0], [along + THICK, 0, JOINT - 6], [along, 0, JOINT - 6]);

/** The sail that the cables of one side make, and its cables. */
const sail = (along: number, reach: number, mirror = 1): string =>
  shape(
    [along, 0, (TOP - 2) * mirror],
    [along + reach, 0, DECK * mirror],
    [along + reach * 0.12, 0, DECK * mirror],
    [along, 0, (JOINT + 6) * mirror],
  );
const cables = (along: number, reach: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    return shape(
      [along, 0, JOINT + 6 + share * (TOP - JOINT - 8)],
      [along + reach * (0.12 + share * 0.88), 0, DECK],
    );
  });

/** The deck's edge towards us. */
const deck = (mirror: number): string =>
  shape(
    [BACK, -11.5, 13 * mirror],
    [BACK, -11.5, (DECK + 1.6) * mirror],
    [560, -11.5, (DECK + 1.6) * mirror],
    [560, -11.5, 13 * mirror],
  );

/** A lorry full of green bananas from its parts: along the bridge and over the deck, in metres. */
const part = (...row: readonly (readonly [along: number, over: number])[]): string =>
  shape(...row.map(([along, over]): Place => [along, -9, DECK + over]));
const traffic = (ink: { dark: string }): readonly Layer[] => [
  cut(
    '#2f7d4c',
    part([-47, 2], [-47, 5], [-45.6, 6], [-44, 5.6], [-42, 6.4], [-40, 5.4], [-39, 4.6], [-39, 2]),
  ),
  cut(
    ink.dark,
    part([-47.4, 0], [-38.6, 0], [-38.6, 3.6], [-47.4, 3.6]),
    part([-38, 0], [-35, 0], [-35, 2.8], [-36, 4.8], [-38, 4.8]),
  ),
];

const [SUNNY, SHADY] = [
  [
    [0, BACK],
    [SPAN, -142],
  ],
  [
    [0, 142],
    [SPAN, 142],
  ],
] as const;

/** The bridge at the source of the Nile, from a boat: two pylons like a Y on its head, a fan of cables on both sides of each. */
export const nileBridge = (ink: Record<'sunny' | 'shady' | 'dark' | 'mid', string>): readonly Layer[] => [
  cut(ink.sunny, ...SUNNY.map(([along, reach]) => sail(along, reach))),
  cut(ink.shady, ...SHADY.map(([along, reach]) => sail(along, reach))),
  inked(ink.dark, 3, ...cables(0, BACK, 13), ...cables(0, 142, 16)),
  inked(ink.dark, 1.4, ...cables(SPAN, -142, 12), ...cables(SPAN, 142, 6)),
  cut(ink.mid, shape([BACK, -11.5, 13], [560, -11.5, 13], [560, 11.5, 13], [BACK, 11.5, 13])),
  cut(ink.dark, inside(SPAN), inside(0)),
  cut(ink.mid, front(SPAN, 1), front(0, 1)),
  ...traffic(ink),
  cut(ink.dark, side(SPAN), side(0), deck(1)),
];

/** What the still water shows of it. */
export const nileBridgeImage = (ink: Record<'sunny' | 'shady' | 'dark', string>): readonly Layer[] => [
  cut(ink.sunny, ...SUNNY.map(([along, reach]) => sail(along, reach, -1))),
  cut(ink.shady, ...SHADY.map(([along, reach]) => sail(along, reach, -1))),
  cut(ink.dark, front(0, -1), front(SPAN, -1), deck(-1)),
];
