import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, spots } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { kingfisher } from '../../figures/animals/kingfisher.ts';
import { kingfisherDiving } from '../../figures/animals/kingfisherDiving.ts';
import { raftAbove } from '../../figures/boats/raftAbove.ts';
import { rafters } from '../../figures/people/rafters.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { forest } from '../../land/ridges.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { sky } from '../../sky/skies.ts';
import { cutWater } from '../../water/cutWater.ts';
import { bowWave, raftWake } from '../../water/raftWake.ts';
import { rapids } from '../../water/rapids.ts';
import { softWater } from '../../water/softWater.ts';
import { drop } from '../../water/river.ts';
import { riverAbove } from '../../water/riverAbove.ts';
import { splash } from '../../water/splash.ts';

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
    'places/nile-3',
    light('noon', 'uganda', 'left'),
    plan({ subject: [480, 110, 200, 370], camera: 'close' }),
    sky({ stops: ['#d4ead0', '#e4f0d4', '#eef4d8', '#f6f6dc'], horizon: 330 }),
    forest({ y: 280, rise: 120, depth: 0.82, crown: 18, to: 360 }),
    forest({ y: '-40,250 160,290 380,470', rise: 70, depth: 0.6, crown: 26, to: 380 }),
    forest({ y: '820,470 980,300 1240,240', rise: 70, depth: 0.6, crown: 26, to: 380 }),
    softWater({ y: 340, to: 650, rows: 6, size: 44, calm: 0.1, of: '#c4e2d6', foam: '#fbfff2' }),
    place(rafters(), { x: 930, y: 470, metre: 56, turn: -8, shadow: false, coat: RAFT.red }),
    softWater({ y: 440, to: 530, rows: 2, size: 36, calm: 0, foam: '#fbfff2', front: true, from: 780 }),
    cutWater({ y: 640, fish: '470,790,130 660,828,-110 300,850,90 900,806,120' }),
    place(kingfisherDiving(), { x: 560, y: 616, metre: 225, turn: 14, depth: 0.16, shadow: false }),
    cut(
      { fill: '#fbfff2', opacity: 0.9 },
      disc(556, 642, 70, 9),
      ...spots('508,604 610,600 488,578 636,572 524,560', 6),
    ),
    cut('#8cc8c0', disc(556, 642, 34, 4)),
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
];
