import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** The inks of one wildebeest: its coat, the coat's shade, its face and horns, the beard, the light on bone. */
export type GnuInks = readonly [coat: string, shade: string, face: string, beard: string, lit: string];

/** High withers behind the head, a narrow chest, the round of the belly. */
const BARREL = twin(
  '0,-76,1 34,-72 74,-40 98,20 110,90 118,160 112,236 90,266 60,280,1 58,306,1 20,296 0,306,1',
);
const LEGS = pair(
  '20,210,1 96,180,1 90,266 76,320 72,362 74,388 66,410 60,450 62,486,1 38,486,1 40,450 38,412 30,390 32,360 24,310',
);
const HIND = limb(
  '-30,220,26 -22,300,18 -24,360,12 -20,410,9 -22,474,9;34,220,26 26,300,18 28,360,12 24,410,9 26,474,9',
);
const HOOVES = pair('38,484,1 62,484,1 72,508,1 32,508,1');
const BEARD =
  '-60,80,1 60,80,1 76,150 70,206 80,262,1 60,250 62,316,1 42,286 36,344,1 18,306 2,366,1 -14,310 -32,350,1 -42,292 -62,322,1 -60,256 -78,268,1 -70,206 -76,150';
const FACE = twin(
  '0,-34,1 34,-30 58,-6 66,36 60,84 46,124 42,164 44,196 58,220 60,250 50,276 28,286 0,288,1',
);
const HORNS = pair(
  '0,-36,1 34,-36 66,-20 96,2 120,8 140,-8 148,-38 142,-70 124,-104,1 152,-76 168,-40 166,2 144,36 110,46 72,30 40,18 0,18,1',
);
const EARS = pair('56,38,1 88,42 126,70 140,112,1 108,104 78,86 58,64,1');
const MANE =
  '-58,0,1 -66,-44,1 -50,-30,1 -44,-68,1 -28,-50,1 -12,-88,1 0,-64,1 18,-84,1 22,-58,1 48,-70,1 42,-42,1 62,-56,1 58,0,1';
const TUFTS = pair('50,20,1 96,10 104,60 102,110,1 92,86 94,150,1 80,110 84,180,1 68,130 66,196,1 60,120');

/** A white-bearded wildebeest that walks straight at us: from the crown, the origin, 508 units to its hooves. */
export const wildebeestComing = (
  [coat, shade, face, beard, lit]: GnuInks,
  near = false,
): readonly Layer[] => [
  cut(shade, HIND),
  cut(coat, LEGS),
  cut(face, HOOVES, pair('13,468,1 32,468,1 37,486,1 8,486,1')),
  within(coat, BARREL, cut(shade, '20,-90,1 130,-90,1 140,300,1 56,310,1 66,200 60,60')),
  cut(face, TUFTS),
  cut(beard, BEARD),
  cut(face, EARS, MANE, FACE, HORNS),
  ...(near
    ? [
        // The morning on the left cheek, the ears and the horns.
        cut(
          coat,
          '-60,20,1 -40,60 -22,110 -22,170 -30,212,1 -42,200 -40,164 -44,124 -58,84 -64,40',
          '-66,54,1 -92,56 -120,80 -130,102,1 -104,94 -80,78',
        ),
        cut(
          lit,
          '-124,-104,1 -152,-76 -168,-40 -166,2 -148,14,1 -154,4 -156,-36 -144,-72',
          '124,-104,1 142,-70 148,-38 140,-8 134,-4,1 134,-14 138,-38 134,-68',
          pair('42,70,1 50,62 60,60 68,66,1 62,76 50,77'),
        ),
        cut(face, pair('45,68,1 52,62 60,60 65,65,1 60,72 52,73')),
        cut(shade, pair('16,238,1 28,224 48,232 50,256,1 38,262 32,250')),
      ]
    : []),
];
