import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { warthogPiglet, warthogSow } from '../../figures/animals/warthogs.ts';
import { familyRider } from '../../figures/people/familyRiders.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, CLEFT, RIM] = ['#fdebc6', '#df6a3c', '#b94a30', '#ee8a54'];
const [TRACK, WHEELS, GRASS, DRY] = ['#fff3d6', '#dcae78', '#f0b23f', '#b97a26'];
const [TEAL, YELLOW, NAVY, CREAM] = [
  ['#2fb3a4', '#12807f', '#0d5a63'],
  ['#ffdc6b', '#f6b92c', '#c27f1c'],
  ['#3f63b4', '#28428c', '#1a2a60'],
  ['#fff9ea', '#f3dfbd', '#cfa983'],
] as const;

/** Two families out in Hell's Gate. */
export const hellsgateFamilies: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [660, 620, 480, 230], camera: 'profile' }),
    wash(SKY),
    // The wall of the gorge.
    cut(
      WALL,
      '-20,160,1 330,150,1 342,132,1 520,124,1 530,138,1 700,128,1 716,96,1 900,88,1 910,104,1 1060,94,1 1072,66,1 1240,58,1 1240,520,1 -20,520,1',
    ),
    cut(
      RIM,
      '330,150,1 342,132,1 400,130,1 392,520,1 318,520,1;700,128,1 716,96,1 790,92,1 780,520,1 686,520,1;1060,94,1 1072,66,1 1150,62,1 1140,520,1 1046,520,1',
    ),
    cut(
      CLEFT,
      '520,124,1 530,138,1 540,520,1 510,520,1;900,88,1 910,104,1 924,520,1 892,520,1;450,128,1 458,300,1 442,300,1;620,134,1 628,380,1 612,380,1;850,90,1 858,220,1 842,220,1;1000,98,1 1008,360,1 992,360,1;240,154,1 246,240,1 234,240,1',
    ),
    fischersTower({ x: 80, y: 498, scale: 0.9, tones: ['#f7a868', RIM, '#cf5732', '#8f3530', '#6f2730'] }),
    floor(TRACK, '0,484 600,478 1200,484'),
    floor(GRASS, '0,560 500,548 1200,558'),
    // Their shadows run before them.
    cut(
      WHEELS,
      '240,526,1 300,519 390,519 460,527,1 390,534 300,534;510,530,1 600,522 700,521 780,530,1 700,541 600,541;838,536,1 940,526 1100,524 1260,534,1 1100,549 940,549',
    ),
    moved(
      { x: 306, y: 524, scale: 0.54 },
      ...familyRider({
        shirt: YELLOW,
        shorts: '#28428c',
        frame: '#12807f',
        helmet: CREAM,
        legs: 'out',
        head: 1.5,
        bow: 20,
      }),
    ),
    moved(
      { x: 600, y: 528, scale: 0.72 },
      ...familyRider({
        shirt: TEAL,
        shorts: '#1a2a60',
        frame: '#fff3d6',
        helmet: YELLOW,
        legs: 'up',
        head: 1.24,
      }),
    ),
    moved(
      { x: 974, y: 534, scale: 0.94 },
      ...familyRider({
        shirt: NAVY,
        shorts: '#f3dfbd',
        frame: '#f6b92c',
        helmet: TEAL,
        legs: 'down',
        back: true,
        head: 1.1,
        bow: -4,
      }),
    ),
    cut(
      DRY,
      '128,868,1 210,859 300,859 370,867,1 300,876 210,876;434,872,1 520,861 620,861 690,870,1 620,881 520,881;716,879,1 860,862 1060,862 1220,874,1 1060,892 860,892',
    ),
    moved({ x: 216, y: 864, scale: 0.88 }, ...warthogPiglet('stretched')),
    moved({ x: 512, y: 868, scale: 1.06 }, ...warthogPiglet('gathered')),
    moved({ x: 880, y: 872, scale: 0.96 }, ...warthogSow),
  ),
];
