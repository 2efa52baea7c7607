import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { karamojaHerder } from '../../figures/people/karamojaHerder.ts';
import { light } from '../../light/light.ts';

const [SKY, GOLD, DEEP, SLATE, DARK] = ['#fbe9bc', '#ecb84c', '#bf8430', '#5b7f94', '#1c1a2e'];

/** An ostrich that walks to the left, its feet at the origin; a cock is black and white. */
const ostrich = (body: string, plume: string, neck: string) => [
  cut(neck, limb('12,-96,13 36,-54,5 32,-46,4 22,0,3'), '8,2,1 20,-5,1 28,2,1'),
  cut(
    neck,
    limb('-44,-118,9 -62,-150,6 -54,-190,4 -64,-222,4'),
    disc(-68, -224, 11, 7),
    '-72,-230,1 -94,-220,1 -74,-218,1',
    limb('-10,-96,14 2,-52,5 -6,-44,4 -34,0,3'),
    '-52,2,1 -36,-6,1 -26,2,1',
  ),
  cut(body, '-60,-116 -44,-146 0,-152 46,-140 66,-108 44,-82 0,-76 -44,-88'),
  cut(
    plume,
    '40,-146,1 70,-150 92,-126,1 82,-122 88,-104,1 70,-100 56,-112 50,-124',
    '-26,-82,1 0,-100 34,-96 50,-80,1 20,-72 -6,-72',
  ),
];

/** Kidepo's valley under the long ridge of Morungole, and one of the people whose country it is. */
export const kidepoHerder: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'right'),
    plan({ subject: [180, 430, 400, 380], camera: 'profile' }),
    wash([SKY, SKY]),
    floor(
      SLATE,
      '-40,430 60,410,1 160,384 220,388 300,350,1 380,340 430,346,1 500,318 560,312,1 640,290 720,296,1 790,282 860,286,1 930,300 970,292,1 1040,320 1090,326,1 1150,360 1240,384',
      640,
    ),
    // Its flanks away from the sun.
    cut(
      '#3d5d7c',
      '300,350,1 316,392,1 290,430,1 300,470,1 262,510,1 270,560,1 40,560,1 130,500,1 170,450,1 240,420,1',
      '560,312,1 574,350,1 548,396,1 570,440,1 540,500,1 560,560,1 430,560,1 470,500,1 460,450,1 520,390,1',
      '860,286,1 868,330,1 836,380,1 860,430,1 820,480,1 840,560,1 660,560,1 720,480,1 740,420,1 800,370,1',
      '1090,326,1 1100,380,1 1070,430,1 1090,560,1 960,560,1 1000,470,1 1040,400,1',
    ),
    floor(GOLD, '-40,552 300,546 700,540 1240,532'),
    // A kopje of granite, and what grows round it.
    cut(
      '#6b4540',
      '880,586,1 876,530 900,500 936,498 950,510,1 950,440 1000,400 1060,404 1096,440 1104,500,1 1130,490 1180,500 1196,540 1200,586,1',
    ),
    cut(
      '#dca27c',
      '990,410,1 1040,396 1084,420 1104,500,1 1098,540 1070,586,1 1030,586,1 1050,500 1030,440',
      '916,502,1 940,500 958,530 956,586,1 930,586,1 934,540',
      '1150,494,1 1184,504 1200,586,1 1160,586,1 1176,530',
    ),
    cut(
      '#6f7a3a',
      '840,592,1 850,566 880,560 896,580,1 920,566 950,572 960,592,1',
      '1100,592,1 1110,570 1140,568 1150,584,1 1180,574 1220,580 1240,592,1',
    ),
    cut(DEEP, '960,588,1 1240,586,1 1240,604,1 1000,606 800,612 640,606,1 800,592'),
    // Two ostriches go their way, the shadows before them.
    cut(
      DEEP,
      '830,764,1 790,768 660,772 540,764,1 660,758 800,758',
      '984,712,1 940,716 840,718 760,712,1 860,706 950,708',
    ),
    moved({ x: 830, y: 762, scale: 0.92 }, ...ostrich(DARK, '#fff8e4', '#d98a6c')),
    moved({ x: 980, y: 711, scale: 0.66 }, ...ostrich('#7a5a4c', '#a8886c', '#b8906c')),
    cut(DEEP, '660,884,1 500,850 200,846 -20,836,1 -20,900,1 300,900 560,896'),
    ...karamojaHerder,
  ),
];
