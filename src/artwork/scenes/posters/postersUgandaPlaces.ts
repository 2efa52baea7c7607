import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { craneDancing } from '../../figures/animals/craneDancing.ts';
import { gorilla } from '../../figures/animals/gorilla.ts';
import { raftAbove } from '../../figures/boats/raftAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { massif } from '../../land/peaks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { thicket } from '../../land/thicket.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { posterSky } from '../../sky/posterSky.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { mirror } from '../../water/mirror.ts';
import { riverAbove } from '../../water/riverAbove.ts';
import { lake, ripples } from '../../water/water.ts';

const RAFT = {
  body: '#e0452c',
  shade: '#a02c22',
  dark: '#2a1d28',
  lit: '#8a5636',
  pale: '#fff3dc',
  accent: '#f3b53c',
};
const RAFT_SETTING = { shadow: false, cast: 44, coat: RAFT, flip: true } as const;
const GREEN_DUSK = { dark: ['#0a2a2a', '#1a4a3e'], glow: ['#c8492e', '#ffb65c'] } as const;
const PALE = ['#e3eed2', '#ecf2d8', '#f4f4dc', '#fbf4da'] as const;

/** The great views of Uganda and of its places. */
export const postersUgandaPlaces: readonly Picture[] = [
  ...poster('uganda', {
    light: light('dusk', 'uganda', 'right'),
    wide: [
      plan({ subject: [1500, 200, 500, 640], camera: 'front' }),
      posterSky({ ...GREEN_DUSK, line: 640, horizon: 780, bands: [5, 4] }),
      massif({ summits: '40,760 200,690 420,730 1180,700 1340,610 1480,680 2050,620 2200,700 2360,650', base: 810, snow: 700, depth: 0.5, of: '#3c4468' }),
      hills({ y: 800, rise: 40, depth: 0.4, of: 'leaf', to: 830 }),
      mirror({ y: 820, stops: ['#ffb65c', '#c8492e', '#3a2a44'] }),
      ripples({ y: 824, to: 960, count: 60, x: 900, width: 1400, colour: '#ffe0a0', opacity: 0.8 }),
      hills({ y: '-30,900 1000,930 1500,900 2420,880', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(craneDancing(), { x: 1690, y: 850, metre: 430, depth: 0.26, shadow: false, by: light('morning', 'uganda', 'left') }),
      place(papyrus({ seed: 2 }), { x: 2250, y: 1010, metre: 190, depth: 0.02, rim: false }),
      thicket({ y: '-40,950 1200,980 2420,940', size: 90, depth: 0 }),
    ],
    tall: [
      posterSky({ ...GREEN_DUSK, line: 580, horizon: 900, bands: [5, 6] }),
      massif({ summits: '60,850 220,730 360,800 760,790 900,690 1020,800', base: 920, snow: 810, depth: 0.5, of: '#3c4468' }),
      hills({ y: 920, rise: 40, depth: 0.4, of: 'leaf', to: 960 }),
      mirror({ y: 950, stops: ['#ffb65c', '#c8492e', '#3a2a44'] }),
      ripples({ y: 956, to: 1240, count: 60, colour: '#ffe0a0', opacity: 0.8 }),
      hills({ y: '-30,1210 500,1240 1110,1190', rise: 10, depth: 0.03, of: 'leaf', plain: true }),
      place(craneDancing(), { x: 540, y: 1190, metre: 390, depth: 0.26, shadow: false, by: light('morning', 'uganda', 'left') }),
      place(papyrus({ seed: 2 }), { x: 960, y: 1360, metre: 190, depth: 0.02, rim: false }),
      thicket({ y: '-40,1270 1110,1250', size: 90, depth: 0 }),
    ],
  }),
  ...poster('bwindi', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      plan({ subject: [1560, 340, 420, 560], camera: 'back' }),
      sky({ horizon: 700, stops: PALE }),
      forest({ y: '-30,720 900,690 1500,420 2000,330 2420,400', rise: 70, depth: 0.8, crown: 12, wave: 600 }),
      mist({ y: 690, height: 90 }),
      forest({ y: '-30,790 900,770 1500,600 2420,470', rise: 60, depth: 0.58, crown: 18 }),
      mist({ y: 780, height: 70 }),
      forest({ y: '-30,860 900,850 1500,760 2420,640', rise: 60, depth: 0.36, crown: 24 }),
      mist({ y: 850, height: 70 }),
      thicket({ y: '-40,910 1200,900 1700,860 2420,800', size: 130, depth: 0.12 }),
      place(gorilla('behind'), { x: 1740, y: 930, metre: 330, depth: 0.1, shadow: false }),
      thicket({ y: '-40,960 1200,960 1700,940 2420,900', size: 120, depth: 0 }),
      place(lianaBranch(), { x: 2390, y: 150, metre: 130, flip: true, depth: 0.02, shadow: false }),
    ],
    tall: [
      sky({ horizon: 800, stops: PALE }),
      forest({ y: '-30,760 500,690 1110,620', rise: 60, depth: 0.8, crown: 12 }),
      mist({ y: 780, height: 90 }),
      forest({ y: '-30,900 500,830 1110,730', rise: 60, depth: 0.58, crown: 18 }),
      mist({ y: 900, height: 80 }),
      forest({ y: '-30,1000 500,960 1110,880', rise: 60, depth: 0.36, crown: 24 }),
      mist({ y: 1030, height: 80 }),
      thicket({ y: '-40,1140 500,1130 1110,1060', size: 130, depth: 0.12 }),
      place(gorilla('behind'), { x: 480, y: 1230, metre: 320, depth: 0.1, shadow: false }),
      thicket({ y: '-40,1270 1110,1220', size: 120, depth: 0 }),
    ],
  }),
  ...poster('nile', {
    light: light('noon', 'uganda', 'left'),
    wide: [
      plan({ subject: [1470, 260, 620, 480], camera: 'above' }),
      riverAbove('1420,90,70 2260,180,130 2240,820,150 1420,900,110 1180,830,44', { x: 1230 }),
      place(raftAbove(), { x: 1780, y: 500, metre: 190, turn: -30, ...RAFT_SETTING }),
      leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
      leaves({ corner: 'top-right', size: 300, depth: 0.02 }),
    ],
    tall: [
      riverAbove('150,820,90 960,700,70 900,1200,130 180,1240,110', { y: 620 }),
      place(raftAbove(), { x: 530, y: 950, metre: 180, turn: -34, ...RAFT_SETTING }),
      leaves({ corner: 'bottom-right', size: 300, depth: 0.02 }),
    ],
  }),
  ...poster('rwenzori', {
    light: light('dusk', 'uganda', 'left'),
    wide: [
      plan({ subject: [1560, 230, 420, 300], camera: 'wide' }),
      posterSky({ dark: ['#0c1c3a', '#1f3a5e'], glow: ['#a8506a', '#ffb078'], line: 560, horizon: 760, bands: [7, 4] }),
      massif({ summits: '-60,720 200,690 520,720 860,690 1200,560 1430,330 1580,420 1770,150 1950,330 2130,240 2420,430', base: 860, snow: 560, depth: 0.4, of: '#3a4a78' }),
      mist({ y: 780, height: 80 }),
      lake({ y: 800, to: 920, depth: 0.3 }),
      hills({ y: '-30,850 900,900 1600,910 2420,840', rise: 20, depth: 0.03, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 2180, y: 900, metre: 108, depth: 0.02 }),
      place(groundsel({ variant: 2 }), { x: 1330, y: 920, metre: 92, depth: 0.02 }),
      place(lobelia(), { x: 1960, y: 920, metre: 90, depth: 0.02 }),
      place(lobelia({ seed: 3 }), { x: 250, y: 920, metre: 66, depth: 0.02 }),
      thicket({ y: '-40,940 1200,960 2420,930', size: 70, depth: 0 }),
    ],
    tall: [
      posterSky({ dark: ['#0c1c3a', '#1f3a5e'], glow: ['#a8506a', '#ffb078'], line: 600, horizon: 1000, bands: [6, 5] }),
      massif({ summits: '-40,880 140,800 320,830 560,590 720,740 860,670 1110,820', base: 1110, snow: 860, depth: 0.4, of: '#3a4a78' }),
      mist({ y: 1030, height: 80 }),
      lake({ y: 1050, to: 1210, depth: 0.3 }),
      hills({ y: '-30,1150 500,1210 1110,1140', rise: 20, depth: 0.03, of: 'leaf', plain: true }),
      place(groundsel({ variant: 3 }), { x: 860, y: 1230, metre: 96, depth: 0.02 }),
      place(lobelia(), { x: 200, y: 1230, metre: 96, depth: 0.02 }),
      thicket({ y: '-40,1270 1110,1250', size: 70, depth: 0 }),
    ],
  }),
];
