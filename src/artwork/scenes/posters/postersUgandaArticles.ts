import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { iceClimber } from '../../figures/placing/iceClimber.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { speke, stanley } from '../../land/stanley.ts';
import { light } from '../../light/light.ts';

const DAWN_PEAKS = {
  rock: '#5a4f92',
  deep: '#2f2c6c',
  glint: '#d88a90',
  snow: '#ffd2a8',
  ice: '#8f7cb8',
  mist: '#c8829c',
};

/** An indigo dawn over a sea of cloud whose far edge is at y, the peaks of the Rwenzori on it. */
const dawn = (y: number, ...peaks: readonly Layer[]): Layer[] => [
  wash(
    [
      [0, '#0b1136'],
      [0.6, '#22265e'],
      [0.82, '#7a4a86'],
      [1, '#ffb48a'],
    ],
    { height: y },
  ),
  ...peaks,
  floor(
    '#d08c9c',
    `-40,${y - 12} 120,${y - 34} 240,${y - 30} 320,${y - 4},1 480,${y - 26} 640,${y - 22} 720,${y},1 900,${y - 30} 1080,${y - 34} 1180,${y - 6},1 1400,${y - 20} 1800,${y - 10}`,
  ),
  floor(
    '#9a6ea4',
    `-40,${y + 40} 160,${y + 22} 300,${y + 24} 400,${y + 50},1 600,${y + 26} 800,${y + 30} 880,${y + 54},1 1100,${y + 30} 1500,${y + 40}`,
  ),
  floor(
    '#5c4c8e',
    `-40,${y + 96} 200,${y + 78} 400,${y + 84} 500,${y + 112},1 760,${y + 84} 1000,${y + 90} 1100,${y + 116},1 1500,${y + 96}`,
  ),
];

/** A snow slope that climbs to the right through the climber's boots: its blue face, and the lit edge. */
const slope: readonly Layer[] = [
  cut(
    '#5a78bc',
    '-1500,700,1 -900,400,1 -640,300,1 -420,176,1 -300,124,1 -134,12,1 -40,-24,1 90,-92,1 190,-136,1 300,-180,1 420,-266,1 560,-330,1 760,-450,1 900,-520,1 900,900,1 -1500,900,1',
  ),
  cut(
    '#34488e',
    '-900,520,1 -640,420,1 -300,330,1 -200,220,1 -60,160,1 -20,80,1 120,40,1 260,-20,1 330,-90,1 480,-130,1 620,-240,1 900,-330,1 900,900,1 -1300,900,1',
  ),
  cut(
    '#8fb0e0',
    '-700,420,1 -460,290,1 -300,216,1 -420,300 -600,400',
    '-120,130,1 20,40,1 120,0,1 40,70 -60,110',
    '300,-70,1 460,-190,1 600,-240,1 500,-160 380,-90',
  ),
  cut(
    '#fff0dc',
    '-1500,700,1 -900,400,1 -640,300,1 -420,176,1 -300,124,1 -134,12,1 -40,-24,1 90,-92,1 190,-136,1 300,-180,1 420,-266,1 560,-330,1 760,-450,1 900,-520,1 900,-470,1 740,-380,1 600,-270,1 470,-220,1 330,-120,1 230,-100,1 140,-40,1 20,0,1 -60,60,1 -200,110,1 -300,190,1 -460,240,1 -640,350,1 -900,440,1 -1500,740,1',
  ),
];

/** The great views of the articles with advice for Uganda. */
export const postersUgandaArticles: readonly Picture[] = [
  ...poster('mountainclimbingtips', {
    light: light('dawn', 'uganda', 'left'),
    wide: [
      ...dawn(
        840,
        speke({ x: 1090, y: 850, scale: 0.5 }, DAWN_PEAKS),
        stanley({ x: 720, y: 862, scale: 0.5 }, DAWN_PEAKS),
      ),
      floor('#141a44', '-40,935 300,920 700,950 1000,1010'),
      place(groundsel({ variant: 3 }), { x: 250, y: 944, metre: 34, depth: 0.02, shadow: false }),
      place(groundsel({ variant: 2 }), { x: 90, y: 944, metre: 20, depth: 0.02, shadow: false }),
      place(groundsel({ variant: 2 }), { x: 480, y: 950, metre: 16, depth: 0.02, shadow: false }),
      moved({ x: 1770, y: 800, scale: 1.05 }, ...slope, ...iceClimber),
    ],
    tall: [
      ...dawn(1030, stanley({ x: 150, y: 1060, scale: 0.74 }, DAWN_PEAKS)),
      moved({ x: 500, y: 1180, scale: 0.86 }, ...slope, ...iceClimber),
    ],
  }),
];
