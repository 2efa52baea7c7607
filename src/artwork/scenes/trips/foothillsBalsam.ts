import { cut, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { trunkBalsam } from '../../figures/plants/trunkBalsam.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, SNOW, WOOD, RAIN] = ['#bfd8d2', '#1f4f6c', '#fffaf0', '#123a36', '#f4fbf4'];

/** Drops in staggered rows; none falls between the tusks. */
const SHOWER = Array.from({ length: 60 }, (_, n): readonly [number, number] => {
  const [row, column] = [Math.floor(n / 12), (n * 5) % 12];
  return [column * 104 + ((n * 7) % 5) * 18, row * 184 - 70 + column * 13 + ((n * 3) % 7) * 16];
})
  .filter(([x, y]) => x < 430 || x > 800 || y < 400 || y > 860)
  .map(([x, y]) => `${x},${y},1 ${x - 18},${y + 66},1`);

/** The foothills of Kilimanjaro: the elephant that grows in the rain there and nowhere else. */
export const foothillsBalsam: readonly Picture[] = [
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [180, 330, 200, 350], camera: 'front' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(
      ROCK,
      '-40,520,1 100,380 230,240 314,154,1 384,102,1 470,82 720,76,1 806,98,1 886,156,1 970,240 1100,380 1240,520,1 1240,940,1 -40,940,1',
    ),
    cut(
      SNOW,
      '256,210,1 310,150,1 380,96,1 470,74 720,70,1 810,92,1 890,150,1 944,210,1 916,244,1 896,222,1 866,300,1 834,220,1 808,206,1 764,330,1 730,230,1 690,204,1 620,320,1 536,250,1 500,206,1 446,320,1 410,224,1 380,210,1 346,310,1 318,226,1 288,252,1',
    ),
    cut(
      WOOD,
      lobes(
        '-20,800 70,756 190,778 250,744 350,764 420,800 520,770 610,806 700,782 800,790 850,752 960,770 1030,738 1140,760 1220,800',
        0.62,
        '1220,920 -20,920',
      ),
    ),
    inked(RAIN, 5, ...SHOWER),
    moved({ x: 72, y: 108, scale: 0.88 }, ...trunkBalsam),
  ),
];
