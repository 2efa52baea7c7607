import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { DAWN_FUR, silverbackOverlooking } from '../../figures/placing/silverbackOverlooking.ts';
import { hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { teethOf, virunga } from '../../land/virunga.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';
import { sky, stars } from '../../sky/skies.ts';

const tripWide: Layer[] = [
  sky({
    horizon: 860,
    stops: ['#1a2350', '#222a5a', '#2c3162', '#3a3a6a', '#4a4470', '#5a4c74', '#f0a074', '#fbd0a0'],
  }),
  stars({ to: 400, count: 60 }),
  virunga([
    { x: 2330, y: 470, foot: 900, width: 1300, mouth: 120, teeth: teethOf(0.6), fill: '#5c5690' },
    { x: 1260, y: 330, foot: 900, width: 1700, mouth: 90, fill: '#343c78' },
  ]),
  mistBank({ y: 690, height: 330, colour: '#e9a684', strength: 0.7, count: 14 }),
  hills({ y: '-30,860 700,880 1300,900 2430,960', rise: 20, depth: 0.05, of: '#141a3e', plain: true }),
  hills({ y: '-30,960 900,950 1500,900 2430,880', rise: 10, depth: 0.05, of: '#141a3e', plain: true }),
  moved({ x: 1900, y: 918, scale: 0.84 }, ...silverbackOverlooking(DAWN_FUR)),
  undergrowth({ y: '-40,1000 900,1000 1500,1000 2430,970', size: 90, depth: 0.03 }),
  leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
  leaves({ corner: 'bottom-left', size: 300, depth: 0.02 }),
];
const tripTall: Layer[] = [
  sky({
    horizon: 1000,
    stops: ['#131a3a', '#1a2148', '#222a56', '#2c3260', '#443e6c', '#a06c84', '#f2a474', '#fbd0a0'],
  }),
  stars({ to: 420, count: 50 }),
  virunga([
    { x: 1010, y: 660, foot: 1120, width: 1100, mouth: 110, teeth: teethOf(0.5), fill: '#5f5890' },
    { x: 200, y: 570, foot: 1120, width: 1300, mouth: 80, fill: '#343c78' },
  ]),
  mistBank({ y: 880, height: 360, colour: '#fbd3a8', strength: 1, count: 14 }),
  hills({ y: '-30,1230 500,1210 1110,1180', rise: 10, depth: 0.05, of: '#141a3e', plain: true }),
  moved({ x: 660, y: 1236, scale: 0.74 }, ...silverbackOverlooking(DAWN_FUR)),
  undergrowth({ y: '-40,1330 500,1326 1110,1300', size: 90, depth: 0.03 }),
  leaves({ corner: 'bottom-left', size: 260, depth: 0.02 }),
  leaves({ corner: 'bottom-right', size: 280, depth: 0.02 }),
];

/** The great view of the trip to the volcanoes and their gorillas. */
export const postersRwandaVolcanoes: readonly Picture[] = [
  ...poster('volcanoesandgorillas', {
    light: light('dawn', 'rwanda', 'left'),
    wide: tripWide,
    tall: tripTall,
  }),
];
