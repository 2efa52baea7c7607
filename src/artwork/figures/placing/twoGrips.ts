import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { placed } from '../../drawing/placed.ts';

/** A hand closed around a stem at x = 0, from the left, its fingers to us and the thumb over them. */
interface Hand {
  skin: string;
  /** Away from the light. */
  shade: string;
  nail: string;
  /** How far its shade stands off to the side. */
  light: number;
  palm: string;
  /** From the first one down to the little one. */
  fingers: readonly string[];
  /** The ball of the thumb, and the thumb. */
  thumb: string;
  thumbNail: string;
}

const APE: Hand = {
  skin: '#515c80',
  shade: '#2b3352',
  nail: '#717ca2',
  light: -20,
  palm: '-340,-120,1 -200,-150 -110,-186 -40,-190,1 -20,150,1 -80,186 -170,176 -340,140,1',
  fingers: [
    '-84,-132 -78,-174 -30,-192 30,-198 88,-212 142,-200 166,-170 160,-124 132,-92 90,-86 20,-84 -50,-84 -80,-106',
    '-104,-44 -98,-88 -50,-104 20,-100 96,-116 158,-106 188,-72 184,-26 152,4 100,4 20,2 -60,0 -98,-16',
    '-96,44 -92,0 -46,-14 20,-12 96,-20 150,-12 178,22 174,68 142,96 94,98 20,92 -60,90 -90,76',
    '-74,122 -70,88 -30,76 20,76 78,72 122,80 146,108 142,142 114,166 78,172 20,162 -40,158 -70,148',
  ],
  thumb:
    '-340,-120,1 -230,-138 -156,-184 -108,-212 -62,-208 -22,-176 10,-138 28,-104 22,-74 -6,-62 -44,-76 -74,-92 -96,-72 -112,-20 -124,40 -180,104 -340,110,1',
  thumbNail: '-12,-116,1 10,-120 22,-102 16,-82 -6,-82 -18,-98',
};

const WALKER: Hand = {
  skin: '#a15c36',
  shade: '#6f3822',
  nail: '#e3b08c',
  light: 14,
  palm: '-300,-76,1 -200,-92 -120,-140 -50,-156,1 -30,112,1 -60,136 -120,132 -190,106 -300,84,1',
  fingers: [
    '-66,-112 -60,-138 -30,-150 20,-154 60,-166 92,-158 108,-134 102,-104 78,-84 50,-80 10,-78 -40,-76 -62,-90',
    '-80,-42 -74,-70 -44,-82 16,-82 68,-94 104,-86 124,-62 120,-30 96,-6 68,-2 16,-2 -48,-2 -74,-16',
    '-76,28 -70,2 -44,-12 16,-12 64,-20 98,-12 116,10 112,42 90,64 62,68 18,66 -48,66 -70,52',
    '-58,90 -54,68 -30,56 18,56 54,50 80,58 96,78 94,102 76,118 52,122 16,120 -34,118 -52,108',
  ],
  thumb:
    '-300,-76,1 -220,-86 -150,-134 -100,-168 -54,-170 -10,-142 44,-120 84,-96 86,-64 58,-48 10,-60 -36,-80 -66,-76 -84,-30 -96,30 -140,66 -300,50,1',
  thumbNail: '42,-106,1 68,-98 80,-82 72,-68 50,-70 32,-88',
};

const [COAT, TUFT] = ['#141a2c', '#2a3350'];
const [SLEEVE, FOLD, CUFF] = ['#e04a2a', '#a9301f', '#f4b13e'];

const shifted = (shape: string, x: number, y: number) => placed({ x, y })(shape);

const grip = ({ skin, shade, nail, light, palm, fingers, thumb, thumbNail }: Hand): Layer[] => [
  within(shade, palm, cut(skin, shifted(palm, 0, -34))),
  // Each finger lies dark on what is behind it, and turns from the light at its end.
  ...fingers.flatMap((finger) => [
    cut(shade, shifted(finger, -10, 8)),
    within(shade, finger, cut(skin, shifted(finger, light, -20))),
  ]),
  // The thumb, and the shade that it throws on two fingers.
  cut(shade, shifted(thumb, 4, 20)),
  cut(skin, thumb),
  cut(nail, thumbNail),
];

/** The hair of its forearm, which ends in broad locks on the back of the hand, and what of it lies in the light. */
const HAIR =
  '-60,396,1 40,350 130,336 206,346,1 240,372 262,414,1 234,420,1 268,462 280,520,1 236,520,1 252,576 238,632,1 196,616,1 190,668 156,718,1 116,690,1 90,730 50,764,1 20,740 -60,730,1';
const SUNLIT =
  '-60,380,1 40,320 130,310 220,330,1 240,372 262,414,1 220,396 180,392,1 190,404 196,420,1 120,400 20,420 -60,470,1';

/** A mountain gorilla's hand, from the left, out of the long hair of its arm. */
export const gorillaGrip: readonly Layer[] = [
  moved({ x: 400, y: 500 }, ...grip(APE)),
  within(COAT, HAIR, cut(TUFT, SUNLIT)),
];

/** A walker's hand, from the right, out of the sleeve of a raincoat. */
export const walkerGrip: readonly Layer[] = [
  moved({ x: 800, y: 500, flip: true }, ...grip(WALKER)),
  within(
    SLEEVE,
    '1030,400,1 1120,416 1260,466,1 1260,740,1 1140,660 1030,606,1 1014,560 1014,460',
    cut(FOLD, '1030,606,1 1060,570 1120,566 1180,590 1260,640,1 1260,780,1 1030,700,1'),
  ),
  cut(CUFF, '1020,392,1 1062,402,1 1044,500 1062,626,1 1022,610,1 1004,560 1004,450'),
];
