import { cut, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { CALF, MATRIARCH, SMELLING, STRIDING } from '../../figures/animals/elephantShades.ts';
import { LOVEBIRD, lovebird, lovebirdBill } from '../../figures/animals/lovebird.ts';
import { BAOBAB } from '../../figures/plants/baobabShade.ts';
import { light } from '../../light/light.ts';

const [BARK, SHADE, HOLLOW, INK] = ['#dc9f7c', '#a55c56', '#5a2440', '#5c3048'];

/** At the baobab's hollow two lovebirds meet, far below them the herd at the river. */
export const tarangireLovebirds: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [430, 280, 160, 170], camera: 'close' }),
    cut('#ffdf96', '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1'),
    cut('#e2a868', '-40,520,1 -40,400 120,380 300,410 500,390,1 500,520,1'),
    cut('#f0b850', '-40,460,1 500,446,1 500,940,1 -40,940,1'),
    cut(
      '#eef3e4',
      '500,490,1 300,486 180,500 100,530 150,570 330,600 340,650 200,700 -40,730,1 -40,860,1 240,820 420,740 500,640,1',
    ),
    moved({ x: 262, y: 470, scale: 0.24 }, cut('#a55c56', ...BAOBAB)),
    moved({ x: 70, y: 490, scale: 0.15 }, cut(INK, MATRIARCH)),
    moved({ x: 152, y: 494, scale: 0.15 }, cut(INK, STRIDING)),
    moved({ x: 130, y: 640, scale: 0.26 }, cut(INK, SMELLING)),
    moved({ x: 220, y: 650, scale: 0.16 }, cut(INK, CALF)),
    // The baobab, its folds and its hollow.
    cut(BARK, '470,-20,1 424,120 376,300 372,480 334,640 270,800 170,940,1 1240,940,1 1240,-20,1'),
    cut(
      SHADE,
      '1240,-20,1 1240,940,1 960,940,1 1000,800 1060,640 1030,480 1070,300 1040,120 1080,-20,1',
      limb('560,-30,10 540,120,16 510,240,2;330,960,16 420,800,20 470,660,2;620,960,14 650,880,18 640,780,2'),
    ),
    // A round hole where a bough broke off, with a thick healed lip.
    cut(SHADE, '634,430 652,280 740,190 870,176 984,230 1040,350 1030,500 960,610 850,650 730,624 652,550'),
    within(
      HOLLOW,
      '690,410 700,304 776,234 880,222 964,270 1000,364 990,484 930,556 846,586 762,568 704,506',
      moved({ x: 804, y: 400, scale: 0.9, flip: true }, ...lovebird),
    ),
    moved({ x: 804, y: 400, scale: 0.9, flip: true }, ...lovebirdBill),
    moved({ x: 556, y: 410, scale: 0.9 }, cut(SHADE, LOVEBIRD)),
    moved({ x: 524, y: 380, scale: 0.9 }, ...lovebird),
  ),
];
