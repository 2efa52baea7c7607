import { cut } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { box, disc, ring } from '../../drawing/brush.ts';

/** Two guests who stand under the raised roof, from behind: shoulders, neck and a hat. */
const guest = (x: number, shirt: string): readonly Layer[] => [
  cut(shirt, `${x - 30},-196,1 ${x - 28},-216 ${x - 10},-226 ${x + 10},-226 ${x + 28},-216 ${x + 30},-196,1`),
  cut('#7d4a31', `${x - 8},-220,1 ${x - 12},-238 ${x},-250 ${x + 12},-238 ${x + 8},-220,1`),
  cut(
    '#ecd9a8',
    `${x - 24},-236 ${x - 13},-240,1 ${x - 11},-256 ${x},-261 ${x + 11},-256 ${x + 13},-240,1 ${x + 24},-236 ${x},-231`,
  ),
];

/** A safari minibus from behind, its middle at x = 0, the road at y = 0, a hundred pixels a metre: roof raised, guests under it. */
export const minibusBehind: Layer = (canvas) => {
  const layers: readonly Layer[] = [
    cut({ fill: '#5c1f1c', opacity: 0.7 }, '-96,-8 0,-20 110,-12 230,6 210,22 60,20 -80,12'),
    cut('#20181f', box(-90, -44, 40, 46), box(50, -44, 40, 46)),
    ...guest(-36, '#2f6f7c'),
    ...guest(34, '#e0a32e'),
    cut(
      '#fff6e2',
      '-98,-30,1 -102,-80 -102,-130 -94,-176 -82,-206 -70,-212,1 70,-212,1 82,-206 94,-176 102,-130 102,-80 98,-30,1',
    ),
    cut('#d9c4a4', '46,-212,1 70,-212,1 82,-206 94,-176 102,-130 102,-80 98,-30,1 60,-30,1 66,-110'),
    cut('#c8332a', '-103,-112,1 103,-112,1 103,-94,1 -103,-94,1'),
    cut('#8d201f', '66,-112,1 103,-112,1 103,-94,1 66,-94,1'),
    // The rear window, and those who sit behind it.
    cut('#3d5a6a', '-78,-122,1 -72,-176 -62,-194 -50,-198,1 50,-198,1 62,-194 72,-176 78,-122,1'),
    cut(
      '#1f2c3a',
      '-70,-122,1 -66,-142 -52,-148 -56,-164 -44,-176 -32,-164 -36,-148 -22,-142 -14,-122,1',
      '14,-122,1 22,-142 36,-148 32,-164 44,-176 56,-164 52,-148 66,-142 70,-122,1',
    ),
    cut('#7f9ba2', '-72,-176,1 -62,-194 -50,-198,1 -30,-198,1 -66,-130,1 -76,-130,1'),
    // The roof on its struts.
    cut('#3a2c34', box(-80, -262, 6, 54), box(74, -262, 6, 54)),
    cut('#fff6e2', '-96,-264,1 -84,-280,1 84,-280,1 96,-264,1'),
    cut('#c9b08c', '-98,-264,1 98,-264,1 94,-254,1 -94,-254,1'),
    // Lamps, bumper, plate, the spare wheel.
    cut('#e23a26', box(-98, -90, 13, 30), box(85, -90, 13, 30)),
    cut('#f4b23c', box(-98, -60, 13, 10), box(85, -60, 13, 10)),
    cut('#3a2c34', '-104,-40 -100,-46 100,-46 104,-40 100,-24 -100,-24'),
    cut('#f0c23a', box(-74, -74, 44, 14)),
    cut('#20181f', disc(28, -78, 36)),
    cut('#6d6468', ring(28, -78, 22, 14), disc(28, -78, 6)),
  ];
  for (const layer of layers) layer(canvas);
};
