import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { Pen } from '../../drawing/pen.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { greeter } from '../../figures/people/greeter.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { plain } from '../../land/ground.ts';
import { light } from '../../light/light.ts';
import { lamplight } from '../../sky/beams.ts';
import { sky, stars } from '../../sky/skies.ts';

/** The lamps over the door of arrivals. */
const LAMP = light('golden', 'uganda', 'left');

/** The hall of arrivals by night: a roof, lit glass between its posts, and those who come out, dark before it. */
const arrivals: Layer = (canvas) => {
  canvas.rect(0, 290, 1200, 352, {
    fill: canvas.gradient('down', [
      [0, '#ffd98a'],
      [0.6, '#f6b456'],
      [1, '#c9783a'],
    ]),
  });
  for (const [x, metre, coat] of [
    [120, 84, CLOTHES.plum],
    [540, 80, CLOTHES.blue],
    [1160, 84, CLOTHES.coral],
  ] as const)
    place(hiker(), { x, y: 642, metre, coat, flat: '#5a3426', shadow: false })(canvas);
  const post = canvas.light.dark;
  for (let x = 30; x < 1200; x += 190) canvas.rect(x, 290, 12, 352, { fill: post });
  canvas.rect(0, 380, 1200, 6, { fill: post });
  const roof = new Pen(0, 262).line(1200, 220).line(1200, 300).line(0, 300).close();
  canvas.path(roof.d, { fill: canvas.light.of('#4a5a86', 0.3) });
};

/** Who waits at the airport. */
export const vignettesArrivals: readonly Picture[] = [
  picture(
    'vignettes/mission-airport-transfer',
    light('night', 'uganda', 'left'),
    sky({ horizon: 420 }),
    stars({ to: 260, count: 70 }),
    arrivals,
    plain({ y: 640, of: '#54546e', far: 0.5, near: 0.16, tufts: 0 }),
    place(toyotaVan(), {
      x: 880,
      y: 730,
      metre: 112,
      depth: 0.34,
      by: LAMP,
      coat: { body: '#fbf3e2', shade: '#d2c2a8' },
    }),
    lamplight({ x: 420, y: 640, r: 420, strength: 0.3 }),
    place(greeter(), {
      x: 380,
      y: 868,
      metre: 330,
      depth: 0.32,
      by: LAMP,
      coat: {
        ...CLOTHES.white,
        body: '#2c5f8a',
        shade: '#1c4060',
        dark: '#14143a',
        pale: '#fff8e8',
        accent: '#d9502f',
      },
    }),
  ),
];
