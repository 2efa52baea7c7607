import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { bushPlane } from '../../figures/objects/bushPlane.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { cumulus } from '../../sky/clouds.ts';
import { mist } from '../../sky/weather.ts';

const NIGHT = '#210f30';
const DARK = { flat: NIGHT, rim: '#ffcf7c', shadow: false };
const PLANE = { flat: '#fff0d8', shadow: false };
const SNOW = { body: '#7a5a98', shade: '#4c3a7c', snow: '#fff4e4', cold: '#bcb0d8' };

/** What lives on the plain, from the left to the right, its feet at `y`. */
const plain = (x: number, y: number, metre: number): readonly Layer[] => [
  place(elephant(), { x, y, metre, ...DARK }),
  place(elephant('calf'), { x: x + metre * 4, y: y + 2, metre, ...DARK }),
  place(elephantFacing(), { x: x + metre * 8, y, metre, ...DARK }),
];

/** The poster of the eight places of Tanzania. */
export const postersTanzaniaEight: readonly Picture[] = [
  // The first light: Kibo above its clouds, a small aeroplane, the plain with its elephants and baobabs.
  ...poster('tanzania8places', {
    light: light('dawn', 'tanzania', 'right'),
    wide: [
      wash(0, 700, [
        [0, '#1d1648'],
        [0.6, '#43296a'],
        [0.9, '#67366f'],
        [1, '#7a3f70'],
      ]),
      glow(1960, 660, 760, '#ffb068', 0.9),
      kibo({ x: 1760, y: 220, width: 1280, ...SNOW }),
      glow(1800, 690, 500, '#ffc48a', 0.95),
      cut(
        '#4a2660',
        '1150,670,1 1260,634 1420,644 1600,630 1800,646 2000,632 2200,644 2400,630,1 2400,700,1 1150,700,1',
      ),
      cumulus({ x: 1560, y: 660, width: 640, height: 90, depth: 0.35 }),
      cumulus({ x: 2120, y: 660, width: 640, height: 90, depth: 0.35 }),
      cut('#5a2c58', '-10,664,1 500,655 1000,660 1500,650 2400,658,1 2400,760,1 -10,760,1'),
      wash(700, 1000, [
        [0, '#f0a24e'],
        [0.5, '#b8602e'],
        [1, '#6a2c3c'],
      ]),
      place(bushPlane(), { x: 1340, y: 300, metre: 20, ...PLANE }),
      cut(NIGHT, '-10,880,1 500,860 1000,872 1600,850 2400,866,1 2400,1010,1 -10,1010,1'),
      place(giraffe(), { x: 1330, y: 868, metre: 52, ...DARK }),
      ...plain(1560, 860, 44),
      place(baobab({ seed: 41 }), { x: 2210, y: 870, metre: 36, ...DARK }),
    ],
    tall: [
      wash(0, 1000, [
        [0, '#1d1648'],
        [0.56, '#43296a'],
        [0.8, '#b85c70'],
        [1, '#ffc48a'],
      ]),
      kibo({ x: 560, y: 640, width: 1060, ...SNOW }),
      mist({ y: 920, height: 120, strength: 1, colour: '#ffc48a' }),
      cumulus({ x: 240, y: 980, width: 560, height: 80, depth: 0.35 }),
      cumulus({ x: 860, y: 984, width: 560, height: 76, depth: 0.35 }),
      wash(980, 1350, [
        [0, '#f0a24e'],
        [0.5, '#b8602e'],
        [1, '#6a2c3c'],
      ]),
      place(acacia({ variant: 3 }), { x: 330, y: 996, metre: 10, flat: '#5a2c58', shadow: false }),
      place(bushPlane(), { x: 190, y: 690, metre: 13, ...PLANE }),
      cut(NIGHT, '-10,1200,1 300,1180 600,1196 860,1176 1090,1190,1 1090,1360,1 -10,1360,1'),
      place(giraffe(), { x: 120, y: 1196, metre: 46, ...DARK }),
      ...plain(300, 1192, 38),
      place(baobab({ seed: 42 }), { x: 900, y: 1196, metre: 28, ...DARK }),
    ],
  }),
];
