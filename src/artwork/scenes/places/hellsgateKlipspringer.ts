import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { klipspringerPoised } from '../../figures/animals/klipspringerPoised.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, JOINT, STRAW, LIT, ROCK, SHADE, CLEFT, CAP] = [
  '#d3f0e6',
  '#e8875a',
  '#c9623f',
  '#f4cb72',
  '#f2803f',
  '#cf4a2a',
  '#96302a',
  '#5c1f2b',
  '#ffb273',
];

/** Hell's Gate: a klipspringer stands with all four hooves on the head of one column. */
export const hellsgateKlipspringer: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('morning', 'kenya', 'right'),
    plan({ subject: [410, 240, 370, 190], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      WALL,
      '-20,560,1 60,548,1 70,560,1 150,556,1 164,580,1 240,576,1 262,620,1 300,622,1 330,790,1 -20,790,1',
      '1220,500,1 1140,496,1 1128,520,1 1050,516,1 1034,552,1 970,550,1 956,600,1 920,602,1 890,790,1 1220,790,1',
    ),
    cut(
      JOINT,
      '-20,560,1 20,554,1 26,790,1 -20,790,1; 70,560,1 104,558,1 116,790,1 76,790,1; 164,580,1 194,578,1 212,790,1 172,790,1; 262,620,1 280,621,1 304,790,1 276,790,1',
      '1128,520,1 1092,518,1 1084,790,1 1122,790,1; 1034,552,1 1004,551,1 988,790,1 1022,790,1; 956,600,1 940,601,1 914,790,1 940,790,1; 1220,500,1 1182,498,1 1178,790,1 1220,790,1',
    ),
    floor(STRAW, '-40,778 1240,778'),
    cut(CLEFT, '352,816,1 378,800,1 340,920,1 309,920,1'),
    cut(SHADE, '378,800,1 417,800,1 385,920,1 340,920,1'),
    cut(ROCK, '417,800,1 440,814,1 412,920,1 385,920,1'),
    cut(CLEFT, '428,706,1 460,690,1 435,920,1 398,920,1'),
    cut(SHADE, '460,690,1 506,690,1 490,920,1 435,920,1'),
    cut(ROCK, '506,690,1 534,704,1 522,920,1 490,920,1'),
    cut(CLEFT, '772,786,1 801,770,1 833,920,1 800,920,1'),
    cut(ROCK, '801,770,1 843,770,1 883,920,1 833,920,1'),
    cut(LIT, '843,770,1 868,784,1 912,920,1 883,920,1'),
    cut(CLEFT, '680,680,1 711,664,1 729,920,1 692,920,1'),
    cut(ROCK, '711,664,1 757,664,1 782,920,1 729,920,1'),
    cut(LIT, '757,664,1 784,678,1 814,920,1 782,920,1'),
    cut(SHADE, '526,612,1 575,608,1 570,920,1 513,920,1'),
    cut(ROCK, '575,608,1 647,608,1 654,920,1 570,920,1'),
    cut(LIT, '647,608,1 690,612,1 704,920,1 654,920,1'),
    cut(CAP, '527,612,1 568,602,1 652,602,1 689,612,1 653,618,1 574,618,1'),
    moved({ x: 0, y: -44 }, ...klipspringerPoised),
  ),
];
