import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** The inks of a hand: its skin, the side away from the light, the creases, and the nails. */
type Inks = readonly [skin: string, shade: string, crease: string, nail: string];

/** A hand closed around a stem at x = 0, from the left: its shapes, each lit from above. */
interface Hand {
  palm: string;
  /** From the first one down to the little one. */
  fingers: readonly string[];
  /** The ball of the thumb, and the thumb that closes over the fingers. */
  thumb: string;
  /** How deep the shade lies under a finger. */
  deep: number;
  /** Between the fingers and along the thumb; over the joints. */
  creases: readonly string[];
  joints: readonly string[];
  nails: readonly string[];
}

const APE_INKS: Inks = ['#4b5672', '#2c3550', '#171c2e', '#12172a'];
const WALKER_INKS: Inks = ['#9a5632', '#6b3520', '#3f1c14', '#e3b08c'];
const [COAT, TUFT] = ['#151a2b', '#2a3350'];
const [SLEEVE, FOLD, CUFF] = ['#e04a2a', '#a9301f', '#f4b13e'];

/** A gorilla's: broad and heavy, with thick fingers and a short thumb that only reaches the stem. */
const APE: Hand = {
  palm: '-420,-130,1 -280,-140 -180,-170 -90,-160,1 -40,170,1 -84,204 -180,206 -280,186 -420,150,1',
  fingers: [
    '-98,-148 -88,-180 -44,-194 0,-190 50,-196 96,-208 148,-190 162,-150 150,-114 104,-102 50,-108 0,-106 -50,-104 -92,-116',
    '-116,-52 -104,-88 -50,-102 0,-100 60,-104 112,-118 176,-98 194,-52 176,-10 120,6 60,-2 0,-2 -60,0 -106,-18',
    '-112,46 -100,12 -46,-2 0,-2 60,0 108,-8 168,8 186,52 170,90 114,102 60,96 0,94 -54,96 -100,80',
    '-96,136 -82,106 -36,94 0,94 50,96 92,88 144,102 158,138 140,176 92,186 40,178 0,178 -40,180 -84,164',
  ],
  thumb:
    '-420,-130,1 -300,-134 -220,-160 -150,-176 -84,-158 -28,-124 0,-96 0,-64 -28,-48 -70,-60 -104,-66 -126,-30 -140,50 -200,110 -420,120,1',
  deep: 20,
  creases: [
    '-70,-104 20,-106 110,-108 152,-104',
    '-84,0 20,-2 116,2 164,-2',
    '-80,96 20,94 106,96 154,94',
    '-104,-66 -126,-30 -140,50 -200,110 -240,120',
  ],
  joints: [
    '96,-196 110,-176 108,-146',
    '120,-190 134,-172 132,-146',
    '112,-100 128,-78 126,-44',
    '138,-94 152,-74 150,-46',
    '106,8 122,32 120,60',
    '132,14 146,36 144,62',
    '88,102 102,122 100,146',
    '-84,-150 -66,-130 -66,-104',
    '-60,-140 -44,-122 -44,-98',
  ],
  nails: [
    '-108,34,1 -84,22 -64,34 -62,64 -82,76 -106,66,1',
    '-92,122,1 -68,112 -50,122 -50,148 -68,158 -90,152,1',
    '-34,-112,1 -12,-108 2,-90 -4,-70 -24,-70 -42,-88',
  ],
};

/** A walker's: slender, the long thumb bent around over two fingers. */
const WALKER: Hand = {
  palm: '-300,-86,1 -200,-96 -120,-140 -50,-160,1 -30,120,1 -60,146 -120,144 -190,118 -300,98,1',
  fingers: [
    '-70,-116 -64,-140 -30,-150 20,-152 66,-158 104,-146 114,-114 102,-84 66,-76 10,-78 -40,-76 -66,-92',
    '-88,-40 -82,-68 -46,-78 16,-76 78,-84 122,-70 132,-38 118,-6 78,0 16,-4 -50,-2 -82,-16',
    '-82,34 -78,8 -46,-4 16,-4 74,-8 114,6 124,34 112,64 74,72 18,68 -50,70 -76,56',
    '-66,100 -60,78 -34,68 18,68 62,64 96,76 104,100 92,126 60,134 16,130 -36,130 -60,120',
  ],
  thumb:
    '-300,-86,1 -220,-92 -150,-136 -96,-172 -46,-168 0,-132 48,-96 82,-58 88,-24 66,-8 34,-22 0,-56 -34,-76 -66,-72 -84,-30 -96,30 -140,70 -300,60,1',
  deep: 15,
  creases: [
    '56,-77 74,-78 98,-77',
    '-70,-3 20,-4 78,-4 106,-1',
    '-62,69 18,69 70,69 94,70',
    '-66,-72 -84,-30 -96,30 -140,70 -190,84',
  ],
  joints: [
    '70,-142 80,-126 78,-106',
    '94,-66 104,-46 100,-24',
    '76,12 88,28 86,48',
    '62,82 72,96 70,114',
    '0,-126 -2,-108 -14,-90',
    '-14,-134 -18,-114 -30,-98',
  ],
  nails: [
    '-74,22,1 -50,14 -34,24 -34,46 -50,54 -72,48,1',
    '-58,90,1 -38,82 -24,90 -24,106 -38,114 -56,110,1',
    '54,-66,1 76,-54 86,-34 78,-18 60,-22 46,-42',
  ],
};

const lifted = (shape: string, by: number) => placed({ y: -by })(shape);

/** A hand in its inks, closed around a stem at x = 0. */
const grip = ([skin, shade, crease, nail]: Inks, hand: Hand): Layer[] => [
  within(shade, hand.palm, cut(skin, lifted(hand.palm, 30))),
  // No stem shows between the fingers.
  cut(shade, box(-50, -130, 140, 240)),
  ...hand.fingers.map((finger) => within(shade, finger, cut(skin, lifted(finger, hand.deep)))),
  inked(crease, 5, ...hand.creases.slice(0, -1)),
  // The thumb, and the line under its ball.
  within(shade, hand.thumb, cut(skin, lifted(hand.thumb, 16))),
  inked(crease, 5, ...hand.creases.slice(-1)),
  inked(crease, 4, ...hand.joints),
  cut(nail, ...hand.nails),
];

/** A mountain gorilla's hand around a stem at x = 350, from the left, out of the long hair of its arm. */
export const gorillaGrip: readonly Layer[] = [
  moved({ x: 350, y: 510 }, ...grip(APE_INKS, APE)),
  // The hair ends in one edge over the wrist.
  within(
    COAT,
    '-60,316,1 20,312 96,330 150,362,1 176,374 202,404,1 172,406 160,424,1 190,440 214,474,1 182,472 168,488,1 196,508 214,544,1 184,538 168,552,1 188,572 202,610,1 172,600 156,612,1 172,634 180,672,1 152,660 136,672,1 146,692 148,728,1 122,718 100,730 40,756 -60,776,1',
    cut(TUFT, '-60,300,1 20,300 100,320 160,362,1 202,404,1 130,372 40,362 -60,372,1'),
    cut(TUFT, limb('-60,480,6 10,466,10 110,474,7 182,498,0'), limb('-60,604,6 0,590,9 80,596,6 150,622,0')),
  ),
];

/** A walker's hand around a stick at x = 830, from the right, out of the sleeve of a raincoat. */
export const walkerGrip: readonly Layer[] = [
  moved({ x: 830, y: 500, flip: true }, ...grip(WALKER_INKS, WALKER)),
  within(
    SLEEVE,
    '1060,390,1 1140,408 1260,450,1 1260,760,1 1160,680 1060,626,1 1040,560 1040,460',
    cut(FOLD, '1060,640,1 1110,606 1180,610 1260,650,1 1260,780,1 1060,700,1'),
    cut(FOLD, '1150,430,1 1142,500 1164,570,1 1124,510'),
  ),
  cut(CUFF, '1050,384,1 1094,396,1 1074,500 1094,644,1 1052,628,1 1032,560 1032,450'),
];
