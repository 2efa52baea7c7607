import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { trackClimber, type TrackDress } from '../../figures/people/trackClimber.ts';
import { torchLilies } from '../../figures/plants/torchLilies.ts';
import { kiboInPlanes } from '../../land/kiboInPlanes.ts';
import { light } from '../../light/light.ts';

const [HIGH, AIR, LOW] = ['#62b4c4', '#93cfd0', '#c9e6d6'];
const [ROCK, DEEP, WARM, SNOW, ICE] = ['#4d66a8', '#33477f', '#7486c2', '#fffdf2', '#b4c8ea'];
const [CLOUD, FOLD] = ['#fff4da', '#f3d3a6'];
const [HEATH, HEATH_LIT] = ['#1c5650', '#3d8458'];
const [STRAW, GRASS, GULLY, FLOOR, WALL, NEAR] = [
  '#f5cb58',
  '#cdb548',
  '#a89c40',
  '#86ad52',
  '#235c4c',
  '#164840',
];
const [PATH, SHADE] = ['#cf6a3c', '#6d3a3c'];

const GUEST: TrackDress = {
  jacket: '#c8342e',
  jacketLit: '#f2603c',
  pack: '#24608c',
  packLit: '#4a98b8',
  trousers: '#33304c',
  trousersLit: '#5a5478',
  hat: '#e9d3a4',
  hatLit: '#fffaf0',
  skin: '#c98a62',
};
const GUIDE: TrackDress = {
  ...GUEST,
  jacket: '#1d6a4c',
  jacketLit: '#3f9a60',
  pack: '#e0a030',
  packLit: '#ffcf5c',
  skin: '#6b3c2a',
};

const MAWENZI =
  '740,470,1 800,400 850,352,1 868,360,1 900,300,1 914,308,1 934,250,1 950,268,1 968,214,1 984,236,1 1000,204,1 1022,262,1 1040,250,1 1062,306,1 1084,300,1 1112,350,1 1130,346,1 1180,400 1260,450,1 1260,480,1 740,480,1';

/** A small grassy crater above the first hut. */
export const maundiRim: readonly Picture[] = [
  // The walk ends on its rim, where both summits stand.
  picture(
    'packages/kilimanjarofoothills-5',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [180, 110, 420, 90], camera: 'wide' }),
    cut(HIGH, box(-20, -20, 1240, 940)),
    floor(AIR, '-40,150 200,130 600,160 900,120 1240,140'),
    floor(LOW, '-40,262 300,276 700,240 1240,262'),
    kiboInPlanes(
      { x: 390, y: 440, scale: 0.86 },
      { rock: ROCK, deep: DEEP, warm: WARM, snow: SNOW, ice: ICE },
    ),
    within(
      DEEP,
      MAWENZI,
      cut(
        WARM,
        '1000,204,1 1022,262,1 1040,250,1 1062,306,1 1040,340,1 1070,400,1 1020,480,1 1000,400,1 1016,330,1 990,280,1',
        '934,250,1 950,268,1 944,330,1 970,400,1 930,480,1 910,380,1 926,320,1',
        '1084,300,1 1112,350,1 1130,346,1 1180,400 1260,450,1 1130,480,1 1110,420,1 1090,370,1',
      ),
    ),
    floor(
      CLOUD,
      '-40,380,1 0,340 80,330 110,370,1 130,352 176,356 186,384,1 300,392,1 340,340 400,340 420,364,1 440,300 560,290 590,356,1 620,334 676,340 690,376,1 800,392,1 830,364 880,366 896,396,1 960,402,1 990,352 1080,340 1110,384,1 1150,366 1240,366,1',
    ),
    floor(
      FOLD,
      '-40,430,1 20,372 110,376 140,410,1 250,416,1 380,420,1 410,390 450,390 470,404,1 490,340 590,340 620,404,1 650,386 690,392 706,414,1 900,424,1 1000,430,1 1030,392 1100,392 1120,420,1 1240,416,1',
    ),
    floor(
      HEATH_LIT,
      '-40,440,1 30,412 80,420 110,436,1 160,414 220,420 240,444,1 300,424 350,428 380,450,1 440,428 500,436 520,454,1 580,432 650,436 670,456,1 740,430 800,436 830,456,1 900,426 980,430 1000,446,1 1060,418 1140,420 1160,440,1 1240,410,1',
    ),
    floor(
      HEATH,
      '-40,462,1 60,440 150,462,1 260,446 380,472,1 520,456 660,474,1 800,454 960,472,1 1080,444 1240,456,1',
    ),
    // The ground round the bowl; in it the wall in the light, the floor, and the wall that lies in shade.
    floor(STRAW, '-40,496,1 200,478 480,470 760,474 1000,488 1240,520,1'),
    within(
      GRASS,
      disc(440, 640, 600, 146),
      cut(
        GULLY,
        '-40,560,1 60,520,1 110,600,1 40,680,1 -40,700,1; 190,490,1 270,490,1 250,560,1 290,650,1 200,660,1 220,560,1; 420,480,1 480,480,1 450,560,1 480,644,1 400,648,1 424,560,1; 600,480,1 690,480,1 630,560,1 560,660,1 540,640,1 590,560,1',
      ),
      cut(FLOOR, disc(400, 736, 450, 100)),
      cut(
        WALL,
        '1060,480,1 710,490,1 770,540 730,590 640,640,1 700,690 640,740 520,790 440,820,1 1060,820,1',
      ),
    ),
    // The path round its rim.
    cut(
      PATH,
      '330,483,1 500,478 700,482 880,500 1020,540 1088,590 1090,650 1050,730 960,830 850,940,1 1060,940,1 1130,830 1176,730 1180,640 1150,570 1050,520 880,488 700,475 500,473,1',
    ),
    cut(
      SHADE,
      '1124,706,1 1050,712 960,724 930,738 950,746 1060,732 1136,712,1',
      '1056,588,1 1020,590 980,596 1000,602 1060,592,1',
    ),
    moved({ x: 1062, y: 588, scale: 0.4 }, ...trackClimber(GUIDE, true)),
    moved({ x: 1136, y: 708, scale: 1 }, ...trackClimber(GUEST)),
    floor(NEAR, '-40,850,1 120,820 360,850 700,880 860,930,1'),
    moved({ x: 250, y: 870, scale: 1.5 }, ...torchLilies),
  ),
];
