import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';

/** The hubs of both wheels, 324 apart, and the radius: the ground is y = 0. */
const HUBS = [-162, 162] as const;
const RADIUS = 104;

const SPOKES = HUBS.flatMap((x) =>
  Array.from({ length: 9 }, (_, at) => {
    const turn = (at / 9) * Math.PI + 0.2;
    const [dx, dy] = [Math.round(Math.cos(turn) * 92), Math.round(Math.sin(turn) * 92)];
    return `${x - dx},${-RADIUS - dy} ${x + dx},${-RADIUS + dy}`;
  }),
);

/** A mountain bicycle, side on, its front wheel to the right: 300 pixels a metre, both wheels on y = 0. */
export const mountainBicycle = (frame: string, shade: string): Layer[] => [
  inked('#e9dcc8', 2, ...SPOKES),
  cut('#1d1620', ...HUBS.map((x) => ring(x, -RADIUS, RADIUS, 90))),
  cut('#cfc6bc', ...HUBS.map((x) => ring(x, -RADIUS, 90, 84))),
  inked('#1d1620', 5, '-162,-104 -30,-92'),
  inked('#5c5560', 3, '-162,-90 -30,-76', '-162,-116 -30,-114'),
  // Stays, then the main triangle, then the fork.
  inked(frame, 11, '-162,-104 -8,-96', '-162,-104 -60,-246'),
  inked(frame, 19, '-8,-96 -66,-270'),
  inked(frame, 22, '-8,-96 108,-258'),
  inked(frame, 18, '-60,-246 104,-274'),
  inked(shade, 5, '0,-90 112,-246', '-54,-238 100,-265', '0,-100 -58,-264'),
  inked('#e9dcc8', 15, '122,-218 162,-104'),
  inked(frame, 22, '104,-286 118,-232'),
  inked('#1d1620', 10, '-66,-270 -74,-298', '104,-290 98,-312', '98,-312 128,-318 140,-312'),
  inked('#1d1620', 14, '124,-316 152,-306'),
  cut('#1d1620', '-132,-312,1 -120,-318 -84,-308 -40,-312 -22,-304,1 -40,-294 -90,-290 -120,-298'),
  cut('#1d1620', ring(-8, -96, 26, 19), disc(-8, -96, 8), ...HUBS.map((x) => disc(x, -RADIUS, 10))),
  inked('#1d1620', 8, '-8,-96 18,-50', '-8,-96 -34,-142'),
  inked('#1d1620', 10, '6,-46 36,-48', '-50,-146 -22,-144'),
  // A bottle in its cage.
  inked('#f4ead2', 17, '22,-150 52,-192'),
  inked('#c2452a', 17, '58,-200 62,-206'),
];
