import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobes } from '../../drawing/lobes.ts';
import { bisokeAloft, walkerAloft } from '../../land/bisokeAloft.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, FOLD] = ['#7cb8c8', '#f8f3e4', '#c3d5da'];
const [FAR, FAR_SUN] = ['#2c4478', '#7d95b8'];

/** The chain above the clouds. */
export const volcanoesAloft: readonly Picture[] = [
  // Bisoke's lake in its cone, and behind it Sabyinyo, Gahinga and Muhabura out of the same sea of cloud.
  picture(
    'places/volcanoes-2',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [100, 520, 480, 250], camera: 'above' }),
    wash([SKY, SKY]),
    cut(
      FAR,
      '20,420,1 90,300 140,240,1 160,246,1 186,178,1 206,200,1 220,190,1 240,216,1 268,150,1 290,190,1 304,182,1 320,226,1 344,234,1 400,320 500,420,1',
      '520,420,1 590,330 640,268,1 664,276 690,266,1 740,330 820,420,1',
    ),
    cut(
      FAR,
      '740,440,1 840,340 910,230 956,138,1 966,128 978,132 988,128 996,138,1 1040,230 1120,340 1260,430,1',
    ),
    cut(
      FAR_SUN,
      '268,150,1 290,190,1 304,182,1 320,226,1 344,234,1 400,320 500,420,1 320,420,1 330,330,1 290,270,1 300,220,1',
      '690,266,1 740,330 820,420,1 720,420,1 690,340,1 700,300,1',
      '984,130,1 996,138,1 1040,230 1120,340 1260,430,1 1030,440,1 1040,350,1 1000,280,1 1014,220,1 990,180,1',
    ),
    floor(
      CLOUD,
      '0,372 60,356 140,372 240,352 330,366 460,344 600,366 720,340 820,368 960,352 1080,374 1200,350',
    ),
    // The cone's shadow on the cloud, and Sabyinyo's.
    cut(
      FOLD,
      '196,430,1 200,600,1 -60,700,1 -60,470,1',
      '20,372,1 -40,376,1 -40,392,1 130,384,1 300,372,1',
      '740,360,1 600,370,1 860,392,1 1000,372,1',
    ),
    cut(FOLD, '900,470,1 1020,448 1220,466,1 1220,486,1 1040,484'),
    ...bisokeAloft,
    ...walkerAloft(296, 512, '#e2452c'),
    ...walkerAloft(326, 524, '#f2b43a'),
    // The cloud's edge, higher round the flanks.
    cut(
      CLOUD,
      lobes(
        '-60,770 20,700 170,716 210,750 330,776 370,820 400,826 560,852 596,866 660,858 700,872 720,840 880,818 910,790 960,788 1010,740 1130,690 1260,640',
        0.64,
        '1260,920 -60,920',
      ),
    ),
    cut(
      FOLD,
      lobes('-40,870 60,826 100,836 220,856 250,880', 0.66, '180,890 -40,900'),
      lobes('880,890 920,866 1060,840 1100,846 1240,800', 0.66, '1240,840 1040,880'),
    ),
  ),
];
