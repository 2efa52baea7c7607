import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Fur, fur in the light, bare skin, skin in the light; eyes. */
const [FUR, SHEEN, SKIN, GLEAM, EYE] = ['#07191b', '#123033', '#1f4243', '#33605c', '#f0962e'];
/** The shoot: its leaves in the light and in the shade, their ribs. */
const [LIT, SHADE, RIB] = ['#c9e04c', '#84b83e', '#3f8440'];

/** Crest, temples, cheeks, then the slope of the shoulders. */
const BODY = twin(
  '0,-430 80,-426 168,-374 244,-270 300,-140 330,-20 350,100,1 450,120 600,170 760,280 880,470 940,720 950,1000,1 0,1000,1',
);

const FACE = twin(
  '0,-110 60,-120 150,-130 230,-110 280,-50 272,14 232,70 212,116 240,172 272,240 284,320 262,396 196,456 90,484 0,486',
);

/** A leaf of the pair that hangs out over an eye: its whole, then its under side. */
const BROW = '10,-60,1 50,-128 130,-170 226,-164 306,-108 350,-50 376,30,1 326,-12 260,-30 180,-26 90,-24';
const UNDER = '10,-60,1 100,-100 216,-100 306,-62 376,30,1 326,-12 260,-30 180,-26 90,-24';

/** The leaf at the tip: two lobes, a point. */
const NOSE = '0,84,1 18,56 70,40 128,62 160,118 152,186 104,244 40,280 0,338,1';

/** A silverback in the dark of the forest behind a hanging shoot of three leaves: two are his brow, the third, heart-shaped, his nose; they part at (0, -60). */
export const silverbackBehindShoot: readonly Layer[] = [
  within(
    FUR,
    BODY,
    cut(
      SHEEN,
      '-20,-470,1 -300,-420,1 -400,80,1 -1000,80,1 -1000,1010,1 -890,1010,1 -872,880 -838,790,1 -844,850,1 -814,730 -764,640,1 -774,704,1 -730,590 -668,510,1 -684,574,1 -628,470 -548,400,1 -572,462,1 -508,374 -414,316,1 -446,374,1 -392,270 -340,200,1 -330,110 -304,30,1 -304,70,1 -300,-20 -268,-104,1 -268,-60,1 -256,-150 -206,-226,1 -212,-184,1 -180,-270 -118,-330,1 -130,-296,1 -90,-372 40,-436,1',
    ),
  ),
  cut(SKIN, FACE),
  // Eyes in the shade of the brow.
  cut(FUR, pair('40,-40,1 260,-50,1 262,0 236,48 170,78 100,70 56,36')),
  cut(EYE, disc(138, 18, 34), disc(-138, 18, 34)),
  cut(FUR, disc(138, 16, 17), disc(-138, 16, 17)),
  cut(FUR, pair('90,-40,1 190,-40,1 190,2 138,-8 90,4')),
  cut('#fff6d8', disc(148, 8, 6), disc(-128, 8, 6)),
  // The long lip, the chin.
  cut(GLEAM, twin('0,440 70,436 130,420,1 100,462 40,474 0,474')),
  inked(FUR, 11, '-196,402 -150,388 -70,392 0,404 70,392 150,388 196,402'),
  // The shoot.
  inked(RIB, 15, '0,-60 4,0 0,90'),
  inked(RIB, 10, '0,-56 20,-70 60,-84', '0,-56 -20,-70 -60,-84'),
  cut(LIT, pair(BROW), twin(NOSE)),
  cut(SHADE, pair(UNDER), NOSE),
  inked(RIB, 6, '0,84 0,320'),
  inked(RIB, 4, '0,110 -60,90 -110,100', '0,110 60,90 110,100'),
  inked(RIB, 4, pair('70,-82 110,-116 150,-136; 140,-92 180,-120 220,-132; 214,-86 250,-104 276,-108')),
  // Two holes that caterpillars ate: the nostrils.
  cut(FUR, pair('24,206,1 30,170 66,138 108,146 112,176 80,200 46,216')),
];
