import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { place } from '../../figures/placing/place.ts';
import { landRover } from '../../figures/vehicles/landRover.ts';
import { mitsubishiVan } from '../../figures/vehicles/mitsubishiVan.ts';
import { superiorVan } from '../../figures/vehicles/superiorVan.ts';
import { toyotaVan } from '../../figures/vehicles/toyotaVan.ts';
import { light } from '../../light/light.ts';
import { splash } from '../../water/splash.ts';

/** Dust that a wheel throws up behind it, its foot on y. */
const dust = (colour: string, x: number, y: number) =>
  cut(
    colour,
    `${x},${y},1 ${x - 40},${y - 60} ${x - 110},${y - 50} ${x - 130},${y - 110} ${x - 220},${y - 100} ${x - 250},${y - 50} ${x - 330},${y - 60} ${x - 360},${y},1`,
  );

/** The four cars of the fleet side-on, each on one plain ground. */
export const cars: readonly Picture[] = [
  picture(
    'cars/toyota-van',
    light('morning', 'uganda', 'right', 24),
    wash('#f0825a'),
    floor('#b8452f', '-40,760,1 1240,760,1'),
    dust('#d9663f', 330, 800),
    place(toyotaVan(), {
      x: 620,
      y: 800,
      metre: 196,
      depth: 0.3,
      coat: { body: '#fff6e4', shade: '#dcc6a8' },
    }),
  ),
  picture(
    'cars/mitsubishi-van',
    light('morning', 'rwanda', 'left', 26),
    wash('#3a6fb0'),
    floor('#24407a', '-40,760,1 1240,760,1'),
    place(mitsubishiVan(), {
      x: 600,
      y: 800,
      metre: 200,
      depth: 0.3,
      coat: { body: '#f2b83f', shade: '#bd8330', lit: '#fde0a0' },
    }),
  ),
  picture(
    'cars/superior-van',
    light('morning', 'tanzania', 'left', 18),
    wash('#f6c25a'),
    floor('#d98c34', '-40,760,1 1240,760,1'),
    dust('#e8a848', 300, 800),
    place(superiorVan({ guests: true }), {
      x: 620,
      y: 800,
      metre: 190,
      depth: 0.2,
      coat: { body: '#6f8a3c', shade: '#48622b', pale: '#f6eac4', lit: '#b8c86c' },
    }),
  ),
  picture(
    'cars/land-rover',
    light('noon', 'uganda', 'right'),
    wash('#a8dcd0'),
    floor('#2f97a0', '-40,730,1 1240,730,1'),
    place(landRover(), {
      x: 600,
      y: 800,
      metre: 200,
      depth: 0.18,
      coat: { body: '#2f6b48', shade: '#1c4632' },
    }),
    floor('#1d7f8c', '-40,776 200,766 420,780 640,768 860,780 1240,766'),
    splash({ x: 960, y: 790, width: 220, height: 80, lean: 40 }),
    splash({ x: 280, y: 790, width: 160, height: 56, lean: -30 }),
  ),
];
