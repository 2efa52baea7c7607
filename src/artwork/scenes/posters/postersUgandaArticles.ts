import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { iceClimber } from '../../figures/placing/iceClimber.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { foothills, rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { light } from '../../light/light.ts';

const DAWN_RANGE = { snow: '#ffc9a0', blue: '#7f6aa6', rock: '#514a86', deep: '#332f68', mist: '#f2a888' };

/** An indigo dawn over the Rwenzori, cloud at its foot down to `low`. */
const dawn = (base: number, low: number, ...ranges: readonly [x: number, scale: number][]): Layer[] => [
  wash(
    [
      [0, '#0b1136'],
      [0.6, '#22265e'],
      [0.8, '#7a4a86'],
      [1, '#ffb48a'],
    ],
    { height: base + 6 },
  ),
  ...ranges.map(([x, scale]) => rwenzoriRange({ x, y: base + 6, scale }, DAWN_RANGE)),
  foothills(base, 40, '#5a4a8c', '#f2a888'),
  wash(['#f2a888', '#8a6aa8', '#2c2f6c'], { y: base, height: low - base }),
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
      ...dawn(850, 1000, [640, 0.6]),
      moved({ x: 1770, y: 800, scale: 1.05 }, ...slope, ...iceClimber),
      floor('#141a44', '-40,905 300,880 700,930 1000,1010'),
      place(groundsel({ variant: 3 }), { x: 330, y: 890, metre: 26, depth: 0.02 }),
      place(groundsel({ variant: 2 }), { x: 190, y: 896, metre: 17, depth: 0.02 }),
      place(groundsel({ variant: 2 }), { x: 610, y: 920, metre: 14, depth: 0.02 }),
    ],
    tall: [
      ...dawn(1020, 1350, [230, 0.86]),
      moved({ x: 500, y: 1180, scale: 0.86 }, ...slope, ...iceClimber),
    ],
  }),
];
