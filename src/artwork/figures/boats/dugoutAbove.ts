import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Someone who sits in a boat, from above: arms forward, a hat. */
const sitter = (x: number, shirt: string, lit: string, hat: string): Layer[] => [
  cut(
    shirt,
    disc(x, 0, 24, 34),
    limb(`${x + 4},-28,11 ${x + 34},-34,9 ${x + 48},-20,7`),
    limb(`${x + 4},28,11 ${x + 32},40,9 ${x + 48},48,7`),
  ),
  cut(lit, disc(x - 4, 12, 15, 20)),
  cut('#5a3020', disc(x + 50, -18, 8), disc(x + 50, 50, 8)),
  cut(hat, disc(x + 4, 0, 23)),
  cut('#fff4d0', disc(x + 1, 6, 13)),
];

/** A dugout canoe from straight above with two who paddle, heading right, 330 pixels long, its middle at the origin, the light at the lower side. */
export const dugoutAbove: readonly Layer[] = [
  cut({ fill: '#04243c', opacity: 0.6 }, '-170,-20,1 -90,-66 0,-74 90,-66 170,-20,1 90,20 0,30 -90,20'),
  cut('#4c2820', '-176,0,1 -100,-40 0,-48 100,-40 176,0,1 100,40 0,48 -100,40'),
  cut('#b87040', '-176,0,1 -100,40 0,48 100,40 176,0,1 104,30 0,36 -104,30'),
  cut('#2c1618', '-146,0,1 -90,-28 0,-34 90,-28 146,0,1 90,28 0,34 -90,28'),
  cut('#8c5434', '60,-32,1 74,-30,1 74,30,1 60,32,1;-40,-34,1 -26,-34,1 -26,34,1 -40,34,1'),
  ...sitter(64, '#c8342c', '#ff7a50', '#e8b450'),
  ...sitter(-58, '#1f5c94', '#64b0d8', '#d8c8a0'),
  inked('#e8b878', 6, '112,-24 116,60 118,96', '-10,-24 -6,60 -4,96'),
  cut('#e8b878', disc(119, 104, 10, 22), disc(-3, 104, 10, 22)),
  cut('#e8fff4', disc(122, 124, 24, 6), disc(0, 124, 24, 6)),
];
