import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { canoe } from '../../figures/boats/outrigger.ts';
import { boatman } from '../../figures/people/boatman.ts';
import { place } from '../../figures/placing/place.ts';
import { netFisher } from '../../figures/people/netFisher.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { forest } from '../../land/ridges.ts';
import { riverBank } from '../../land/riverBank.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { prow } from '../../water/prow.ts';
import { softWater } from '../../water/softWater.ts';
import { mirror } from '../../water/mirror.ts';
import { ripples } from '../../water/water.ts';

const FISHER = {
  body: '#c2382a',
  shade: '#6a2430',
  lit: '#5a3326',
  dark: '#1d1420',
  pale: '#fff6dc',
  accent: '#2a2b52',
};

/** Canoes on the young Nile, below its rapids: a fisherman at dawn, a paddler at dusk. */
export const nileCanoes: readonly Picture[] = [
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [336, 300, 108, 360], camera: 'profile' }),
    sky({ horizon: 210, stops: ['#7a6a94', '#d08a86', '#f6b982', '#ffe3a8'] }),
    forest({ y: 214, rise: 60, depth: 0.72, crown: 9, to: 226 }),
    softWater({ y: 216, to: 520, rows: 6, size: 40, calm: 0.1, of: '#e8a184', foam: '#fff6e2' }),
    riverBank({
      edge: '-40,150 140,180 260,250 350,330',
      foot: 350,
      of: '#2f7a4c',
    }),
    riverBank({
      edge: '1240,140 1080,190 960,260 870,330',
      foot: 350,
      of: '#2f7a4c',
    }),
    mirror({ y: 470, stops: ['#eab08c', '#f8c096', '#dc8a6c', '#a85a58'] }),
    softWater({ y: 455, to: 510, rows: 2, size: 34, calm: 0, foam: '#fff6e2', front: true }),
    ripples({ y: 520, to: 900, x: 480, width: 760, count: 50, size: 1.2, colour: '#fff0c0', opacity: 0.8 }),
    place(netFisher(), { x: 380, y: 664, metre: 206, depth: 0.12, shadow: false, coat: FISHER }),
    place(canoe(), { x: 420, y: 700, metre: 142, depth: 0.05, shadow: false }),
    ripples({ y: 700, to: 790, x: 200, width: 460, count: 16, size: 1.1, colour: '#3c2040', opacity: 0.7 }),
    place(papyrus({ stems: 5 }), { x: 1130, y: 1000, metre: 150, depth: 0.02, rim: false }),
    place(papyrus({ seed: 3 }), { x: 60, y: 1010, metre: 120, depth: 0.02, rim: false }),
  ),
  picture(
    'places/nile-5',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [240, 660, 840, 240], camera: 'frame' }),
    sky({ horizon: 330, bands: 6, stops: ['#23204e', '#6a2f5e', '#d2543f', '#ffb25c'] }),
    forest({ y: 330, rise: 40, depth: 0.6, crown: 8, to: 346, of: '#2f5a3c' }),
    mirror({ y: 334, stops: ['#ffbe6c', '#f6864e', '#e8704a', '#cc5c58', '#a8486a'] }),
    softWater({ y: 356, to: 460, rows: 4, size: 40, calm: 0, foam: '#fff0d8', front: true }),
    riverBank({
      edge: '-40,200 150,240 270,320 370,410',
      foot: 432,
      of: '#0fa058',
      depth: 0.26,
    }),
    riverBank({
      edge: '1240,190 1070,250 940,330 840,410',
      foot: 432,
      of: '#0fa058',
      depth: 0.26,
    }),
    ripples({ y: 450, to: 700, x: 260, width: 700, count: 50, colour: '#ffb868', opacity: 0.85 }),
    place(boatman(), { x: 450, y: 574, metre: 74, depth: 0.06, shadow: false, flat: true }),
    place(canoe(), { x: 472, y: 590, metre: 70, depth: 0.06, shadow: false, flat: true }),
    prow,
    place(papyrus({ seed: 2 }), { x: 50, y: 990, metre: 160, depth: 0, rim: false }),
    place(papyrus(), { x: 1130, y: 1000, metre: 150, depth: 0, rim: false }),
  ),
];
