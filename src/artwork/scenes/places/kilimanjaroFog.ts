import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { porterInFog } from '../../figures/people/porterInFog.ts';
import { groundselInFog } from '../../figures/plants/groundselInFog.ts';
import { light } from '../../light/light.ts';

const [FOG, VEIL, SNOW, NEAR, RED] = ['#dfe6d6', '#c3d3c8', '#fffdf5', '#173a3c', '#e4512b'];

/** Who stands in the fog of the moorland. */
export const kilimanjaroFog: readonly Picture[] = [
  // Porters with their loads and giant groundsels with their rosettes, hard to tell apart.
  picture(
    'places/kilimanjaro-4',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [270, 400, 120, 340], camera: 'profile' }),
    wash(FOG),
    cut(
      VEIL,
      '240,420,1 300,330 400,262 480,206 556,146,1 640,116 760,102 880,108 962,122,1 1010,154,1 1070,230 1150,296 1240,340,1 1240,420,1',
    ),
    cut(
      SNOW,
      '480,206,1 520,176 556,146,1 640,116 760,102 880,108 962,122,1 1010,154,1 1050,204,1 1060,236,1 1020,262,1 984,226,1 950,300,1 926,290,1 900,220,1 862,236,1 836,346,1 806,340,1 780,262,1 730,240,1 690,318,1 664,306,1 640,232,1 596,250,1 576,300,1 552,284,1 536,236,1 500,244,1',
    ),
    floor(FOG, '-40,290 200,300 420,350 620,384 800,352 1000,374 1240,330'),
    floor(VEIL, '-40,520 200,500 460,540 760,560 1000,520 1240,440'),
    floor(NEAR, '-40,850,1 100,836 300,846 520,826 700,800 900,790 1060,750 1240,730,1'),
    moved({ x: 112, y: 850, scale: 1.1 }, cut(NEAR, groundselInFog([[4, -370, 82]], 1))),
    moved({ x: 316, y: 844 }, ...porterInFog(NEAR, 'greens', 0)),
    moved(
      { x: 528, y: 834 },
      cut(
        NEAR,
        groundselInFog(
          [
            [-58, -268, 62],
            [62, -346, 72],
          ],
          2,
        ),
      ),
    ),
    moved({ x: 742, y: 802, scale: 0.95 }, ...porterInFog(NEAR, 'sack', 1)),
    moved({ x: 884, y: 800, scale: 0.9 }, cut(NEAR, groundselInFog([[-6, -262, 66]], 3))),
    moved({ x: 1064, y: 758, scale: 0.9 }, ...porterInFog(NEAR, 'bag', 0, RED)),
  ),
];
