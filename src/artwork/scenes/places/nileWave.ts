import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { waveSurfer } from '../../figures/people/waveSurfer.ts';
import { treeline } from '../../land/treeline.ts';
import { light } from '../../light/light.ts';

const [SKY, BANK, FACE, STREAK, DEEP, FOAM, DIM] = [
  '#f9d976',
  '#0d3b36',
  '#0e5f5a',
  '#2f9480',
  '#0a4448',
  '#fbfdf0',
  '#b5dccb',
];

/** Below Jinja the Nile stands up in a wave of green glass, and kayakers ride it. */
export const nileWave: readonly Picture[] = [
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'right'),
    plan({ subject: [450, 520, 420, 130], camera: 'close' }),
    wash([SKY, SKY]),
    cut('#2f7d4c', `-40,420,1 ${treeline('-40,210 200,170 520,150 860,190 1240,140', 22)} 1240,420,1`),
    floor(BANK, '-40,300 300,320 700,300 1240,320', 460),
    floor(DIM, '-40,352 400,346 800,350 1240,340', 500),
    // The face of the wave, and the water that runs up it.
    cut(FACE, '-40,300,1 120,250 300,262 460,330 620,400 800,440 1000,440 1240,400,1 1240,940,1 -40,940,1'),
    cut(
      STREAK,
      limb('1240,470,10 1000,500,12 760,480,9 560,410,6 420,330,0'),
      limb('1240,560,12 960,610,16 660,570,12 420,450,8 280,340,0'),
      limb('1240,680,14 900,730,20 560,670,15 280,520,9 140,390,0'),
      limb('1240,800,10 860,850,16 460,780,14 180,620,9 40,480,0'),
    ),
    cut(DEEP, '-40,760,1 120,800 400,860 720,880 1000,860 1240,820,1 1240,940,1 -40,940,1'),
    // The crest breaks on the left.
    cut(
      FOAM,
      disc(20, 300, 90),
      disc(150, 260, 84, 76),
      disc(270, 270, 66, 58),
      disc(370, 310, 46, 38),
      '-40,300,1 300,250,1 420,310 440,350,1 380,350 330,380,1 320,430 270,430 240,470,1 210,540 150,530 130,580,1 90,640 20,620 -40,660,1',
    ),
    cut(
      DIM,
      '-40,470,1 40,440 80,470,1 120,420 180,440,1 200,390 260,400,1 250,440 220,470,1 190,530 150,520 128,570,1 90,640 20,620 -40,660,1',
    ),
    moved({ x: 640, y: 600, scale: 1.45, turn: 14 }, ...waveSurfer),
  ),
];
