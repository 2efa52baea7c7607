import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { colobusFall } from '../../figures/animals/colobusFall.ts';
import { light } from '../../light/light.ts';

const pool: readonly Layer[] = [
  cut('#0f6a68', '-1200,1600,1 -1200,870,1 2800,870,1 2800,1600,1'),
  cut('#5fb8a4', limb('1440,930,0 1800,956,8 2170,930,0;1320,968,0 1780,1000,9 2290,964,0')),
  cut(
    '#fffdf2',
    '1560,900,1 1600,876 1640,884 1666,846 1700,860 1740,838 1780,858 1816,834 1856,858 1896,838 1936,860 1976,850 2004,884 2040,876 2086,900,1 2010,898 1980,914 1920,906 1880,926 1810,912 1750,928 1700,910 1650,918 1620,900',
  ),
];

const fall = (x: number, y: number, scale: number): Layer[] => [
  wash('#56b97d'),
  moved({ x, y, scale }, ...colobusFall, ...pool),
];

/** The great view of Nyungwe: a colobus whose white mantle is a waterfall. */
export const postersRwandaPlaces: readonly Picture[] = poster('nyungwe', {
  light: light('morning', 'rwanda', 'right'),
  wide: [...fall(0, -40, 1), plan({ subject: [1710, 400, 200, 400], camera: 'close' })],
  tall: [...fall(-1040, 416, 0.9), plan({ subject: [504, 812, 180, 360], camera: 'close' })],
});
