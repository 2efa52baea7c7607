import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Fur, fur in the light, bare skin, skin in the light; eyes. */
const [FUR, SHEEN, SKIN, GLEAM, EYE] = ['#06171a', '#10302f', '#46776f', '#78a898', '#f29a2e'];
/** Crest, temples, cheeks, then the slope of the shoulders. */
const BODY = twin(
  '0,-430 80,-426 168,-374 244,-270 300,-140 330,-20 350,100,1 450,120 600,170 760,280 880,470 940,720 950,1000,1 0,1000,1',
);

const FACE = twin(
  '0,-110 60,-120 150,-130 230,-110 280,-50 272,14 232,70 212,116 240,172 272,240 284,320 262,396 196,456 90,484 0,486',
);

/** A silverback who looks out of the dark of the forest, head and shoulders; between his eyes is (0, 0). */
export const silverbackPeering: readonly Layer[] = [
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
  // The brow, one heavy bar, and the nose.
  cut(
    GLEAM,
    twin('0,-30,1 40,-66 130,-84 230,-72 290,-16,1 230,-44 140,-52 70,-34 30,20 16,80 0,84,1'),
    twin('0,96,1 20,76 70,76 120,120 150,186 136,240 84,262 40,280 0,284,1'),
  ),
  cut(FUR, pair('22,214 34,166 74,146 110,176 120,222 92,244 48,242')),
];
