import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { zebra } from '../animals/zebra.ts';
import { cyclist } from '../people/cyclist.ts';
import { place } from './place.ts';

/** The shadow of a figure's side on ground that is seen from above, under a low sun; its feet are at (x, y). */
const shade = (
  figure: Parameters<typeof place>[0],
  x: number,
  y: number,
  metre: number,
  colour: string,
): Layer =>
  moved(
    { x, y, squash: -1.25 },
    place(figure, { x: 0, y: 0, metre, flat: colour, coat: { body: colour }, shadow: false }),
  );

/** A cyclist from straight above, riding right: helmet, shoulders, bars and wheels, and the shadow that shows the bicycle. */
export const cyclistAbove = (x: number, y: number, metre: number, shirt: string, shadow: string): Layer[] => [
  shade(cyclist(), x, y + metre * 0.1, metre, shadow),
  moved(
    { x, y, scale: metre / 100 },
    inked('#1c0d18', 7, '-80,0 86,0'),
    inked('#1c0d18', 6, '52,-30 60,0 52,30'),
    cut('#c2452a', '-92,-16,1 -50,-16,1 -50,16,1 -92,16,1'),
    cut('#7d4a31', limb('-6,-24,9 30,-32,8 54,-28,6'), limb('-6,24,9 30,32,8 54,28,6')),
    cut(shirt, '-56,-12 -40,-22 -8,-32 14,-26 22,0 14,26 -8,32 -40,22 -56,12'),
    cut('#fff3dc', disc(20, 0, 17, 14)),
    inked('#1c0d18', 3, '8,-5 32,-5', '8,5 32,5'),
  ),
];

/** A zebra from straight above, facing right, with the shadow of its side. */
export const zebraAbove = (x: number, y: number, metre: number, shadow: string): Layer[] => [
  shade(zebra(), x, y + metre * 0.2, metre, shadow),
  moved(
    { x, y, scale: metre / 100 },
    cut(
      '#fdf1da',
      '-104,0 -100,-32 -60,-42 10,-36 50,-26 60,0 50,26 10,36 -60,42 -100,32',
      '50,-16 90,-14 126,-10 138,0 126,10 90,14 50,16',
    ),
    inked(
      '#2a1216',
      8,
      ...[-84, -62, -40, -18, 4, 26].map((at) => `${at},-36 ${at + 8},0 ${at},36`),
      '64,-14 68,14',
      '84,-12 88,12',
    ),
    inked('#2a1216', 7, '-100,0 -126,6', '20,0 96,0'),
    cut('#2a1216', disc(132, 0, 9, 8)),
  ),
];
