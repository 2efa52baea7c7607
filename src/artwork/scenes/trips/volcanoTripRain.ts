import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { face, fingers, head, INKS } from '../../figures/placing/gorillaFaces.ts';
import { light } from '../../light/light.ts';

const [SKY, RAIN, FAR, NEAR] = ['#a3b8c2', '#f4f0e2', '#7f9bb2', '#4f7196'];
const { FUR, LIT, NIGHT, SKIN, SHADE } = INKS;
const [RED, LEAF] = ['#b9482c', '#2c5a44'];

/** Where no stroke begins: the middle and the reach of each face. */
const DRY: readonly (readonly number[])[] = [
  [700, 270, 150],
  [280, 470, 110],
  [350, 700, 90],
  [1060, 650, 100],
];

/** Parallel strokes of rain, none of them before a face. */
const shower = Array.from({ length: 92 }, (_, at) => {
  const [x, y, long] = [(at * 467 + at * at * 31) % 1290, ((at * 613) % 1000) - 90, 40 + ((at * 53) % 84)];
  return [x, y, long] as const;
})
  .filter(([x, y]) => DRY.every(([fx, fy, far]) => Math.hypot(x - fx!, y + 20 - fy!) > far!))
  .map(([x, y, long]) => `${x},${y} ${x - Math.round(long * 0.3)},${y + long}`);

/** The lead of the trip: a family of gorillas sits out the rain. */
export const volcanoTripRain: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [540, 56, 300, 300], camera: 'front' }),
    wash([SKY, SKY]),
    // Sabyinyo's teeth at the left, Karisimbi at the right.
    cut(
      FAR,
      '-60,940,1 -20,420 40,270,1 62,276,1 92,196,1 116,220,1 128,212,1 156,244,1 188,156,1 214,206,1 226,196,1 250,252,1 280,262 330,340 440,560 520,700,1 520,940,1',
    ),
    cut(
      NEAR,
      '640,940,1 860,440 960,250 1034,132,1 1050,126 1066,132,1 1110,200 1150,236 1200,300 1300,420,1 1300,940,1',
    ),
    // The silverback: shoulders that fall like a mountain's sides, arms folded.
    within(
      FUR,
      '560,250,1 500,300 430,380 380,500 350,640 340,780 330,920,1 1060,920,1 1050,780 1036,640 1000,500 950,380 880,300 820,250,1',
      cut(LIT, '560,230,1 590,420,1 520,520,1 500,640,1 440,700,1 430,940,1 300,940,1 300,300,1'),
      cut(NIGHT, '572,480,1 600,520 700,540 800,510 830,470,1 890,560,1 700,650 500,650,1 530,570,1'),
    ),
    cut(
      LIT,
      '372,640,1 430,600 560,640 700,620 820,560 880,530,1 908,590,1 860,640,1 840,634,1 800,676,1 770,668,1 720,714,1 690,700,1 640,744,1 600,726,1 550,764,1 510,740,1 460,770,1 380,760,1',
    ),
    cut(SKIN, ...fingers(884, 540, 1)),
    head(690, 310, 1.04, 0, 0),
    // The mother, her infant in her arms.
    within(
      FUR,
      '190,470,1 130,510 70,600 20,720 -20,920,1 540,920,1 520,760 480,640 430,540 370,480,1',
      cut(LIT, '190,440,1 200,620,1 150,700,1 120,940,1 -60,940,1 -60,440,1'),
    ),
    head(262, 500, 0.7, 4),
    moved(
      { x: 346, y: 742, scale: 0.46, turn: 8 },
      cut(
        NIGHT,
        '0,-210,1 30,-190 20,-170 100,-150 160,-70 176,20 160,130 90,210 0,226 -90,210 -160,130 -176,20 -160,-70 -100,-150 -20,-170 -14,-190',
      ),
      ...face(0, 19),
    ),
    cut(
      LIT,
      '20,790,1 90,770 170,810 280,846 400,840 470,810,1 500,850,1 466,876,1 450,866,1 410,900,1 390,884,1 340,920,1 20,940,1',
    ),
    cut(SHADE, ...fingers(446, 812, 0.7)),
    // A young one.
    within(
      FUR,
      '980,650,1 920,700 880,780 860,920,1 1250,920,1 1230,790 1190,700 1110,620,1',
      cut(LIT, '970,600,1 980,760,1 930,940,1 800,940,1 800,600,1'),
    ),
    head(1050, 676, 0.56, -6, -6),
    floor(RED, '0,872 300,862 700,870 1200,852'),
    cut(
      LEAF,
      '-20,910,1 10,840 70,800 96,790,1 92,830 70,880 40,910,1',
      '90,910,1 120,870 180,836 226,834,1 210,870 170,910,1',
      '250,910,1 290,886 350,880 380,884,1 350,910,1',
      '690,910,1 660,880 610,858 570,858,1 590,890 630,910,1',
      '700,910,1 720,870 760,840 800,834,1 790,870 760,910,1',
      '1010,910,1 980,880 930,864 900,866,1 920,890 950,910,1',
      '1030,910,1 1050,860 1100,826 1150,818,1 1140,860 1100,910,1',
      '1150,910,1 1170,870 1210,850 1240,850,1 1240,910,1',
    ),
    inked(RAIN, 3.5, ...shower),
  ),
];
