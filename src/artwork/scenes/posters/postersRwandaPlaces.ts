import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { points } from '../../drawing/points.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { rhino } from '../../figures/animals/rhino.ts';
import { canopyWalkway } from '../../figures/buildings/canopyWalkway.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { zebraStanding } from '../../figures/placing/zebraStanding.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { thicket } from '../../land/thicket.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { BEFORE_DAY } from '../../sky/beforeDay.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';
import { stillWater } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

const DAWN = light('dawn', 'rwanda', 'left');
const GLASS = { far: '#fbc08c', middle: '#f4a878', near: '#b86a70' } as const;
const FRAME = { depth: 0.02, shadow: false, rim: false } as const;

/** The bank the zebras stand on: its line, and blades at its edge that hide the hooves' soles. */
const bank = (line: string, blades: string): Layer[] => [
  floor('#10163a', line),
  cut(
    '#10163a',
    ...points(blades).map(
      ([x, y]) =>
        `${x - 30},${y + 12},1 ${x - 34},${y - 12},1 ${x - 14},${y},1 ${x - 4},${y - 22},1 ${x + 8},${y - 2},1 ${x + 26},${y - 16},1 ${x + 30},${y + 12},1`,
    ),
  ),
];

const akageraWide: Layer[] = [
  sky({ horizon: 668, stops: [...BEFORE_DAY.slice(0, 7), '#8a6a88'] }),
  stars({ to: 460, count: 60 }),
  hills({ y: 672, rise: 40, depth: 0.3, of: '#453f74', plain: true }),
  stillWater({ y: 676, ...GLASS }),
  cut('#4a4c80', '-40,712,1 -40,690 200,684 420,694 620,704 760,714,1 500,718 200,718'),
  cut('#4a4c80', '2430,708,1 2430,684 2000,690 1560,700 1280,712,1 1700,716 2100,716'),
  ripples({ y: 690, to: 980, x: 300, width: 1300, count: 50, colour: '#ffe0b4', opacity: 0.7 }),
  cut({ fill: '#7a4a6a', opacity: 0.5 }, '-40,812,1 400,812 800,820 1010,806,1 820,850 420,862 -40,870,1'),
  cut('#26305e', '-40,830,1 -40,762 160,756 380,772 620,786 840,794 1010,806,1 800,820 420,826'),
  place(rhino(), { x: 640, y: 800, metre: 56, depth: 0.02, shadow: false, flip: true }),
  zebraStanding({ x: 2214, y: 874, scale: 0.46, isYoung: true }),
  zebraStanding({ x: 1650, y: 884, scale: 0.9 }),
  ...bank(
    '1130,1010 1240,950 1340,892 1440,880 1700,886 2000,876 2400,862',
    '1416,884 1482,886 1830,884 1898,886 2092,876 2130,876 2290,872 2336,870',
  ),
  place(papyrus({ stems: 10 }), { x: 150, y: 1030, metre: 96, ...FRAME }),
];
const akageraTall: Layer[] = [
  sky({ horizon: 640, stops: [...BEFORE_DAY.slice(0, 7), '#a87088'] }),
  stars({ to: 420, count: 50 }),
  hills({ y: 644, rise: 40, depth: 0.3, of: '#453f74', plain: true }),
  stillWater({ y: 648, ...GLASS }),
  cut('#4a4c80', '-40,690,1 -40,664 120,660 300,670 420,684,1 260,694'),
  ripples({ y: 670, to: 1200, x: 100, width: 900, count: 50, colour: '#ffe0b4', opacity: 0.7 }),
  cut({ fill: '#7a4a6a', opacity: 0.5 }, '1120,776,1 900,780 700,776 590,766,1 700,800 900,812 1120,816,1'),
  cut('#2f3a6c', '1120,790,1 1120,732 1000,728 880,744 740,756 590,766,1 720,780 900,788'),
  place(rhino(), { x: 850, y: 762, metre: 34, depth: 0.02, shadow: false, flip: true }),
  zebraStanding({ x: 880, y: 1214, scale: 0.36, isYoung: true }),
  zebraStanding({ x: 426, y: 1222, scale: 0.74 }),
  ...bank(
    '-30,1262 120,1232 300,1218 560,1222 800,1212 1110,1190',
    '236,1226 288,1224 566,1224 626,1224 786,1214 816,1214 946,1208 980,1206',
  ),
  place(papyrus({ stems: 7 }), { x: 40, y: 1370, metre: 130, ...FRAME }),
];

const WOODS = { of: '#1c3a4c' } as const;
const AIR = '#f7dcbc';
const nyungweWide: Layer[] = [
  sky({ horizon: 560, stops: ['#e8905e', '#f2ae74', '#f9cc98', '#fde6c0'], bands: 6 }),
  forest({ y: 420, rise: 130, depth: 0.8, crown: 14, of: '#8a8cae' }),
  mistBank({ y: 400, height: 190, colour: AIR, strength: 1 }),
  forest({ y: '1100,640 1600,580 2000,560 2430,480', rise: 90, depth: 0.6, crown: 20, of: '#566a90' }),
  mistBank({ y: 560, height: 230, colour: AIR, strength: 1 }),
  place(hiker(), { x: 1580, y: 250, metre: 46, shadow: false, coat: CLOTHES.coral }),
  place(hiker(), { x: 1650, y: 254, metre: 46, shadow: false, coat: CLOTHES.yellow }),
  place(canopyWalkway({ span: 22 }), { x: 1830, y: 845, metre: 46, depth: 0.16, shadow: false }),
  forest({ y: '1200,1100 1600,960 2000,900 2430,760', rise: 50, depth: 0.3, crown: 34, ...WOODS }),
  moved({ x: 1200, y: 110, scale: 1 }, ...seatBough, ...colobusOnBough),
  thicket({
    from: 'left',
    edge: '1380,-40 1270,160 1290,420 1270,620 1400,840 1640,1060',
    leaf: 120,
    depth: 0.05,
    of: '#20305c',
  }),
];
const nyungweTall: Layer[] = [
  sky({ horizon: 760, stops: ['#e8905e', '#f2ae74', '#f9cc98', '#fde6c0'] }),
  forest({ y: 740, rise: 110, depth: 0.5, crown: 14, of: '#46508a' }),
  mistBank({ y: 700, height: 220, colour: AIR, strength: 1 }),
  forest({ y: '-30,880 400,860 760,830 1110,760', rise: 60, depth: 0.5, crown: 22, of: '#4a6088' }),
  mistBank({ y: 850, height: 280, colour: AIR, strength: 1 }),
  place(hiker(), { x: 740, y: 742, metre: 36, shadow: false, coat: CLOTHES.coral }),
  place(hiker(), { x: 800, y: 738, metre: 36, shadow: false, coat: CLOTHES.yellow }),
  place(canopyWalkway({ span: 22 }), { x: 540, y: 1206, metre: 36, depth: 0.16, shadow: false }),
  forest({
    y: '-30,940 120,1020 320,1160 560,1240 900,1160 1110,1000',
    rise: 40,
    depth: 0.12,
    crown: 40,
    ...WOODS,
  }),
  moved({ x: -120, y: 590, scale: 1 }, ...seatBough, ...colobusOnBough),
  thicket({
    from: 'top',
    edge: '-40,700 160,600 420,612 700,584 920,616 1120,720',
    leaf: 92,
    depth: 0.05,
    of: '#20305c',
  }),
  leaves({ corner: 'bottom-left', size: 340, depth: 0.03 }),
];

/** The great views of Akagera and Nyungwe. */
export const postersRwandaPlaces: readonly Picture[] = [
  ...poster('akagera', { light: DAWN, wide: akageraWide, tall: akageraTall }),
  ...poster('nyungwe', { light: DAWN, wide: nyungweWide, tall: nyungweTall }),
];
