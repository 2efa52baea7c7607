import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { bowStander } from '../people/bowStander.ts';
import { patchedSail } from './patchedSail.ts';

const [NIGHT, SHADE, WOOD, DECK, LIT, GOLD] = [
  '#1c0f2c',
  '#3d1b34',
  '#5e2833',
  '#8a3d38',
  '#e0803f',
  '#ffd486',
];

const PORT = '0,-8,1 -90,30 -240,118 -420,250 -600,420 -760,620,1';
const STARBOARD = '760,620,1 1500,620,1 1500,440,1 1100,290 760,176 420,80 160,22';

/** From its own deck, a dhow before the wind: the stem head on the origin, its sides running past the viewer. */
const foredeck: readonly Layer[] = [
  within(
    SHADE,
    `${PORT} ${STARBOARD}`,
    // The inside of the port planking, where the sun comes in under the sail.
    cut(LIT, '0,-20,1 -800,600,1 -560,640,1 -430,440 -290,280 -150,140 -40,46 0,20,1'),
    inked(
      WOOD,
      9,
      '-74,32 -58,62',
      '-142,72 -118,116',
      '-228,130 -196,182',
      '-330,206 -290,270',
      '-450,306 -398,392',
    ),
    cut(GOLD, limb('0,6,3 -120,74,5 -280,186,8 -450,330,11 -640,540,14')),
    // The foredeck.
    cut(DECK, '0,16,1 -40,46 -100,96 -150,140,1 40,160 420,134,1 160,50'),
    cut(WOOD, '-4,18,1 60,40 240,90 420,134,1 40,160 -20,156,1 20,90'),
    inked(SHADE, 3, '0,26 -84,146', '4,26 -10,156', '8,26 70,158', '16,30 170,150', '30,34 290,142'),
    // The hold, its planks and a beam across.
    inked(
      NIGHT,
      7,
      '-80,170 -300,640',
      '0,170 -90,640',
      '80,170 130,640',
      '170,160 360,640',
      '280,150 640,640',
    ),
    cut(NIGHT, '420,134,1 560,130 900,240 1500,460,1 1500,660,1 1000,640,1 760,360 560,220'),
  ),
  cut(NIGHT, '-160,142,1 40,166 440,132,1 470,158,1 40,196 -196,174,1'),
  cut(DECK, '-160,134,1 40,158 430,126,1 446,140,1 40,176 -178,152,1'),
  cut(GOLD, '-160,134,1 40,156 430,124,1 436,131,1 40,165 -168,142,1'),
  cut(NIGHT, '-440,372,1 80,412 800,330,1 850,372,1 80,470 -500,424,1'),
  cut(DECK, '-440,356,1 80,398 790,314,1 826,350,1 80,440 -478,396,1'),
  cut(LIT, '-440,354,1 80,394 786,310,1 800,324,1 80,412 -456,372,1'),
  // A coil of rope at the foot of the mast.
  cut(NIGHT, disc(440, 258, 116, 40)),
  ...[0, 1, 2].flatMap((turn) => [
    cut(WOOD, disc(430, 246 - turn * 7, 108 - turn * 26, 38 - turn * 9)),
    cut(LIT, disc(434, 241 - turn * 7, 102 - turn * 26, 34 - turn * 9)),
  ]),
  inked(LIT, 11, '536,240 620,262 600,300 680,316'),
  // The rails.
  cut(WOOD, limb('0,-4,8 -92,34,10 -242,122,14 -424,256,18 -606,428,24 -780,640,30')),
  cut(GOLD, limb('6,-8,3 -84,26,4 -234,112,6 -414,244,8 -594,412,11 -766,622,14')),
  cut(WOOD, limb('0,0,8 160,28,11 420,90,15 760,190,20 1100,308,26 1540,480,32')),
  cut(GOLD, limb('0,-8,3 160,18,4 422,78,5 764,174,7 1104,288,9 1546,456,12')),
  cut(NIGHT, '-14,22,1 -20,-50 -12,-66,1 10,-70,1 18,-50 16,22,1'),
  cut(GOLD, '8,20,1 10,-50 6,-68,1 12,-70,1 19,-50 16,20,1'),
];

/** The bow of a dhow under its sail from its own deck, the stem head at (x, y). */
export const dhowForedeck = (x: number, y: number, scale = 1): Layer =>
  moved(
    { x, y, scale },
    ...patchedSail,
    ...foredeck,
    inked(NIGHT, 6, '226,-404 -318,182', '226,-404 560,-60 700,166', '1000,36 1016,160 1004,262'),
    moved({ x: -70, y: 102, scale: 1.24 }, ...bowStander),
    cut(NIGHT, limb('2,-30,8 190,-360,13 330,-540,14 486,-728,8')),
    cut(NIGHT, limb('236,156,19 232,-140,17 224,-430,13'), '206,150,1 266,150,1 272,176,1 200,178,1'),
    cut(GOLD, limb('250,150,4 246,-140,4 234,-420,3')),
    inked(GOLD, 5, '212,-372 244,-392', '212,-386 246,-406'),
  );
