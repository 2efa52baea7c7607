import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { iceClimber } from '../../figures/placing/iceClimber.ts';
import { place } from '../../figures/placing/place.ts';
import { silverbackGaze } from '../../figures/placing/silverbackGaze.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { foothills, rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves } from '../../land/woods.ts';
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

/** Forest without light: boles barely to be seen, each at x with half its width at the foot. */
const forest = (...boles: readonly [x: number, half: number][]): Layer[] => [
  wash(['#061c1b', '#0c302a', '#174a38']),
  ...(['#0a2a25', '#041412'] as const).map((tone, at) =>
    cut(
      tone,
      ...boles
        .filter((_, bole) => bole % 2 === at)
        .map(([x, half]) =>
          limb(
            `${x + half * 0.6},-20,${half * 0.62} ${x + half * 0.2},500,${half * 0.7} ${x},1000,${half * 0.9} ${x - 8},1360,${half * 1.3}`,
          ),
        ),
    ),
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
  ...poster('gorillatrekkingtips', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      ...forest([90, 60], [330, 34], [560, 52], [800, 30], [1010, 66], [1240, 36], [2290, 70], [2120, 40]),
      glow(1740, 400, 620, '#6fb45e', 0.75),
      moved({ x: 1740, y: 470, scale: 0.98 }, ...silverbackGaze),
      undergrowth({ y: '-40,900 1100,930 1740,1030 2420,900', size: 210, depth: 0.26, filled: false }),
      undergrowth({ y: '-40,990 1200,1010 2420,990', size: 190, depth: 0.02 }),
      leaves({ corner: 'top-right', size: 420, depth: 0.04 }),
    ],
    tall: [
      ...forest([60, 50], [230, 26], [900, 34], [1020, 54]),
      glow(540, 860, 560, '#6fb45e', 0.7),
      moved({ x: 540, y: 890, scale: 0.86 }, ...silverbackGaze),
      undergrowth({ y: '-40,1240 540,1350 1110,1240', size: 190, depth: 0.26, filled: false }),
      undergrowth({ y: '-40,1330 1110,1330', size: 160, depth: 0.02 }),
    ],
  }),
];
