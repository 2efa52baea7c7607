import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobes } from '../../drawing/lobes.ts';
import { silverbackAsRain } from '../../figures/animals/silverbackAsRain.ts';
import { guideInRainCape, inRainCape } from '../../figures/people/inRainCapes.ts';
import { light } from '../../light/light.ts';

/** Strokes of rain from the cloud's foot at y 540 down, so many to a row, each row beside the one above. */
const rain = (rows: number, columns: number, long: number) =>
  Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const stray = (at * 7 + row * 3) % 5;
    const x = 90 + ((column + (row % 2) * 0.5) * 1040) / columns + stray * 5 - row * 12;
    const y = 556 + row * (long + 30) + stray * 5;
    const reach = long * (0.7 + stray * 0.1);
    return `${Math.round(x)},${Math.round(y)},1 ${Math.round(x - reach * 0.2)},${Math.round(y + reach)},1`;
  });

/** A shower on the day of the trek, and who makes it. */
export const rainWaitedOut: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [120, 120, 960, 420], camera: 'front' }),
    wash('#9fcdb0'),
    cut(
      '#84b79c',
      lobes(
        '-40,720 30,690 120,664 200,668 270,700 340,716 420,690 500,672 590,684 660,712 730,716 800,690 880,660 960,650 1040,662 1110,690 1180,690 1260,710',
        0.64,
        '1260,920 -40,920',
      ),
    ),
    inked('#d3ecdc', 4, ...rain(4, 14, 40)),
    cut(
      '#47846f',
      lobes(
        '-40,770 40,748 130,742 210,770 280,800 360,806 450,800 540,812 640,806 720,800 800,776 880,752 980,742 1070,760 1150,776 1250,770',
        0.62,
        '1250,920 -40,920',
      ),
    ),
    inked('#ffffff', 8, ...rain(3, 9, 70)),
    cut(
      '#1c4f49',
      lobes('-40,836 60,812 160,822 250,846 350,862', 0.62, '350,920 -40,920'),
      lobes('840,866 930,844 1030,826 1130,818 1240,838', 0.62, '1240,920 840,920'),
      '-40,866,1 300,850 700,856 1240,864,1 1240,920,1 -40,920,1',
    ),
    // They stand in a puddle on the path.
    cut('#2c665d', '400,878 500,868 640,870 770,878 650,890 500,888'),
    moved({ x: 530, y: 872, scale: 0.66 }, ...guideInRainCape),
    moved({ x: 612, y: 876, scale: 0.62 }, ...inRainCape(1, '#d99a73')),
    moved({ x: 676, y: 872, scale: 0.58 }, ...inRainCape(-1, '#9a6041')),
    moved({ x: 606, y: 362, scale: 0.93 }, ...silverbackAsRain),
  ),
];
