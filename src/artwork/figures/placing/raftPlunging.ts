import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { rafterInProfile, type RaftingOutfit } from './rafterInProfile.ts';

const GOLD = ['#ffbe2c', '#b5681a'] as const;
const WHITE = ['#fff6e4', '#b9a9a6'] as const;
const BLUE = ['#2c86c0', '#174f80'] as const;
const RED = ['#e8482c', '#8c2020'] as const;
const DARK = { skin: ['#6a3c2a', '#3c221b'], vest: GOLD } as const;
const FAIR = { skin: ['#8f5a3a', '#54321f'], vest: GOLD } as const;
/** The far side's crew stands in the shade of the near one's. */
const FAR = {
  skin: ['#472821', '#2e1a18'],
  vest: ['#bf7a20', '#7c4a1c'],
  sleeve: ['#4c2236', '#33172a'],
} as const;

const NEAR: readonly (readonly [
  x: number,
  y: number,
  turn: number,
  nod: number,
  does: 'digs' | 'swings',
  own: RaftingOutfit,
])[] = [
  [-196, -86, -20, -2, 'digs', { ...DARK, sleeve: ['#2a6aa0', '#17385e'], helmet: WHITE }],
  [6, -86, -12, -10, 'swings', { ...FAIR, sleeve: ['#8c3450', '#511a34'], helmet: RED }],
  [206, -88, -6, -16, 'digs', { ...DARK, sleeve: ['#2a8480', '#134448'], helmet: WHITE }],
];

/** A red raft with seven aboard, side-on and bound to the right, seen from a little above; 860 pixels long, its middle on the origin at the waterline. */
export const raftPlunging: readonly Layer[] = [
  // The far tube and those who sit on it.
  cut(
    '#7c1d1c',
    '-430,-196,1 -380,-150 -200,-128 200,-132 340,-160 440,-240,1 470,-210 420,-100 200,-60 -300,-60 -420,-110',
  ),
  ...([-90, 112, 306] as const).map((x, at) =>
    rafterInProfile(
      { x, y: -134, scale: 0.84, turn: -12 },
      { ...FAR, helmet: at === 1 ? ['#bfb0a4', '#867a7a'] : ['#1f5f8c', '#143f62'] },
      at === 1 ? 'swings' : 'digs',
      -10,
    ),
  ),
  rafterInProfile(
    { x: -356, y: -150, scale: 1.02, turn: -24 },
    {
      skin: ['#6a3c2a', '#3c221b'],
      vest: ['#28568c', '#142c50'],
      sleeve: ['#fff0dc', '#6d6a78'],
      helmet: BLUE,
    },
    'steers',
    4,
  ),
  within(
    '#d23a22',
    '-440,-190,1 -460,-130 -430,-60 -350,-6 -250,8 220,6 330,-14 420,-80 470,-180 476,-226,1 440,-240,1 410,-190 350,-126 240,-92 -260,-90 -350,-110 -400,-150 -418,-196,1',
    cut(
      '#8a2420',
      '-480,-150,1 -430,-70 -340,-34 -240,-24 220,-26 330,-46 420,-110 480,-200,1 500,40,1 -500,40,1',
    ),
    inked('#ff8656', 18, '-424,-176 -396,-130 -340,-92 -250,-72 240,-74 350,-108 420,-180 452,-232'),
    inked('#5c1518', 4, '-330,-110 -342,10', '-100,-92 -100,10', '110,-92 110,10', '322,-120 336,-10'),
  ),
  inked('#fff3dc', 6, '-436,-110 -330,-30 -310,-44 -210,-18 -100,-46 0,-18 110,-46 220,-20 320,-52 410,-96'),
  ...NEAR.map(([x, y, turn, nod, does, own]) => rafterInProfile({ x, y, turn }, own, does, nod)),
  // The water that it throws up.
  cut(
    '#f8fff8',
    '-90,14,1 -70,-14 -40,-4,1 -10,-32 50,-8,1 80,-40 150,-12,1 180,-44 250,-16,1 290,-54 360,-34,1 400,-76 450,-70,1 440,20 360,90 160,110 -20,80 -60,40',
    '-156,104,1 -150,86 -130,96,1 -116,78 -100,92,1 -80,92 -76,108,1 -110,118',
  ),
  cut('#a9dcd2', '-40,26 10,10 60,18 10,34; 100,8 160,-8 220,4 160,18; 290,-8 340,-26 380,-20 340,4'),
];
