import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import {
  goldenMonkeyLeaping,
  goldenMonkeySeated,
  potato,
} from '../../figures/placing/goldenMonkeyLeaping.ts';
import { lavaWall } from '../../land/lavaWall.ts';
import { potatoPlants } from '../../land/potatoPlants.ts';
import { light } from '../../light/light.ts';

const [SKY, TEETH, FOREST, CANE] = ['#f3e6bd', '#7fa3a0', '#2c776c', '#56a07c'];

/** Canes at the forest's edge: x of foot and of top, half the width. */
const canes: readonly Layer[] = [
  cut(
    CANE,
    limb(
      '560,760,16 550,-20,14; 700,760,9 716,-20,8; 830,760,13 824,-20,12; 1010,760,18 1020,-20,16; 1140,760,10 1120,-20,9',
    ),
  ),
  inked(
    FOREST,
    5,
    '546,220 572,220',
    '544,520 576,520',
    '1000,160 1042,160',
    '996,460 1040,460',
    '820,330 842,330',
  ),
];

/** What the golden monkeys come out of the forest for. */
export const volcanoesThieves: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [360, 280, 130, 130], camera: 'close' }),
    wash([SKY, SKY]),
    cut(
      TEETH,
      '-20,500,1 -20,330 40,250 70,200,1 90,206,1 112,140,1 134,164,1 146,156,1 168,190,1 198,100,1 220,146,1 232,138,1 252,190,1 276,200,1 300,250 420,380 560,500,1',
    ),
    floor(FOREST, '0,436 100,410 200,400 280,350 340,300 384,180 430,160 470,60 540,20 600,-40 1200,-40'),
    ...canes,
    lavaWall({
      top: '-60,640 300,620 600,596 900,572 1260,550',
      foot: 790,
      gap: '#1c1520',
      tones: ['#5a4744', '#6c5750', '#473a40'],
      stone: 88,
    }),
    floor('#b9482c', '0,786 400,770 800,776 1200,760'),
    potatoPlants('#1f5a48', '#f6f0e0', '60,900,120 330,916,130 640,912,120 900,900,100 1130,912,130'),
    potato(470, 830, 26),
    potato(530, 850, 20),
    goldenMonkeySeated({ x: 1030, y: 572, scale: 0.82, flip: true }),
    goldenMonkeyLeaping({ x: 426, y: 400, scale: 0.88, turn: -12 }),
    potato(800, 500, 24),
  ),
];
