import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

/** Fur, fur in the light; bare skin in the hollows, in shade, between, and in the light; eyes. */
const [FUR, SHEEN, HOLLOW, DIM, SKIN, SOFT, GLEAM, EYE] = [
  '#06171a',
  '#10302f',
  '#1c423f',
  '#3c6d67',
  '#538980',
  '#6a9c90',
  '#92c0ad',
  '#dc8a30',
];
/** Crest, temples, cheeks, then the slope of the shoulders. */
const BODY = twin(
  '0,-430 80,-426 168,-374 244,-270 300,-140 330,-20 350,100,1 450,120 600,170 760,280 880,470 940,720 950,1000,1 0,1000,1',
);

const FACE = twin(
  '0,-112,1 70,-122 160,-128 240,-104 280,-46 268,14 234,62 206,106 222,152 262,202 286,272 276,344 236,412 160,458 80,474 0,476',
);
const BROW = '0,-22,1 0,-54,1 60,-90 150,-108 232,-92 266,-42,1 220,-66 150,-76 64,-58';
const NOSE = '0,98,1 28,80 80,84 126,118 154,178 142,228 96,248 52,264 0,270,1';
const EYES = pair('82,18,1 102,-14 142,-24 182,-10 202,18,1 178,34 140,40 104,34');
/** The long hair of the cheeks. */
const LOCKS = pair('306,-150,1 344,-90 366,-50,1 340,-50 372,30 396,60,1 364,50 400,120 436,150,1 300,140,1');

/** A silverback who looks out of the dark of the forest, head and shoulders; between his eyes is (0, 0). */
export const silverbackPeering: readonly Layer[] = [
  cut(FUR, LOCKS),
  within(
    FUR,
    BODY,
    cut(
      SHEEN,
      '-20,-470,1 -300,-420,1 -400,80,1 -1000,80,1 -1000,1010,1 -890,1010,1 -872,880 -838,790,1 -844,850,1 -814,730 -764,640,1 -774,704,1 -730,590 -668,510,1 -684,574,1 -628,470 -548,400,1 -572,462,1 -508,374 -414,316,1 -446,374,1 -392,270 -340,200,1 -330,110 -304,30,1 -304,70,1 -300,-20 -268,-104,1 -268,-60,1 -256,-150 -206,-226,1 -212,-184,1 -180,-270 -118,-330,1 -130,-296,1 -90,-372 40,-436,1',
    ),
  ),
  within(
    SKIN,
    FACE,
    // What turns from the light: temple, cheek, the side of the muzzle.
    cut(
      DIM,
      '170,-140,1 206,-60 176,30 120,100 172,170 206,262 192,352 120,430 40,490,1 330,490,1 330,-140,1',
    ),
    cut(SOFT, '-270,210,1 -236,170 -196,190 -222,260 -214,330 -176,400 -230,420 -290,330'),
  ),
  cut(HOLLOW, pair('34,-26,1 110,-66 214,-66 262,-26,1 244,34 200,70 130,74 72,48')),
  cut(GLEAM, mirrored(BROW)),
  cut(SOFT, BROW, '-22,-20,1 0,-28 22,-20,1 18,40 34,90,1 -34,90,1 -18,40'),
  cut(GLEAM, '-22,-20,1 -4,-26,1 -2,90,1 -34,90,1 -18,40'),
  within(
    FUR,
    EYES,
    cut(EYE, disc(141, 8, 27), disc(-141, 8, 27)),
    cut(FUR, disc(141, 8, 14), disc(-141, 8, 14), pair('70,-40,1 210,-40,1 204,10,1 140,-14 84,8,1')),
    cut('#fff6d8', disc(132, 1, 6), disc(-150, 1, 6)),
  ),
  inked(DIM, 8, '-206,62 -142,76 -88,58', '206,62 142,76 88,58'),
  cut(GLEAM, mirrored(NOSE)),
  cut(SOFT, NOSE),
  cut(FUR, pair('18,210 30,168 70,148 110,166 128,216,1 104,230 60,232 26,228')),
  inked(DIM, 8, '0,150 0,256', '-164,240 -190,280 -200,320', '164,240 190,280 200,320', '0,296 0,350'),
  // The long lip and the chin.
  inked(FUR, 12, '-212,388 -160,392 -80,380 0,390 80,380 160,392 212,388'),
  cut(GLEAM, '-140,410,1 -70,402 0,410,1 0,436,1 -70,436'),
  cut(SOFT, '140,410,1 70,402 0,410,1 0,436,1 70,436'),
];
