import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { rhino } from '../../figures/animals/rhino.ts';
import { canopyWalkway } from '../../figures/buildings/canopyWalkway.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { seatBough } from '../../land/seatBough.ts';
import { thicket } from '../../land/thicket.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { BEFORE_DAY } from '../../sky/beforeDay.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';
import { stillWater, tongue } from '../../water/lakeland.ts';
import { ripples } from '../../water/water.ts';

const DAWN = light('dawn', 'rwanda', 'left');
const GLASS = { far: '#fbc08c', middle: '#f4a878', near: '#b86a70' } as const;
const FRAME = { depth: 0.02, shadow: false, rim: false } as const;
const far = { reed: 16, reeds: '#3f4f74' } as const;

const akageraWide: Layer[] = [
  sky({ horizon: 668, stops: [...BEFORE_DAY.slice(0, 7), '#8a6a88'] }),
  stars({ to: 460, count: 60 }),
  hills({ y: 672, rise: 40, depth: 0.3, of: '#453f74', plain: true }),
  stillWater({ y: 676, ...GLASS }),
  ripples({ y: 690, to: 980, x: 300, width: 1300, count: 50, colour: '#ffe0b4', opacity: 0.7 }),
  tongue('-60,724 120,692 460,690 700,708 900,724', '#4a4c80', { ...far }),
  tongue('760,774 940,740 1240,720 1500,728 1700,774', '#3b4376', { ...far, reed: 24 }),
  tongue('-60,862 80,802 320,798 540,830 720,862', '#2a3566', { reed: 36, reeds: '#1c2a50' }),
  place(rhino(), { x: 1180, y: 764, metre: 52, depth: 0.02, shadow: false, flip: true }),
  hills({
    y: '900,1060 1240,960 1560,850 2000,780 2430,740',
    rise: 10,
    depth: 0.06,
    of: '#141b3e',
    plain: true,
  }),
  zebraNear({ x: 2230, y: 812, scale: 0.42, flip: true }),
  zebraNear({ x: 1740, y: 872, scale: 0.84, flip: true }),
  hills({
    y: '1180,1100 1380,890 1700,850 2000,806 2430,790',
    rise: 6,
    depth: 0.04,
    of: '#10163a',
    plain: true,
  }),
  place(papyrus({ stems: 10 }), { x: 150, y: 1030, metre: 96, ...FRAME }),
  place(papyrus({ stems: 5, seed: 3 }), { x: 2360, y: 1050, metre: 110, ...FRAME }),
];
const akageraTall: Layer[] = [
  sky({ horizon: 640, stops: [...BEFORE_DAY.slice(0, 7), '#a87088'] }),
  stars({ to: 420, count: 50 }),
  hills({ y: 644, rise: 40, depth: 0.3, of: '#453f74', plain: true }),
  stillWater({ y: 648, ...GLASS }),
  ripples({ y: 670, to: 1200, x: 100, width: 900, count: 50, colour: '#ffe0b4', opacity: 0.7 }),
  tongue('420,690 560,660 760,656 980,664 1140,690', '#4a4c80', { ...far }),
  tongue('-60,756 60,702 240,700 460,726 640,756', '#3b4376', { ...far, reed: 24 }),
  tongue('560,870 680,812 860,798 1020,806 1140,870', '#2a3566', { reed: 34, reeds: '#1c2a50' }),
  place(rhino(), { x: 860, y: 830, metre: 62, depth: 0.02, shadow: false, flip: true }),
  hills({ y: '-30,1290 400,1240 760,1190 1110,1130', rise: 8, depth: 0.06, of: '#141b3e', plain: true }),
  zebraNear({ x: 890, y: 1210, scale: 0.4, flip: true }),
  zebraNear({ x: 420, y: 1262, scale: 0.7, flip: true }),
  hills({ y: '-30,1300 400,1246 760,1210 1110,1170', rise: 6, depth: 0.04, of: '#10163a', plain: true }),
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
