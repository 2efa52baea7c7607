import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';

const [BARK, BARK_SHADE, GROOVE, CLEFT] = ['#7f3f29', '#471c1e', '#5c2820', '#2c1016'];
const [LEAF, LEAF_SHADE] = ['#3f9a58', '#14604e'];

/** The bole of bound locs, bottle-shaped; its foot is under the band. */
const BOLE =
  '-146,330,1 -152,270 -150,200 -132,130 -118,86 -120,40 -90,20,1 90,20,1 120,40 118,86 132,130 150,200 152,270 146,330,1';

/** The boughs of the crown, fat at the bole and forked at their ends. */
const BOUGHS =
  '-70,110,48 -136,62,40 -214,56,27 -286,72,15 -336,60,7; -226,58,20 -276,22,15 -330,8,7;' +
  '-60,80,46 -104,14,36 -164,-26,23 -214,-44,14 -262,-76,6; -166,-24,17 -196,-66,12 -204,-104,6;' +
  '-20,70,44 -28,0,34 -52,-54,21 -64,-96,13 -90,-130,6; -52,-50,17 -22,-92,11 -16,-128,6;' +
  '40,70,44 62,0,33 94,-46,21 110,-88,13 140,-118,6;' +
  '70,90,46 126,26,36 190,-2,24 244,-20,14 284,-54,6; 192,2,17 216,-44,11 220,-84,6;' +
  '70,112,48 154,72,38 222,72,25 284,88,14 344,74,7; 232,72,19 286,42,14 336,34,7';

/** What of each bough is turned from the light. */
const UNDERSIDES =
  '-96,146,0 -148,104,9 -214,84,9 -286,90,7 -332,70,0;-120,48,0 -136,28,7 -174,-7,7 -220,-33,6 -258,-70,0;' +
  '6,22,0 0,-8,7 -34,-60,7 -55,-98,5 -84,-128,0;92,22,0 95,2,7 112,-39,8 120,-84,5 138,-114,0;' +
  '116,92,0 142,54,9 198,18,8 250,-10,6 282,-48,0;112,144,0 156,106,10 220,94,9 284,98,7 338,78,0';

/** A tuft of leaves: flat below, some lobes above, and its underside in shade. */
const tuft = (x: number, y: number, wide: number) => {
  const row = (...places: readonly (readonly [right: number, down: number, corner?: 1])[]) =>
    places
      .map(
        ([right, down, corner = 0]) =>
          `${Math.round(x + right * wide)},${Math.round(y + down * wide)},${corner}`,
      )
      .join(' ');
  return {
    leaf: lobes(
      row([-1, 0.2], [-0.76, -0.24], [-0.12, -0.6], [0.6, -0.42], [1, 0.16], [0, 0.26], [-1, 0.2]),
      0.62,
    ),
    shade: row(
      [-1.1, 0.2, 1],
      [-0.5, 0.12],
      [0.1, 0],
      [0.56, -0.3],
      [0.7, -0.6, 1],
      [1.4, 0, 1],
      [0.8, 0.6, 1],
      [-0.8, 0.6, 1],
    ),
  };
};

/** At the ends of the boughs, uneven in size: the bare ends between them stay bare. */
const TUFTS = [
  tuft(-338, 64, 58),
  tuft(-326, 2, 46),
  tuft(-256, -76, 67),
  tuft(-82, -130, 63),
  tuft(-4, -124, 44),
  tuft(142, -118, 72),
  tuft(276, -58, 58),
  tuft(338, 34, 49),
  tuft(344, 82, 60),
];

/** Locs bound up over a head, about x = 0, as a baobab: a bottle of a bole, and a few fat boughs in leaf. */
export const baobabUpdo: readonly Layer[] = [
  within(BARK, limb(BOUGHS), cut(BARK_SHADE, limb(UNDERSIDES))),
  within(
    BARK,
    BOLE,
    cut(BARK_SHADE, '46,340,1 34,240 20,160 40,96 84,40 108,0,1 200,0,1 200,340,1'),
    cut(
      GROOVE,
      limb(
        '-104,330,9 -112,230,6 -84,110,3 -92,70,1;-56,330,9 -60,220,7 -34,90,4 -36,10,1;-4,330,9 -8,240,6 4,130,2',
      ),
    ),
    cut(CLEFT, limb('66,330,9 72,220,6 56,100,2;112,330,9 118,230,6 94,110,2')),
  ),
  cut(LEAF, ...TUFTS.map(({ leaf }) => leaf)),
  ...TUFTS.map(({ leaf, shade }) => within(LEAF, leaf, cut(LEAF_SHADE, shade))),
];
