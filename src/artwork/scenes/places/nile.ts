import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kingfisher } from '../../figures/animals/kingfisher.ts';
import { kingfisherDiving } from '../../figures/animals/kingfisherDiving.ts';
import { raftAbove } from '../../figures/boats/raftAbove.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { netFisher } from '../../figures/people/netFisher.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest, hills } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { cutWater } from '../../water/cutWater.ts';
import { prow } from '../../water/prow.ts';
import { bowWave, raftWake } from '../../water/raftWake.ts';
import { rapids } from '../../water/rapids.ts';
import { drop } from '../../water/river.ts';
import { riverAbove } from '../../water/riverAbove.ts';
import { splash } from '../../water/splash.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const CREW = { lit: '#7d4a31', dark: '#26202a', pale: '#fff3dc' };
const RAFT = {
  red: { ...CREW, body: '#c4331f', shade: '#7a1f1a', accent: '#f3b53c' },
  above: {
    body: '#e0452c',
    shade: '#a02c22',
    dark: '#2a1d28',
    lit: '#8a5636',
    pale: '#fff3dc',
    accent: '#f3b53c',
  },
};
const FISHER = {
  body: '#c2382a',
  shade: '#6a2430',
  lit: '#5a3326',
  dark: '#1d1420',
  pale: '#fff6dc',
  accent: '#2a2b52',
};

/** The young Nile at Jinja. */
export const nile: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
    plan({ subject: [413, 483, 375, 165], camera: 'profile' }),
    sky({ horizon: 260 }),
    cumulus({ x: 860, y: 230, width: 420, height: 130 }),
    forest({ y: 280, rise: 110, depth: 0.66, crown: 14 }),
    forest({ y: '-30,250 200,300 420,400 520,470', rise: 50, depth: 0.44, crown: 22, to: 480 }),
    forest({ y: '760,470 860,380 1000,300 1230,220', rise: 50, depth: 0.4, crown: 24, to: 480 }),
    rapids({ y: 390, to: 520, rows: 3, depth: 0.5 }),
    drop({ y: 500, to: 640 }),
    rapids({ y: 620, to: 900, rows: 3, depth: 0.3, rocks: 3 }),
    place(rafters(), { x: 560, y: 640, metre: 122, turn: 24, shadow: false, coat: RAFT.red }),
    splash({ x: 760, y: 800, width: 330, height: 190, lean: 40 }),
    rapids({ y: 750, to: 900, rows: 2, depth: 0.3, front: true }),
    place(lianaBranch(), { x: 1200, y: 216, metre: 100, flip: true, depth: 0.06, shadow: false }),
    place(kingfisher(), { x: 980, y: 208, metre: 110, flip: true, depth: 0.26, shadow: false }),
    leaves({ corner: 'bottom-left', size: 260, depth: 0.06 }),
  ),
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [310, 498, 360, 210], camera: 'profile' }),
    sky({ horizon: 210, stops: ['#7a6a94', '#d08a86', '#f6b982', '#ffe3a8'] }),
    forest({ y: 214, rise: 60, depth: 0.78, crown: 9, to: 222 }),
    mirror({ y: 214, stops: ['#ffeab8', '#ffd69a', '#f4ae80', '#c4705e'] }),
    forest({ y: '-40,200 180,212 330,246', rise: 70, depth: 0.4, crown: 12, to: 252 }),
    forest({ y: '900,250 1000,228 1240,206', rise: 70, depth: 0.44, crown: 12, to: 254 }),
    ripples({ y: 230, to: 900, x: 480, width: 560, count: 110, size: 1.2, colour: '#fff0c0', opacity: 0.9 }),
    place(netFisher(), { x: 380, y: 664, metre: 206, depth: 0.12, shadow: false, coat: FISHER }),
    place(canoe(), { x: 420, y: 700, metre: 142, depth: 0.05, shadow: false }),
    ripples({ y: 700, to: 790, x: 200, width: 460, count: 16, size: 1.1, colour: '#3c2040', opacity: 0.7 }),
    place(papyrus({ stems: 5 }), { x: 1130, y: 1000, metre: 150, depth: 0.02, rim: false }),
    place(papyrus({ seed: 3 }), { x: 60, y: 1010, metre: 120, depth: 0.02, rim: false }),
  ),
  picture(
    'places/nile-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [441, 185, 170, 350], camera: 'close' }),
    sky({ stops: ['#d4ead0', '#e4f0d4', '#eef4d8', '#f6f6dc'], horizon: 330 }),
    forest({ y: 300, rise: 120, depth: 0.86, crown: 18, to: 360 }),
    forest({ y: '-40,300 200,330 420,380', rise: 70, depth: 0.74, crown: 26, to: 396 }),
    rapids({ y: 360, to: 650, rows: 4, depth: 0.66 }),
    cutWater({ y: 640, fish: '470,790,130 660,828,-110 300,850,90 900,806,120' }),
    place(papyrus({ stems: 4 }), { x: 1010, y: 690, metre: 170, depth: 0.2, shadow: false }),
    place(kingfisherDiving(), { x: 560, y: 634, metre: 225, turn: 8, depth: 0.16, shadow: false }),
    splash({ x: 556, y: 668, width: 170, height: 90, depth: 0.4 }),
    leaves({ corner: 'bottom-right', size: 240, depth: 0.03 }),
  ),
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'left'),
    plan({ subject: [288, 380, 380, 320], camera: 'above' }),
    riverAbove('190,190,84 1090,130,80 1050,740,120 640,50,36 100,520,44'),
    raftWake,
    place(raftAbove(), {
      x: 600,
      y: 480,
      metre: 160,
      turn: -34,
      flip: true,
      shadow: false,
      cast: 34,
      coat: RAFT.above,
    }),
    bowWave,
    leaves({ corner: 'bottom-right', size: 260, depth: 0.04 }),
    leaves({ corner: 'top-left', size: 240, depth: 0.04 }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [430, 560, 360, 340], camera: 'frame' }),
    sky({ horizon: 330, bands: 6, stops: ['#23204e', '#6a2f5e', '#d2543f', '#ffb25c'] }),
    hills({ y: 332, rise: 40, depth: 0.5, of: 'leaf', to: 336 }),
    mirror({ y: 334, stops: ['#ffbe6c', '#f6864e', '#d8563f', '#8a3a5c', '#3c2654'] }),
    ripples({ y: 336, to: 880, x: 260, width: 700, count: 90, colour: '#ffb868', opacity: 0.85 }),
    place(boatman(), { x: 690, y: 404, metre: 52, depth: 0.06, shadow: false, flat: true }),
    place(canoe(), { x: 710, y: 416, metre: 50, depth: 0.06, shadow: false, flat: true }),
    prow,
    place(papyrus({ seed: 2 }), { x: 90, y: 960, metre: 210, depth: 0, rim: false }),
    place(papyrus(), { x: 1120, y: 980, metre: 190, depth: 0, rim: false }),
  ),
];
