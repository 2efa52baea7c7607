import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

const [INK, FAR, WING, SHEEN, EDGE] = ['#0c0f26', '#2b2e66', '#161b48', '#35429a', '#c3cdf6'];

/** Of the body, whose back is up and whose head is at the right: wing cases, neck shield, shovel of the head. */
const WINGS = '-184,30,1 -194,-16 -172,-76 -104,-112 -30,-110 40,-84,1 44,44,1 -40,62 -130,58';
const SHIELD = '56,-88,1 104,-94 146,-60 152,-12 142,34,1 98,48 58,42,1';
const SHOVEL =
  '158,-38,1 184,-40 210,-28,1 206,-20,1 224,-14,1 216,-4,1 230,6,1 216,12,1 220,26,1 204,26,1 200,36,1 154,30,1';

/** A leg of thigh, shin and foot, each row tapering; round joints hold them together. */
const leg = (...rows: string[]): string[] => rows.map((row) => roundEnded(row, 0));

/** The light of the sky on its back. */
const body: readonly Layer[] = [
  cut(FAR, limb('0,-10,40 120,-16,36 176,-6,24')),
  within(
    WING,
    WINGS,
    cut(SHEEN, '-200,-20,1 -150,-66 -100,-88 -30,-86 50,-60,1 50,-130,1 -200,-130,1'),
    inked(INK, 5, '44,-22 -60,-36 -190,0', '44,14 -60,14 -184,22'),
    inked(EDGE, 9, '-190,-26 -172,-74 -104,-110 -30,-108 40,-82'),
  ),
  within(
    INK,
    SHIELD,
    cut(SHEEN, '50,-96,1 104,-96 150,-62 156,-30,1 132,-54 100,-70 50,-66,1'),
    inked(EDGE, 9, '56,-88 104,-94 146,-60 152,-12'),
  ),
  within(INK, SHOVEL, inked(EDGE, 7, '156,-38 184,-40 210,-28')),
  cut(EDGE, disc(174, -8, 7, 5)),
];

/**
 * A dung beetle in its handstand, in pixels of a picture: the head and the forelegs on the ground at y 850, the belly
 * towards a ball of 260 pixels around 290,600, on which its middle and its hind legs stand.
 */
export const dungBeetleRolling: readonly Layer[] = [
  // The far side, paler: hind, middle and toothed fore leg.
  cut(
    FAR,
    ...leg(
      '668,520,18 618,470,17 572,404,13',
      '572,404,12 520,400,12 474,426,7',
      '476,424,5 464,404,4 450,394,3',
    ),
    ...leg(
      '690,640,16 650,590,15 616,546,12',
      '617,546,12 588,548,11 556,574,7',
      '556,572,5 552,594,4 550,612,3',
    ),
    ...leg(
      '830,744,16 880,728,15 914,742,14',
      '914,742,14 930,780,14 936,836,7',
      '936,834,5 950,846,4 966,848,3',
    ),
    '930,760,1 962,768,1 938,786,1;936,786,1 968,798,1 942,812,1',
  ),
  moved({ x: 730, y: 640, turn: 63 }, ...body),
  // The near side.
  cut(
    INK,
    ...leg(
      '668,606,24 634,540,21 598,464,15',
      '599,464,14 552,456,14 510,478,8',
      '512,478,6 500,456,5 488,440,3',
    ),
    ...leg(
      '706,690,20 660,654,18 618,634,14',
      '619,634,13 590,638,13 552,668,8',
      '552,666,6 542,690,5 530,708,3',
    ),
    ...leg(
      '748,752,20 712,756,18 672,758,15',
      '672,758,14 662,796,17 662,842,9',
      '662,840,6 646,850,5 628,852,3',
    ),
    '652,778,1 618,782,1 650,800,1;648,802,1 616,812,1 652,826,1',
  ),
  inked(EDGE, 4, '652,556 618,490', '690,664 640,632', '738,738 686,744'),
];
