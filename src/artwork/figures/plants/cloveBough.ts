import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [LEAF, SHADE, BARK, BUD, HEAD] = ['#2f7d4c', '#17523f', '#2a1c22', '#e5564c', '#ffe3b0'];

/** A clove's leaf that hangs to the right, its lower half in shade. */
const leaf = (x: number, y: number, turn: number, scale: number): Layer =>
  moved(
    { x, y, turn, scale },
    cut(LEAF, '0,0,1 40,-34 110,-40 200,0,1 110,40 40,34'),
    cut(SHADE, '0,0,1 200,0,1 110,40 40,34'),
  );

/** How much longer every other bud is. */
const long = (at: number) => (at % 2) * 16;

/** Buds of the clove, like nails with four claws and a round head, five to a bunch. */
const buds = (x: number, y: number, turn: number, scale: number): Layer =>
  moved(
    { x, y, turn, scale },
    ...[-58, -28, 4, 34, 62].map((each, at) =>
      moved(
        { x: 0, y: 0, turn: each },
        cut(BARK, limb('0,0,3 0,30,3')),
        cut(
          BUD,
          `-5,24,1 5,24,1 11,${70 + long(at)},1 24,${84 + long(at)},1 12,${88 + long(at)},1 -12,${88 + long(at)},1 -24,${84 + long(at)},1 -11,${70 + long(at)},1`,
        ),
        cut(HEAD, disc(0, 92 + long(at), 14, 13)),
      ),
    ),
  );

/** A clove tree's bough along the upper edge of a picture 1200 pixels wide, with leaves and ripe buds. */
export const cloveBough: readonly Layer[] = [
  leaf(60, 60, 200, 1),
  leaf(180, 70, 60, 0.9),
  leaf(430, 66, 110, 1),
  leaf(760, 60, 130, 0.9),
  leaf(1110, 60, 70, 1),
  leaf(1170, 50, 10, 1),
  cut(BARK, limb('-40,40,34 200,60,28 480,84,24 760,72,20 1000,58,16 1240,20,12')),
  cut(BARK, limb('420,70,10 470,130,6 486,170,4;1010,60,9 1060,110,6 1070,150,4;80,60,9 60,120,6 70,160,4')),
  leaf(486, 150, 20, 0.8),
  leaf(466, 140, 160, 0.8),
  leaf(1064, 130, 24, 0.9),
  leaf(66, 140, 30, 0.7),
  leaf(60, 120, 170, 0.9),
  leaf(560, 70, -40, 0.8),
  leaf(900, 50, -20, 0.8),
  leaf(160, 40, 190, 0.9),
  buds(484, 160, 0, 1),
  buds(70, 150, 10, 0.9),
];
