import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const SHORE =
  '1054,424,1 1000,392 966,336 900,300 830,302 770,340 730,390 640,430 500,476 380,530 250,570 110,590,1 116,640 190,670 300,664,1 420,744 560,794 700,784 810,734 886,650 924,560 946,480 984,440';
const SOFT = outline(SHORE.replaceAll(',1 ', ' '));
const FIELDS = ['#1f5f4c', '#3f8a4c', '#2c7350', '#86b04a', '#3a8050', '#b4c452', '#4c9450'];

/** Terraces that climb from the shore of something: each band is wider than the next and lies a step higher. */
const terraces = (shore: string, width: number, lift: number): Layer[] =>
  FIELDS.map((field, at) =>
    moved(
      { x: 0, y: Math.round((at - FIELDS.length) * lift) },
      inked(field, Math.round(width * (1 - at / 7.2)), shore),
    ),
  );

const WING =
  '690,452,1 736,520 716,606 640,656 540,664 424,660,1 390,630,1 370,632 310,618,1 300,580,1 270,548,1 380,500 500,440 600,400';
const HEADLAND = outline(WING);

/** Lake Bunyonyi, the place of many little birds: the lake between its terraced hills is one. */
export const bunyonyiBird: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'left'),
    plan({ subject: [560, 560, 330, 190], camera: 'wide' }),
    floor('#fbd9a8', '-40,-20 1240,-20'),
    cut(
      '#8a94b8',
      '60,220,1 150,130 190,60 210,44 230,60 270,130 370,220,1;360,220,1 430,160 470,106,1 480,114 500,114 512,106,1 550,160 640,220,1;600,220,1 700,130 730,84,1 746,102,1 766,70,1 786,96,1 808,76,1 830,110,1 850,98,1 880,140 960,220,1',
    ),
    within(
      '#174a40',
      '-40,210,1 80,170 200,160 300,204,1 380,170 480,160 580,196,1 700,150 840,140 980,160 1060,196,1 1140,160 1240,160,1 1240,920,1 -40,920,1',
      ...terraces(SOFT, 680, 15),
      // The sides of the spurs that the morning has not reached.
      cut(
        { fill: '#00463f', opacity: 0.42 },
        '300,180,1 330,300 316,420 340,550,1 420,530 470,480,1 440,360 400,240 420,130 340,140',
        '580,160,1 620,260 650,350 700,450,1 800,340,1 720,260 700,180 740,90 640,110',
        '1060,160,1 1040,260 1000,340 930,350,1 980,420,1 1054,424,1 1120,400 1260,420,1 1260,100 1140,120',
        '880,540,1 924,560,1 1040,640 1160,700 1260,720,1 1260,920 1000,920 900,800 800,740,1 840,640,1',
        '300,664,1 240,760 200,920,1 480,920 500,780,1 480,700,1',
        '110,600,1 60,640 -40,660,1 -40,480 60,560',
      ),
    ),
    cut('#3f8f96', SHORE),
    within(
      '#a9e0e2',
      SHORE,
      cut(
        '#5aa9ae',
        '-40,300,1 700,300 900,260 1100,400,1 1080,440,1 1000,420 960,370 896,334 836,338 790,370 740,430 650,470 500,520 380,570 250,604 100,620,1',
      ),
    ),
    // The wing is a headland of fields, and lies darker on the water.
    moved({ x: 0, y: 22 }, cut('#5aa9ae', WING)),
    within(
      '#86b04a',
      WING,
      inked('#2c7350', 166, HEADLAND),
      inked('#b4c452', 122, HEADLAND),
      inked('#3a8050', 80, HEADLAND),
      inked('#4c9450', 36, HEADLAND),
    ),
    cut('#1f5f4c', disc(912, 372, 24, 17)),
  ),
];
