import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { fish } from '../../figures/animals/fish.ts';
import { place } from '../../figures/placing/place.ts';
import { snorkellerBelow } from '../../figures/placing/snorkellerBelow.ts';
import { coral } from '../../figures/plants/coral.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The light at the surface, seen from below, in steps from the deep water round it to the sun in its middle. */
const WINDOW: readonly (readonly [tone: string, size: number])[] = [
  ['#0d6a90', 1],
  ['#1690a8', 0.8],
  ['#36bcc0', 0.62],
  ['#7fe0d4', 0.45],
  ['#c4f6e4', 0.29],
  ['#fffde6', 0.15],
];

/** A ring of the surface with waves along its edge. */
const ring = (size: number) =>
  Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    const reach = size * (at % 2 === 0 ? 1.04 : 0.93) * (1 + 0.05 * Math.sin(at * 2.4 + size * 9));
    return `${Math.round(Math.cos(angle) * reach * 780)},${Math.round(Math.sin(angle) * reach * 560)}`;
  }).join(' ');

/** The outrigger canoe on the surface, from below: hull, floats, beams, all against the light. */
const keel: Layer = moved(
  { x: 900, y: 210, turn: -24, scale: 1.2 },
  moved({ x: -4, y: -5 }, cut('#e8fff2', limb('-250,0,4 -120,0,30 60,0,34 200,0,20 270,0,4'))),
  cut('#0b3a56', limb('-90,-120,7 -84,120,7; 90,-120,7 96,120,7')),
  cut('#0b3a56', limb('-170,-118,3 0,-122,12 180,-112,4; -170,118,3 0,124,12 180,112,4')),
  cut('#0f4a66', limb('-250,0,4 -120,0,30 60,0,34 200,0,20 270,0,4')),
  cut('#08283f', limb('-250,4,2 -120,12,16 60,14,18 200,10,10 270,2,2')),
);

/** The reef on the day by boat, looked at from below. */
export const zanzibarHolidayBelow: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-3',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [390, 290, 190, 240], camera: 'below' }),
    wash(['#0a4f78', '#0a4468', '#07304e']),
    moved({ x: 560, y: 300 }, ...WINDOW.map(([tone, size]) => cut(tone, ring(size)))),
    cut(
      { fill: '#ffffff', opacity: 0.14 },
      '540,300,1 580,300,1 420,920,1 250,920,1',
      '560,300,1 590,300,1 800,920,1 690,920,1',
      '560,290,1 580,300,1 1120,900,1 1010,920,1',
      '540,290,1 550,310,1 60,860,1 -20,760,1',
    ),
    keel,
    snorkellerBelow(500, 440, 0.96, -34),
    ...points('820,470,46 910,530,42 790,560,50 1010,500,38 900,610,48 1030,590,42').map(([x, y, metre]) =>
      place(fish('fusilier'), { x, y, metre, turn: 14, flip: true, depth: 0.3, shadow: false, by: CLEAR }),
    ),
    // The reef round the viewer, dark against the light.
    place(coral('branching'), { x: 110, y: 850, metre: 230, depth: 0.12, shadow: false }),
    cut('#06243c', '-40,920,1 -40,700,1 20,700 60,760 130,750 180,810 260,810 300,860 400,870 480,920,1'),
    place(coral('fan'), { x: 1120, y: 960, metre: 270, depth: 0.12, shadow: false }),
    cut('#06243c', '760,920,1 820,870 900,880 960,840 1060,850 1120,810 1240,790,1 1240,920,1'),
  ),
];
