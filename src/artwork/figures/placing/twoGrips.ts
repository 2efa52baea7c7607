import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** The inks of a hand: its skin, the side away from the light, the creases, and the nails. */
type Hand = readonly [skin: string, shade: string, crease: string, nail: string];

const APE: Hand = ['#4b5672', '#2c3550', '#171c2e', '#8d97b0'];
const WALKER: Hand = ['#9a5632', '#6b3520', '#3f1c14', '#e3b08c'];
const [COAT, TUFT] = ['#151a2b', '#272f49'];
const [SLEEVE, FOLD, CUFF] = ['#e04a2a', '#a9301f', '#f4b13e'];

/** From the first finger down to the little one. */
const FINGERS = [
  '-70,-116 -64,-140 -30,-150 20,-152 66,-158 104,-146 114,-114 102,-84 66,-76 10,-78 -40,-76 -66,-92',
  '-88,-40 -82,-68 -46,-78 16,-76 78,-84 122,-70 132,-38 118,-6 78,0 16,-4 -50,-2 -82,-16',
  '-82,34 -78,8 -46,-4 16,-4 74,-8 114,6 124,34 112,64 74,72 18,68 -50,70 -76,56',
  '-66,100 -60,78 -34,68 18,68 62,64 96,76 104,100 92,126 60,134 16,130 -36,130 -60,120',
];
const PALM = '-300,-86,1 -200,-96 -120,-140 -50,-160,1 -30,120,1 -60,146 -120,144 -190,118 -300,98,1';
/** The ball of the thumb, and the thumb that closes over two fingers. */
const THUMB =
  '-300,-86,1 -220,-92 -150,-136 -96,-172 -48,-170 -8,-136 40,-118 74,-92 74,-58 46,-42 6,-54 -34,-76 -66,-72 -84,-30 -96,30 -140,70 -300,60,1';

const lifted = (shape: string, by: number) => placed({ y: -by })(shape);

/** A hand closed around a stem at x = 0, from the left, its fingers to us and the thumb over them. */
const grip = ([skin, shade, crease, nail]: Hand): Layer[] => [
  within(shade, PALM, cut(skin, lifted(PALM, 30))),
  ...FINGERS.map((finger) => within(shade, finger, cut(skin, lifted(finger, 15)))),
  // Where they bend, and their nails.
  inked(crease, 5, '-60,-76 20,-77 74,-78 98,-77', '-70,-3 20,-4 78,-4 106,-1', '-62,69 18,69 70,69 94,70'),
  inked(
    crease,
    4,
    '66,-140 76,-126 74,-108',
    '80,-66 92,-48 90,-28',
    '76,12 88,28 86,48',
    '62,82 72,96 70,114',
  ),
  cut(
    nail,
    '-74,22,1 -50,14 -34,24 -34,46 -50,54 -72,48,1',
    '-58,90,1 -38,82 -24,90 -24,106 -38,114 -56,110,1',
  ),
  within(shade, THUMB, cut(skin, lifted(THUMB, 16))),
  inked(crease, 5, '-26,-146 0,-136 30,-120 72,-92 76,-72', '-66,-72 -84,-30 -96,30 -140,70 -190,84'),
  inked(crease, 4, '-30,-142 -18,-122 -22,-98', '-46,-146 -36,-128 -40,-108'),
  cut(nail, '36,-100,1 62,-92 72,-76 64,-62 44,-66 26,-82'),
];

/** The locks of its forearm that fall over the wrist, and those below them. */
const LOCKS =
  '-60,470,1 0,440 70,410 130,404 204,436,1 160,434 128,446,1 180,452 222,482,1 176,470 140,478,1 188,492 220,530,1 176,510 140,512,1 182,536 200,578,1 164,552 128,546,1 160,580 166,622,1 136,586 104,576,1 128,616 124,660,1 102,622 72,606,1 88,648 78,694,1 60,652 30,634,1 40,680 24,726,1 10,684 -20,664,1 -14,716 -40,760,1 -60,700,1';
const UNDER_LOCKS =
  '-60,460,1 60,398 150,390 242,422,1 190,424 160,436,1 214,446 256,504,1 206,478 170,484,1 220,512 246,564,1 200,530 160,530,1 196,566 206,622,1 172,580 136,574,1 156,622 148,674,1 124,630 96,620,1 108,668 92,716,1 60,690 -60,740,1';

/** A mountain gorilla's hand, from the left, out of the long hair of its arm. */
export const gorillaGrip: readonly Layer[] = [
  moved({ x: 400, y: 500 }, ...grip(APE)),
  cut(TUFT, UNDER_LOCKS),
  cut(COAT, LOCKS),
  cut(
    TUFT,
    limb(
      '20,452,0 74,448,6 124,470,0;-20,500,0 50,504,7 104,534,0;10,574,0 54,590,6 80,632,0;-40,590,0 -10,610,6 4,650,0',
    ),
  ),
];

/** A walker's hand, from the right, out of the sleeve of a raincoat. */
export const walkerGrip: readonly Layer[] = [
  moved({ x: 800, y: 500, flip: true }, ...grip(WALKER)),
  within(
    SLEEVE,
    '1030,390,1 1120,410 1260,466,1 1260,760,1 1140,680 1030,626,1 1010,560 1010,460',
    cut(FOLD, '1030,626,1 1100,600 1180,610 1260,660,1 1260,780,1 1030,700,1'),
    cut(FOLD, '1120,430,1 1112,500 1134,570,1 1094,510'),
  ),
  cut(CUFF, '1020,384,1 1064,396,1 1044,500 1064,644,1 1022,628,1 1002,560 1002,450'),
];
