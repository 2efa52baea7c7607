import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { masaiPatches, type Middle } from './masaiCoat.ts';

/** The inks of one coat, and of its soft muzzle. */
export interface GreetingCoat {
  coat: string;
  lit: string;
  shade: string;
  patch: string;
  muzzle: string;
  chin: string;
  line: string;
}

const [DEEP, INK] = ['#5c1a20', '#1d0f1c'];

/** Down the throat, which flares as a mountain's slope, and up the crest to the poll. */
const NECK =
  '-20,-80,1 -52,10,1 -14,120 30,250 88,400 158,550 236,680 300,810,1 624,810,1 490,620 398,450 334,296 288,140 256,0 214,-130 140,-240,1';
const MANE =
  '110,-250,1 170,-232 230,-146 280,-6 312,134 360,288 430,440 526,604 662,810,1 560,810,1 300,440,1 200,-60,1';
/** The jaw's shade on the throat, and the side of the neck that the light leaves. */
const UNDER_JAW = '-120,-60,1 170,-240,1 186,-130 170,-20 120,70 40,122 -30,128,1 -120,130,1';

/** Where its patches have their middles, and how far these lie apart: smaller towards the head. */
const MIDDLES =
  '226,-60,74 170,36,82 244,50,84 92,110,84 168,140,92 256,150,92 40,200,90 116,226,100 210,240,100 300,262,98 88,322,104 176,330,106 270,352,110 366,372,104 150,424,112 240,440,114 340,460,116 440,486,108 212,540,116 312,556,120 418,574,120 520,596,114 280,652,120 388,676,124 500,696,124 606,712,116 350,770,124 468,800,124 590,810,124';

const HEAD =
  '128,-190,1 118,-250 78,-286 30,-288 -16,-256 -70,-200 -150,-152 -240,-118 -318,-92 -372,-84 -420,-62 -442,-26 -442,8 -420,32,1 -412,52 -398,80 -366,86 -318,74 -236,58 -150,54 -84,62 -30,58 20,34 70,-20 130,-110,1';

/** A closed lid with the long lashes that lie under it. */
const closedEye = (shade: string): Layer[] => [
  cut(shade, '-130,-106,1 -112,-142 -76,-158 -36,-146 -12,-116,1 -44,-80 -96,-80'),
  cut(
    INK,
    '-134,-112,1 -108,-84 -62,-78 -10,-118,1 -46,-58 -108,-62',
    limb('-112,-84,8 -134,-68,5 -152,-42,0;-86,-74,8 -104,-50,5 -118,-22,0;-56,-72,8 -66,-46,5 -76,-16,0'),
  ),
];

/** A head that looks left: its throat at 0,0, 440 pixels to the lips. */
const head = ({ coat, lit, shade, patch, muzzle, chin, line }: GreetingCoat): Layer[] => [
  // Horn and ear of the far side.
  cut(DEEP, limb('20,-266,17 12,-316,14 12,-366,15'), disc(12, -372, 19, 16)),
  cut(shade, '6,-262,1 -34,-306 -84,-324 -130,-316,1 -100,-276 -54,-246 -2,-244,1'),
  within(
    shade,
    outline(HEAD),
    cut(
      coat,
      '-480,56,1 -380,52 -300,40 -210,24 -130,22 -70,30 -10,10 40,-40 84,-110 110,-170 134,-240,1 130,-340,1 -480,-340,1',
    ),
    cut(
      lit,
      '80,-310,1 30,-266 0,-232 -56,-184 -140,-136 -230,-102 -314,-76 -400,-60,1 -480,-90,1 -60,-360,1',
    ),
    cut(
      patch,
      '30,-140,1 62,-166 96,-154 100,-118 70,-98 42,-108; 94,-200,1 114,-216 150,-200 140,-160 104,-164; -2,-34,1 30,-60 60,-40 52,-8 18,2',
    ),
    cut(muzzle, '-480,-120,1 -352,-110,1 -352,-70 -330,-30 -318,20 -338,60 -330,120,1 -480,120,1'),
    cut(chin, '-440,30,1 -404,42 -372,44 -326,30,1 -338,60 -330,120,1 -480,120,1'),
  ),
  inked(line, 7, '-424,30 -404,42 -372,42 -348,30'),
  cut(line, '-416,-32,1 -406,-54 -376,-54,1 -382,-32 -402,-20'),
  moved({ x: 14, y: -10 }, ...closedEye(shade)),
  // Horn and ear of the near side.
  cut(coat, limb('56,-254,21 62,-316,16 72,-372,16')),
  cut(shade, limb('70,-258,9 76,-316,8 85,-366,8')),
  cut(INK, disc(74, -376, 21, 18)),
  cut(coat, '80,-236,1 122,-298 192,-330 262,-322,1 230,-268 168,-226 96,-204,1'),
  cut(DEEP, '104,-232,1 150,-282 204,-308 262,-322,1 230,-268 168,-234'),
];

const middles: readonly Middle[] = points(MIDDLES);

/** Head and neck of a Masai giraffe that looks left, its eyes closed: its throat the origin, the head tipped up by some degrees. */
export const giraffeGreeting = (coat: GreetingCoat, turn: number): Layer[] => [
  cut(DEEP, MANE),
  within(
    coat.coat,
    outline(NECK),
    (canvas) => {
      canvas.path(masaiPatches(canvas.random('giraffe'), middles, 12), { fill: coat.patch });
    },
    cut(coat.shade, UNDER_JAW),
  ),
  moved({ x: 0, y: 0, turn }, ...head(coat)),
];
