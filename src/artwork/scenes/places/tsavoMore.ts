import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantThrowing } from '../../figures/animals/elephantThrowing.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Grains blown out of the trunk's tip, which spread on their way back. */
const grains: Layer = (canvas) => {
  const source = canvas.random('dust');
  const rows: string[][] = [[], [], []];
  for (let at = 0; at < 420; at++) {
    const way = source.between(0, 1) ** 0.7;
    const spread = (source.between(-1, 1) + source.between(-1, 1)) * (8 + way * 110);
    const x = 650 - way * 700;
    const y = 212 - Math.sin(way * 2.4) * 70 + way ** 2 * 210 + spread;
    const size = source.between(2, 4) + way * 4 * source.between(0, 1);
    rows[at % 3]!.push(disc(x, y, size, size * 0.8));
  }
  ['#b8502a', '#f2b078', '#8a3318'].forEach((fill, at) => cut(fill, ...rows[at]!)(canvas));
};

/** The jet that leaves the tip and opens into a cloud over the back. */
const dust: readonly Layer[] = [
  cut(
    { fill: '#e9a878', opacity: 0.8 },
    '664,200,1 560,130,1 540,92 488,90 470,116,1 446,58 372,46 346,86,1 310,16 210,6 186,60,1 130,-10 20,-10 -40,40,1 -40,470,1 10,440 60,462 110,410,1 160,420 216,392 226,350,1 290,366 350,330 356,292,1 420,300 468,272 470,250,1 530,256 580,236 664,232,1',
  ),
  cut(
    { fill: '#c8612f', opacity: 0.85 },
    '664,206,1 590,160,1 560,134 516,136 504,158,1 470,112 410,112 392,142,1 350,92 270,92 250,130,1 190,84 90,90 64,146,1 20,120 -40,140,1 -40,380,1 20,368 60,330,1 110,350 170,330 182,292,1 240,306 300,284 312,252,1 370,264 420,244 430,226,1 500,236 560,224 664,226,1',
  ),
  cut(
    { fill: '#8f3a1e', opacity: 0.55 },
    '560,206,1 500,196 440,214,1 400,196 330,206 300,232,1 240,220 160,240 130,276,1 80,262 -40,290,1 -40,350,1 60,318 150,300 250,274 340,246 450,226',
  ),
  grains,
];

/** An elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [200, 250, 780, 650], camera: 'close' }),
    sky({ horizon: 690, stops: ['#62a0d8', '#98c4e2', '#c8e0e6', '#f0c890'] }),
    floor('#4a2745', '0,696,1 1200,688,1'),
    floor('#f0a05c', '0,696,1 1200,688,1', 700),
    floor('#ec9257', '0,756 500,748 1200,760'),
    floor('#d9713c', '0,800 500,820 1200,780'),
    grain({ y: 720, to: 870, colour: '#6b1f12' }),
    ...dust,
    place(elephantThrowing(), {
      x: 0,
      y: 0,
      metre: 100,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#93351a',
        shade: '#561810',
        lit: '#f2985c',
        dark: '#240a0c',
        pale: '#fff6e2',
      },
    }),
  ),
];
