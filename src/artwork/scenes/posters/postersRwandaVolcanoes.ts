import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { DUSK_FUR, gorillaMother } from '../../figures/placing/gorillaMother.ts';
import { hills } from '../../land/ridges.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';
import { BEFORE_DAY } from '../../sky/beforeDay.ts';

const volcanoesWide: Layer[] = [
  sky({ horizon: 850, stops: [...BEFORE_DAY, '#f9c48c'] }),
  stars({ to: 420, count: 70 }),
  virunga([
    { x: 1120, y: 480, foot: 850, width: 1100, mouth: 150, teeth: teethOf(0.7), fill: '#3f4480' },
    { x: 2170, y: 330, foot: 880, width: 1900, mouth: 110, fill: '#3a4486' },
  ]),
  mistBank({ y: 668, height: 270, colour: '#f8cfa6', strength: 1, count: 22 }),
  hills({
    y: '-30,900 600,920 1200,900 1700,860 2430,800',
    rise: 10,
    depth: 0.3,
    of: '#33406e',
    plain: true,
  }),
  mistBank({ y: 820, height: 120, colour: '#f8cfa6', strength: 0.8, count: 14 }),
  hills({
    y: '-30,960 700,960 1300,930 1700,922 2430,900',
    rise: 10,
    depth: 0.06,
    of: '#141b3e',
    plain: true,
  }),
  moved({ x: 2440, y: -146, scale: 1.3, flip: true }, ...gorillaMother(DUSK_FUR)),
  leaves({ corner: 'bottom-right', size: 300, depth: 0.03 }),
];
const volcanoesTall: Layer[] = [
  sky({ horizon: 820, stops: [...BEFORE_DAY.slice(0, 6), '#94688a', '#f4a472'] }),
  stars({ to: 440, count: 60 }),
  virunga([
    { x: 1040, y: 690, foot: 980, width: 800, mouth: 110, teeth: teethOf(0.6), fill: '#4a4c88' },
    { x: 60, y: 700, foot: 980, width: 800, mouth: 130, fill: '#5c5690' },
    { x: 760, y: 590, foot: 1020, width: 1500, mouth: 90, fill: '#2c3570' },
  ]),
  mistBank({ y: 800, height: 320, colour: '#f8cfa6', strength: 1, count: 16 }),
  hills({ y: '-30,1240 300,1210 700,1224 1110,1170', rise: 8, depth: 0.06, of: '#141b3e', plain: true }),
  moved({ x: 1170, y: 300, scale: 1.12, flip: true }, ...gorillaMother(DUSK_FUR)),
  leaves({ corner: 'bottom-right', size: 260, depth: 0.03 }),
];

/** The great view of the Volcanoes park. */
export const postersRwandaVolcanoes: readonly Picture[] = [
  ...poster('volcanoes', {
    light: light('dawn', 'rwanda', 'right'),
    wide: volcanoesWide,
    tall: volcanoesTall,
  }),
];
