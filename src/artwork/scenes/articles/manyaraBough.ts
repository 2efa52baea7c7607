import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { lionessBeyondBough, lionessOnBough } from '../../figures/animals/lionessOnBough.ts';
import { light } from '../../light/light.ts';

const [SKY, WALL, TURNED, LAKE, FAR, PINK, ROSE, SHORE, FLOCK] = [
  '#fde3bd',
  '#4a7f9c',
  '#2f5d80',
  '#e9f4ea',
  '#b9dcd9',
  '#ef6a86',
  '#b93f63',
  '#c3c766',
  '#fbc0bd',
];
const [WOOD, SUN, LEAF, SHADOW] = ['#4a2937', '#7a4640', '#2a5a45', '#1b4038'];

/** Where each stands, and 1 where it feeds. */
const FAR_BIRDS = points(
  '30,664 72,672,1 120,684 158,688,1 206,700 250,700 292,710,1 338,712 384,720,1 424,716 620,730 664,726,1 712,732 758,726 880,730,1 930,724',
);
const NEAR_BIRDS = points('60,800 148,786,1 216,812 318,800 396,820,1 620,808 720,822,1');

const TRUNK = '1000,920,1 1030,760 1034,600 1050,440 1084,280 1100,120 1100,-20,1 1260,-20,1 1260,920,1';

const [BODY, NECK_UP, NECK_DOWN] = [
  '-34,-74,1 -22,-94 10,-98 34,-86 58,-66,1 24,-60 0,-56 -24,-60',
  limb('-24,-76,7 -46,-86,5 -44,-112,5 -24,-132,4 -30,-156,5 -44,-152,7 -54,-138,5 -52,-128,0'),
  limb('-24,-76,7 -52,-96,5 -66,-76,5 -52,-50,4 -56,-22,5 -70,-14,7 -76,-22,4 -80,-26,0'),
];

/** A flamingo in the shallows, its head up or down to feed. */
const flamingo = (x: number, y: number, scale: number, down = false) =>
  moved(
    { x, y, scale },
    inked(ROSE, 4, '0,-62 -4,-30 0,0', down ? '12,-64 16,0' : '10,-64 26,-34 4,-30'),
    cut(PINK, BODY, down ? NECK_DOWN : NECK_UP),
    cut(ROSE, '-4,-84,1 24,-84 58,-66,1 24,-60 2,-62'),
    cut('#2c1a2b', down ? '-66,-12,1 -78,-16 -84,-30,1 -76,-24' : '-49,-142,1 -58,-134 -54,-122,1 -48,-130'),
  );

/** Lake Manyara: a lioness on her bough looks out over the lake, the pink edge of its flamingos and the Rift's wall. */
export const manyaraBough: readonly Picture[] = [
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'profile' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    cut(
      WALL,
      '-40,250,1 60,214,1 180,222,1 250,190,1 430,184,1 560,196,1 760,176,1 900,190,1 1240,160,1 1240,420,1 -40,420,1',
    ),
    cut(
      TURNED,
      '60,214,1 100,290,1 70,420,1 -40,420,1 -40,300,1',
      '250,190,1 290,270,1 250,330,1 300,420,1 150,420,1 210,320,1',
      '560,196,1 620,280,1 590,340,1 660,420,1 470,420,1 540,300,1',
      '900,190,1 940,280,1 920,420,1 780,420,1 860,300,1',
    ),
    floor(LAKE, '-40,410,1 1240,410,1'),
    cut(FAR, '-40,410,1 1240,410,1 1240,440,1 800,446 400,436 -40,444,1'),
    cut(
      FLOCK,
      '1240,462,1 900,470 600,464 300,470 140,492 60,530 80,580 220,620 460,650 800,664 1240,650,1 1240,720,1 760,726 300,704 40,640 -40,560,1 -40,500,1 40,460 300,448 700,452 1240,446,1',
    ),
    floor(SHORE, '-40,816 300,840 700,856 1240,836'),
    ...FAR_BIRDS.map(([x, y, down]) => flamingo(x, y, 0.5, down === 1)),
    ...NEAR_BIRDS.map(([x, y, down]) => flamingo(x, y, 0.92, down === 1)),
    ...lionessBeyondBough,
    cut(
      SHADOW,
      '620,-20,1 600,40 660,84 760,74 820,120 920,110 980,150 1080,130 1160,170 1240,150,1 1240,-20,1',
    ),
    cut(LEAF, '480,-20,1 500,30 580,52 660,30 740,56 830,40 900,84 1000,60 1080,96 1240,80,1 1240,-20,1'),
    cut(
      WOOD,
      limb('1260,680,90 1100,636,70 900,612,54 700,606,46 460,590,42 260,556,30 100,510,22 -60,440,16'),
      TRUNK,
      limb('1090,330,30 1010,230,24 900,150,16 800,40,8'),
    ),
    within(
      WOOD,
      TRUNK,
      cut(
        SUN,
        '960,940,1 960,640,1 1040,660,1 1076,720 1070,800 1056,940,1',
        '1000,570,1 1000,-40,1 1144,-40,1 1138,140 1116,300 1084,440 1090,560 1130,622,1 1060,600',
      ),
    ),
    cut(SUN, limb('1120,616,0 1000,588,10 900,572,14 700,570,12 460,556,12 260,532,8 100,494,6 -60,428,5')),
    ...lionessOnBough,
  ),
];
