import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantPier } from '../../figures/animals/elephantPier.ts';
import { face, viaductInDepth } from '../../figures/buildings/viaductInDepth.ts';
import { light } from '../../light/light.ts';

const [SKY, PLATEAU, EARTH, BUSH] = ['#b2e4d9', '#d3a498', '#fad08c', '#b06c3e'];
const [RED, SHADE, DARK, NOSE, IVORY] = ['#d2432a', '#86202a', '#1c2352', '#3d4a8a', '#fff4de'];
/** From the furthest bay to the nearest: its face, and its side in the shade. */
const BAYS = [
  ['#dba28c', '#b77a72'],
  ['#d98a70', '#aa5f58'],
  ['#d6684a', '#9a4340'],
  [RED, SHADE],
] as const;

/** The land of Tsavo behind it: the Yatta plateau's ruled line, and bushes on the plain. */
const land: Layer = moved(
  { x: 0, y: 0 },
  wash(SKY),
  cut(PLATEAU, '-40,612,1 880,612,1 960,628 1000,640,1 -40,640,1'),
  wash(EARTH, { y: 640, height: 260 }),
  cut(
    BUSH,
    '-20,660,1 -10,640 20,634 50,644 60,660,1',
    '520,676,1 530,650 560,642 596,652 606,676,1',
    '596,664,1 606,646 630,642 652,652 656,664,1',
    '980,668,1 990,636 1030,622 1074,640 1084,668,1',
    '1070,664,1 1080,646 1110,640 1140,650 1150,664,1',
  ),
);

/** Where the engine and its carriages begin and end along the way. */
const TRAIN = [
  [0.96, 1.2],
  [1.215, 1.58],
  [1.595, 1.96],
  [1.98, 2.4],
  [2.42, 3],
  [3.03, 4],
] as const;

/** What is at some shares of the length of a carriage: windows, bogies, a line of paint. */
const along = (
  [near, far]: readonly [number, number],
  shares: readonly number[],
  length: number,
  top: number,
  foot: number,
) =>
  shares.map((share) => {
    const start = near + (far - near) * share;
    return face(start, start + (far - near) * length, top, foot);
  });

const train: readonly Layer[] = [
  // The engine's front, which looks our way.
  cut(NOSE, '839,91,1 858,98 872,132 876,222,1 836,222,1'),
  cut(SKY, '846,112,1 858,120 865,142 866,160,1 846,150,1'),
  cut(IVORY, disc(862, 190, 9, 11)),
  ...TRAIN.flatMap(([near, far], at) => [
    cut(DARK, face(near, far, -528, -428), ...along([near, far], [0.08, 0.66], 0.26, -430, -404)),
    cut(SKY, ...along([near, far], at === 0 ? [0.1] : [0.1, 0.4, 0.7], at === 0 ? 0.16 : 0.2, -508, -472)),
    cut(IVORY, ...along([near, far], [0], 1, -456, -449)),
  ]),
];

/** The railway crosses Tsavo on viaducts; the last pier of this one is of the park's own red. */
export const tsavoViaduct: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'left'),
    plan({ subject: [600, 250, 440, 600], camera: 'front' }),
    land,
    ...viaductInDepth(BAYS, [EARTH, '#d9a05a'], land),
    cut(RED, face(0.6, 1.1, -400, -60)),
    within(SKY, '912,846,1 914,640 930,560 990,440 1090,330 1240,236,1 1240,846,1', land),
    ...elephantPier,
    ...train,
    cut(DARK, face(0.6, 12, -414, -384)),
  ),
];
