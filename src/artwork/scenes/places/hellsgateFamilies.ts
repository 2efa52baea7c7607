import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { warthogPiglet, warthogSow } from '../../figures/animals/warthogs.ts';
import { familyRider } from '../../figures/people/familyRiders.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

const [SKY, LIT, MID, SHADE, TRACK, GRASS, DUST, DRY] = [
  '#fbeccb',
  '#f0935a',
  '#c9552f',
  '#8e3328',
  '#fff8e6',
  '#e9b24c',
  '#e3cfa6',
  '#c48a34',
];

/** Two families out in Hell's Gate. */
export const hellsgateFamilies: readonly Picture[] = [
  picture(
    'places/hellsgate-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [760, 690, 400, 170], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      MID,
      '300,560,1 300,486,1 396,480,1 402,466,1 520,458,1 526,470,1 640,464,1 646,446,1 790,440,1 796,452,1 900,446,1 908,424,1 1040,416,1 1046,430,1 1120,424,1 1126,396,1 1240,388,1 1240,560,1',
    ),
    cut(
      SHADE,
      '520,458,1 526,470,1 532,556,1 518,556,1;640,464,1 646,446,1 658,556,1 634,556,1;790,440,1 796,452,1 800,556,1 786,556,1;900,446,1 908,424,1 926,556,1 894,556,1;1040,416,1 1046,430,1 1052,556,1 1036,556,1;1120,424,1 1126,396,1 1150,556,1 1112,556,1;580,466,1 586,520,1 576,520,1;850,450,1 856,530,1 845,530,1;970,422,1 977,500,1 966,500,1',
    ),
    fischersTower({ x: 104, y: 560, scale: 1.02, tones: [LIT, LIT, MID, SHADE, SHADE] }),
    floor(TRACK, '0,556 600,548 1200,554'),
    floor(GRASS, '0,652 500,640 1200,652'),
    cut(
      DUST,
      '344,630,1 450,624 540,630 450,638;572,630,1 710,622 800,630 710,638;850,630,1 1040,620 1160,630 1040,638',
    ),
    moved(
      { x: 416, y: 628, scale: 0.78 },
      ...familyRider({
        frame: '#1f4fa8',
        shirt: '#f2b21f',
        shade: '#b8761a',
        shorts: '#1d2340',
        skin: '#6b3a28',
        helmet: '#1f8f8a',
        head: 1.35,
        bow: 20,
        legs: 'out',
      }),
    ),
    moved(
      { x: 638, y: 628, scale: 0.9 },
      ...familyRider({
        frame: '#d8321f',
        shirt: '#1f8f8a',
        shade: '#12605f',
        shorts: '#1d2340',
        skin: '#6b3a28',
        helmet: '#f2b21f',
        head: 1.2,
        legs: 'rest',
      }),
    ),
    moved(
      { x: 960, y: 628, scale: 1.2 },
      ...familyRider({
        frame: '#1d2340',
        shirt: '#1f4fa8',
        shade: '#16367a',
        shorts: '#8e3328',
        skin: '#6b3a28',
        helmet: '#d8321f',
        legs: 'pedal',
      }),
    ),
    cut(
      DRY,
      '236,872,1 330,862 470,868 440,882 330,884;496,876,1 610,864 716,870 700,888 590,888;752,880,1 930,862 1190,870 1130,894 900,894',
    ),
    moved({ x: 308, y: 872, scale: 1 }, ...warthogPiglet('stretched')),
    moved({ x: 568, y: 876, scale: 1.08 }, ...warthogPiglet('gathered')),
    moved({ x: 920, y: 880, scale: 0.98 }, ...warthogSow),
  ),
];
