import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SHADE, SNOW] = ['#f7b48c', '#3f5a9e', '#2c417e', '#fff6e2'];
const [LEAVES, TABLE, CAST] = ['#17483c', '#c8502f', '#8e3222'];
const [ENAMEL, HOLLOW, BLUE] = ['#fff6e2', '#bfc9da', '#1c3f8f'];

/** Kibo with Mawenzi's teeth at its right, as from Marangu; the foot is at 0. */
const KIBO =
  '-760,40,1 -760,-40 -560,-90 -400,-170 -290,-260 -220,-330,1 -190,-352 -110,-366,1 -80,-378 -10,-384 60,-378,1 90,-370 150,-362,1 200,-330 250,-270 310,-220 380,-196,1 398,-214 416,-256,1 426,-246,1 442,-290,1 458,-260,1 470,-270,1 488,-226,1 500,-232,1 530,-190 620,-120 760,-70 900,40,1';
const CAP =
  '-300,-420,1 -226,-322,1 -206,-300 -184,-262,1 -172,-300 -160,-312 -146,-280 -120,-216,1 -106,-270 -92,-300 -74,-270 -60,-240,1 -44,-290 -30,-306 -10,-250 10,-190,1 22,-250 34,-296 52,-280 70,-236,1 84,-280 96,-306 120,-290 150,-262,1 162,-292 176,-310 200,-326,1 260,-420,1';

/** The mountain in the inks of the air, or of the coffee. */
const kibo = (rock: string, shade: string, snow: string, dusk: string) =>
  within(
    rock,
    KIBO,
    cut(shade, '150,-420,1 120,-330,1 190,-250 170,-200,1 260,-120 240,-60,1 330,40,1 900,40,1 900,-420,1'),
    cut(snow, CAP),
    cut(dusk, '96,-380,1 118,-336,1 98,-306,1 124,-288 150,-262,1 162,-292 176,-310 200,-326,1 260,-420,1'),
  );

/** The last cup of coffee, on the garden table in Marangu. */
export const kilimanjaroInCup: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-5',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [260, 580, 500, 260], camera: 'close' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    moved({ x: 540, y: 482 }, kibo(ROCK, SHADE, SNOW, HOLLOW)),
    // The coffee garden.
    cut(
      LEAVES,
      '-40,470,1 10,430 80,436 104,470,1 140,440 200,450 214,486,1 240,466 300,476 310,500,1 600,520,1 850,500,1 870,456 940,452 964,482,1 1000,430 1070,430 1096,464,1 1130,420 1210,420 1260,450,1 1260,680,1 -40,680,1',
    ),
    cut(TABLE, box(-20, 630, 1240, 300)),
    cut(CAST, '540,830,1 760,838,1 1120,786 1260,776,1 1260,690,1 1000,690 800,720,1'),
    // The handle, then the wall of the mug.
    inked(BLUE, 66, '820,550,1 900,516 1000,530 1000,630 940,706 808,726'),
    inked(ENAMEL, 46, '820,550,1 900,516 1000,530 1000,630 940,706 808,726'),
    within(
      ENAMEL,
      '240,474,1 268,740,1 274,806 400,866 540,868 680,866 806,806 812,740,1 840,474,1',
      cut(HOLLOW, '650,560,1 684,700 650,890,1 860,890,1 860,440,1 760,500'),
    ),
    cut(BLUE, disc(540, 474, 304, 154)),
    within(
      HOLLOW,
      disc(540, 476, 282, 135),
      cut(ENAMEL, '560,320,1 620,400 640,580,1 860,580,1 860,320,1'),
      within(
        '#eba455',
        disc(540, 502, 267, 126),
        moved({ x: 490, y: 380, scale: 0.66, squash: -0.78 }, kibo('#5d2a17', '#3c170e', SNOW, '#e6c79c')),
      ),
    ),
  ),
];
