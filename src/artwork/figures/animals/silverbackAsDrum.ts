import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

/** Fur, fur in the light; bare skin, skin in the light; eyes. */
const [FUR, SHEEN, SKIN, GLEAM, EYE] = ['#15131f', '#2f3044', '#3f4156', '#666a80', '#f0912e'];
/** The drum's hide and its wood, each with its shade. */
const [HIDE, HIDE_SHADE, WOOD, WOOD_SHADE] = ['#fff0cf', '#ecc894', '#d8402a', '#a82a2c'];

const ARMS =
  '0,-70 150,-60 190,-10,1 270,0 390,20 490,90 540,180 560,270 550,352,1 578,384,1 567,390,1 594,432,1 584,436,1 604,640,1 382,640,1 388,540,1 366,550,1 382,486,1 362,492,1 376,420 364,320 310,190,1 0,190,1';
const SHOULDER_LIT =
  '190,-30,1 270,18 390,40 470,110 512,190 524,280 512,372,1 540,400,1 530,408,1 556,450,1 546,456,1 560,640,1 700,640,1 700,-60,1';
const DRUM = '0,60 308,60,1 314,200 304,300 240,420 190,580,1 0,580,1';
const LACES =
  '0,186,1 51,330 76,580; 124,182,1 164,330 138,580; 124,182,1 70,330 0,580; 226,171,1 248,330 177,580; 226,171,1 179,330 76,580; 289,154,1 258,330 138,580';

/** A silverback from the front whose chest is a laced Ugandan drum, the middle of its rim at the origin. */
export const silverbackAsDrum: readonly Layer[] = [
  within(FUR, twin(ARMS), cut(SHEEN, mirrored(SHOULDER_LIT))),
  within(
    WOOD,
    twin(DRUM),
    cut(WOOD_SHADE, '160,60,1 340,60,1 340,640,1 88,640,1 120,480 160,330 164,200'),
    inked(HIDE, 10, pair(LACES)),
    cut(
      HIDE,
      twin(
        '0,40 320,40,1 320,120,1 289,176,1 272,130 244,136 226,192,1 206,132 146,140 124,206,1 104,142 20,142 0,212,1',
      ),
    ),
  ),
  cut(HIDE_SHADE, disc(0, 60, 308, 56)),
  // The head, on the drum's skin.
  cut(FUR, twoDiscs(176, -116, 26, 40)),
  cut(SKIN, twoDiscs(178, -116, 14, 24)),
  within(
    FUR,
    twin('0,-346 70,-340 130,-280 162,-200 176,-110 186,-30 150,50 90,96 0,100'),
    cut(SHEEN, '20,-370,1 -240,-370,1 -240,60,1 -150,60,1 -150,-60 -136,-160 -120,-240 -70,-310 20,-350,1'),
  ),
  cut(
    SKIN,
    twin('0,-190 50,-198 104,-190 140,-156 138,-116 112,-84 108,-62 136,-26 146,14 136,58 96,90 40,98 0,98'),
  ),
  cut(
    GLEAM,
    twin(
      '0,-170 44,-190 96,-186 134,-152 130,-130,1 96,-156 50,-154 26,-140 26,-100 40,-78 80,-50 92,-24 80,4 40,14 0,16',
    ),
  ),
  cut(FUR, pair('30,-112,1 44,-140 88,-146 120,-118,1 98,-94 56,-90')),
  cut(EYE, twoDiscs(72, -117, 16)),
  cut(FUR, twoDiscs(72, -117, 8)),
  cut(FUR, pair('46,-136,1 96,-138,1 102,-120 72,-128 44,-122')),
  cut(FUR, pair('16,-10,1 20,-38 48,-48 70,-34,1 68,-16 46,-6 28,-2')),
  inked(FUR, 8, '-96,36 -70,48 -40,50 0,44 40,50 70,48 96,36'),
];
