import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const RED = { body: '#9c3d20', shade: '#6a2215', lit: '#ffb87c', pale: '#f7e3bd' };

/** An elephant from above in a low sun: its shadow shows its side. */
const above = (x: number, y: number, metre: number, turn: number): Layer[] => [
  moved(
    { x: x - metre * 0.1, y: y + metre * 0.55, squash: -1.15 },
    place(elephant(), { x: 0, y: 0, metre, flat: '#4a130c', coat: RED, shadow: false }),
  ),
  place(elephantAbove(), { x, y, metre, turn, depth: 0.3, shadow: false, coat: RED }),
];

/** Bushes from above, each with the shadow that a low sun gives it, at points. */
const bushes = (row: readonly (readonly [x: number, y: number, r: number])[]): Layer[] => [
  cut('#5a1a10', ...row.map(([x, y, r]) => disc(x + r * 0.1, y + r * 1.2, r * 0.9, r * 1.5))),
  cut('#4c5a2c', ...row.map(([x, y, r]) => disc(x, y, r))),
  cut('#8a8c44', ...row.map(([x, y, r]) => disc(x - r * 0.2, y - r * 0.3, r * 0.6))),
];

/** The railway from above, embankment, sleepers and rails, and the train on it. */
const railway: Layer[] = [
  cut('#8e3013', box(-900, -44, 1800, 88)),
  cut('#e8b98a', box(-900, -34, 1800, 62)),
  cut('#7a4a38', ...Array.from({ length: 66 }, (_, at) => box(-890 + at * 27, -22, 9, 38))),
  inked('#3a1c20', 4, '-900,-12 900,-12', '-900,8 900,8'),
];

/** Tsavo from the air, and an elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [470, 430, 190, 140], camera: 'above' }),
    wash(['#dd7f45', '#cf6430']),
    cut(
      { fill: '#f0ab74', opacity: 0.6 },
      '-40,760 200,700 460,640 700,560 1240,480,1 1240,520,1 720,596 470,672 210,736 -40,800',
    ),
    cut({ fill: '#f0ab74', opacity: 0.5 }, '240,920,1 340,760 420,660 520,640 440,720 330,920,1'),
    moved({ x: 600, y: 170, turn: -11 }, ...railway),
    ...bushes([
      [70, 620, 30],
      [130, 680, 20],
      [1120, 770, 34],
      [1060, 830, 22],
      [1150, 440, 24],
      [240, 800, 18],
      [700, 60, 24],
      [90, 130, 20],
    ]),
    ...above(210, 400, 58, 6),
    ...above(560, 372, 66, -8),
    ...above(470, 690, 60, 3),
    ...above(668, 654, 26, -6),
    ...above(850, 610, 64, -5),
    ...above(960, 300, 50, -12),
  ),
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [240, 60, 860, 460], camera: 'close' }),
    sky({ horizon: 700, bands: 6, stops: ['#2a5cae', '#74a8d6', '#c4e0ea', '#fdebcc'] }),
    floor('#4a2745', '0,640,1 1200,632,1'),
    floor('#f0a05c', '0,640,1 1200,632,1', 644),
    floor('#c4552a', '0,712 500,700 1200,716'),
    grain({ y: 720, to: 870, colour: '#6b1f12' }),
    cut(
      '#e3986a',
      '-60,330 -20,150 130,100 250,20 420,50 560,-30 760,10 900,-20 1030,70 1130,60 1110,150 1010,140 900,190 760,170 640,250 500,220 380,300 260,280 140,360',
    ),
    place(elephant('trunkRaised'), {
      x: 150,
      y: 1130,
      metre: 262,
      depth: 0.3,
      shadow: false,
      coat: { body: '#7a2a16', shade: '#46120c', lit: '#ffb070', dark: '#230a0c', pale: '#fbeccd' },
    }),
    glow(980, 150, 150, '#f8d0a8', 0.7),
    cut(
      { fill: '#edb388', opacity: 0.94 },
      '-60,470 -30,250 100,210 200,130 330,160 430,110 470,170 400,260 280,250 220,330 120,320 60,420',
    ),
    cut({ fill: '#f8d8ba', opacity: 0.95 }, '-60,330 20,200 110,230 180,180 250,190 190,270 90,290 30,360'),
    floor('#6b1f12', '0,868 300,850 700,872 1200,846'),
  ),
];
