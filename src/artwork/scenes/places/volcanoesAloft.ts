import { cut, floor, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';
import { lobes } from '../../drawing/lobes.ts';
import { posing, rangerTurning } from '../../figures/people/ponchoPosing.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, FOLD] = ['#8cc4d0', '#f8f3e4', '#cfdcdc'];
const [SUN, GRASS, SHADE, DEEP] = ['#5f9a4c', '#a3c25c', '#1d5a4c', '#123a38'];
const [LAKE, LAKE_SHADE, BOARD, POST] = ['#3fb8c0', '#1b7484', '#f2dfae', '#5a3a26'];

/** On the rim of Bisoke. */
export const volcanoesAloft: readonly Picture[] = [
  // The cloud opens over the crater lake while everybody looks at the camera.
  picture(
    'places/volcanoes-2',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [320, 700, 110, 170], camera: 'front' }),
    wash([SKY, SKY]),
    // The crater: its far rim, the walls in sun and shade, the lake.
    cut(
      SUN,
      '-40,300,1 120,220 260,176 380,150,1 450,158 520,136 600,140,1 700,126 780,150 860,148,1 980,196 1100,230 1240,310,1 1240,760,1 -40,760,1',
    ),
    cut(
      GRASS,
      '260,176,1 380,150,1 450,158 520,136 600,140,1 570,200,1 600,260,1 540,340,1 520,300,1 470,250,1 480,210,1 430,230,1 400,320,1 370,360,1 330,340,1 360,260,1 320,220,1',
    ),
    cut(
      SHADE,
      '700,130,1 780,150 860,148,1 980,196 1100,230 1240,310,1 1240,760,1 820,560,1 760,420,1 700,380,1 730,310,1 690,250,1 716,190,1',
      '380,150,1 400,200,1 380,260,1 410,330,1 390,380,1 440,370,1 450,300,1 430,240,1 440,190,1 420,156,1',
      '150,210,1 230,280,1 220,330,1 300,400,1 280,440,1 120,520,1 -40,520,1 -40,300,1',
    ),
    cut(
      DEEP,
      '900,170,1 880,250,1 930,300,1 900,380,1 960,460,1 1240,560,1 1240,380,1 1020,300,1 1010,240,1',
    ),
    within(
      LAKE,
      '180,480 240,420 400,384 560,376 720,386 860,424 900,480 860,560 700,620 400,620 220,560',
      cut(LAKE_SHADE, '660,360,1 620,400,1 650,430,1 600,470,1 680,520,1 640,640,1 940,640,1 940,360,1'),
      cut('#c8ecdf', '300,446,1 390,434 480,440,1 390,450', '420,478,1 500,470 580,476,1 500,484'),
    ),
    // The cloud, drawn aside like a curtain.
    cut(FOLD, lobes('420,-40 330,90 280,200 330,300 210,420 260,520 190,700', 0.6, '-60,720 -60,-60')),
    cut(
      CLOUD,
      lobes('340,-40 260,70 300,150 190,250 220,360 120,470 170,580 110,720', 0.62, '-60,740 -60,-60'),
    ),
    cut(FOLD, lobes('1010,720 960,560 1030,430 950,330 1020,230 960,110 900,-40', 0.6, '1260,-60 1260,740')),
    cut(
      CLOUD,
      lobes(
        '1080,740 1030,600 1090,480 1030,380 1090,270 1020,150 1060,60 980,-40',
        0.62,
        '1260,-60 1260,760',
      ),
    ),
    floor(DEEP, '-40,716 200,716 420,724 640,716 860,726 1060,716 1240,700'),
    // The board on the summit.
    cut(POST, box(1090, 470, 22, 440)),
    cut(BOARD, '872,434,1 1186,426,1 1190,530,1 876,540,1'),
    inked(POST, 9, ...capitals('BISOKE', 898, 452, 8)),
    posing('plain', 'tired', { x: 216, y: 880, scale: 0.86, turn: -3 }, [
      '#f2b632',
      '#d08a20',
      '#e2b08a',
      '#a8602c',
    ]),
    posing('wide', 'grin', { x: 618, y: 884, scale: 0.92 }, ['#d8452c', '#a62f2a', '#8a5236', '#1f1a26']),
    posing('leaning', 'smile', { x: 372, y: 892, scale: 1, turn: 3 }, [
      '#f4efe2',
      '#c6c8cc',
      '#f0c49c',
      '#d8a848',
    ]),
    posing('plain', 'blink', { x: 500, y: 900, scale: 0.84, turn: 2 }, [
      '#34509c',
      '#243a78',
      '#d9a27c',
      '#3a2620',
    ]),
    rangerTurning({ x: 880, y: 900, scale: 0.98 }),
    cut(
      SHADE,
      '-20,910,1 -20,860 60,880 110,850 170,886 260,862 330,890 430,866 500,892 600,868 700,894 800,870 900,890 1000,856 1100,884 1220,850 1220,910,1',
    ),
  ),
];
