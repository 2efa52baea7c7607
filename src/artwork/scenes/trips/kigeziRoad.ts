import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { contourFields } from '../../land/contourFields.ts';
import { treeline } from '../../land/treeline.ts';
import { light } from '../../light/light.ts';

const [MIST, FOREST, ROAD, BANK, DARK] = ['#f4efda', '#0c2c2b', '#d2502a', '#7a2c24', '#15211f'];

const HILL =
  '-40,690,1 120,640 300,520 460,380 600,250 740,180 900,170 1040,230 1240,340,1 1240,940,1 -40,940,1';
const SHADED = '860,170,1 900,300 850,400,1 990,500 930,640,1 1100,760 1050,940,1 1240,940,1 1240,300,1';
const SLOPE = {
  x: 800,
  wide: 640,
  eye: 470,
  bend: 0.6,
  levels: [
    170, 202, 228, 256, 286, 318, 352, 390, 430, 474, 522, 574, 630, 692, 760, 836, 920, 1010, 1110, 1220,
    1340,
  ],
} as const;
const road = (shift: number) =>
  limb(
    `424,${942 + shift},60 530,${803 + shift},44 704,${724 + shift},30 900,${692 + shift},20 960,${651 + shift},15 900,602,13 702,562,11 561,501,9 580,442,7 720,401,6 820,351,5 790,300,4 760,262,3 780,240,2`,
  );

/** On the way to Bwindi: the hills of Kigezi, tilled to the edge of the forest. */
export const kigeziRoad: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [560, 150, 480, 110], camera: 'wide' }),
    wash(MIST),
    // Ridge behind ridge of forest, each with its foot in the mist.
    cut(
      '#b9cdb8',
      `-40,320,1 ${treeline('-40,210 120,130 260,110 430,220 560,170 700,90 900,60 1240,150', 11)} 1240,320,1 900,260 700,300 500,330 300,300 100,340`,
    ),
    cut(
      '#5f9684',
      `-40,470,1 ${treeline('-40,330 100,290 220,300 360,390 470,440', 14)} 460,450,1 360,470 240,430 100,490`,
    ),
    contourFields(
      {
        ...SLOPE,
        plots: ['#a9c24a', '#c9d45a', '#8bb04a', '#e0d872', '#b4c850', '#bd8148'],
        hedge: '#4d7a3c',
      },
      HILL,
      cut(BANK, road(-7)),
      cut(ROAD, road(0)),
    ),
    contourFields(
      {
        ...SLOPE,
        plots: ['#1f5f4c', '#2a7054', '#18524a', '#347c58', '#225f50', '#51493a'],
        hedge: '#0f3f3a',
      },
      SHADED,
      cut('#2c1e22', road(-7)),
      cut('#7f3226', road(0)),
    ),
    // Where the fields end, the forest begins, nearly black.
    cut(
      FOREST,
      `300,524,1 ${treeline('300,520 440,370 580,220 720,140 900,112 1060,160 1240,290', 24)} 1240,430,1 1100,340 1010,310,1 960,270 900,290 840,256,1 740,262 680,262,1 620,330 560,340,1 500,420 450,430,1 400,490`,
    ),
    // The mist that stands in the valley, and what of it lies on the forest.
    cut(
      MIST,
      '1240,196,1 1180,182 1120,196 1060,190 960,206,1 1040,212 1080,226 1020,234,1 1120,240 1240,232,1',
      '-40,500,1 60,470 150,500 230,540 290,520 340,530 320,560 230,570,1 290,590 260,612 160,630 100,660 -40,700,1',
    ),
    // The van, and the long shadow that it has at this hour.
    moved(
      { x: 742, y: 724, turn: -14 },
      cut('#8a2f22', '0,4,1 92,4,1 190,30,1 120,32,1'),
      cut('#fffdf0', panel('0,0,6 0,-36,8 16,-40,6 70,-40,10 84,-22,6 94,-16,6 94,0,6')),
      cut('#fffdf0', panel('12,-44,2 66,-44,2 66,-50,3 12,-50,3')),
      cut(
        DARK,
        panel(
          '6,-20,2 6,-33,4 22,-33,2 22,-20,2;27,-20,2 27,-33,2 45,-33,2 45,-20,2;50,-20,2 50,-33,2 68,-33,4 78,-20,2',
        ),
        disc(20, 0, 9),
        disc(74, 0, 9),
      ),
    ),
  ),
];
