import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { dugoutAbove } from '../../figures/boats/dugoutAbove.ts';
import { light } from '../../light/light.ts';

const FIELDS = [
  '#2f7a4c',
  '#8fb848',
  '#4f9450',
  '#d8c85c',
  '#5ca04c',
  '#a8cc5c',
  '#38804c',
  '#c8b04c',
  '#7cb450',
];

/** A terraced hill that rises from the lake, from above: field over field, each step with its shade at the lower right. */
const hill = (x: number, y: number, row: string, steps: number, first = 0, lean = -7): Layer[] =>
  Array.from({ length: steps }, (_, at): Layer[] => {
    const scale = 1 - at / (steps + 0.4);
    const [left, top] = [x + at * lean, y + at * lean * 1.1];
    const own = (dx: number, dy: number) =>
      placed({ x: left + dx, y: top + dy, scale, turn: (at % 3) * 2 })(row);
    return [
      cut(
        { fill: at === 0 ? '#06283c' : '#123c3c', opacity: at === 0 ? 0.6 : 0.75 },
        own(at === 0 ? 26 : 9, at === 0 ? 30 : 11),
      ),
      cut(at === 0 ? '#d8c48c' : FIELDS[(at + first) % FIELDS.length]!, own(0, 0)),
    ];
  }).flat();

/** The wake of a boat that goes round and round, as a spiral of dashes around (x, y). */
const wake = (x: number, y: number, from: number, to: number, turns: number, offset: number): string => {
  const knots = Array.from({ length: Math.round(turns * 10) + 1 }, (_, at) => {
    const share = at / (turns * 10);
    const angle = offset + share * turns * Math.PI * 2;
    const radius = from + (to - from) * share;
    return `${Math.round(x + radius * 1.12 * Math.cos(angle))},${Math.round(y + radius * Math.sin(angle))}`;
  });
  return knots.join(' ');
};

/** Lake Bunyonyi for the article about Uganda: a dugout that goes in circles, from above. */
export const articleBunyonyiCircles: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'above' }),
    wash(['#0f5a7c', '#0c4468', '#0a3558']),
    cut('#1a7490', disc(560, 500, 400, 340)),
    cut('#2a8ca0', disc(560, 500, 300, 250)),
    inked(
      '#1f6c8c',
      5,
      '60,500 120,496',
      '960,520 1040,514',
      '1010,560 1060,556',
      '90,540 130,536',
      '700,60 770,54',
      '620,860 700,866',
    ),
    ...hill(
      40,
      60,
      '-40,-260 120,-280 260,-200 330,-60 290,70 190,110 150,200 40,260 -120,230 -240,120 -260,-80',
      8,
    ),
    ...hill(
      1130,
      20,
      '-60,-220 130,-240 250,-100 240,90 170,240 30,270 -90,190 -120,80 -240,30 -270,-90 -180,-180',
      8,
      3,
    ),
    ...hill(
      1120,
      840,
      '-60,-210 60,-240 190,-190 260,-40 220,140 60,230 -130,220 -270,130 -300,10 -200,-70',
      8,
      5,
    ),
    ...hill(60, 860, '-60,-150 60,-190 190,-130 240,0 180,120 40,180 -120,150 -200,20', 6, 1),
    ...hill(980, 410, '-30,-70 40,-84 90,-40 84,30 30,74 -40,64 -80,10', 4, 2, -5),
    // Trees on the small island.
    cut('#0f4030', disc(988, 400, 22), disc(964, 386, 16), disc(1006, 378, 14)),
    cut('#5ca04c', disc(982, 392, 12), disc(960, 381, 8), disc(1002, 373, 7)),
    inked('#7cc8cc', 5, wake(560, 500, 60, 200, 1.6, -8.16)),
    inked('#e8fff4', 9, wake(560, 500, 200, 292, 0.85, 1.89)),
    moved({ x: 560, y: 746, scale: 1, turn: 180 }, ...dugoutAbove),
  ),
];
