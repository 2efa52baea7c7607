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
    { fill: '#e89a62', opacity: 0.75 },
    '660,204,1 560,120 440,70 320,50 200,10 60,40 -40,30,1 -40,440,1 60,420 140,370 240,380 340,300 460,260 570,240 664,232,1',
  ),
  cut(
    { fill: '#c8612f', opacity: 0.8 },
    '660,206,1 560,144 450,110 350,110 280,90 180,110 90,150 -40,140,1 -40,340,1 60,330 130,290 230,300 320,250 440,220 560,216 662,228,1',
  ),
  cut(
    { fill: '#f6c08c', opacity: 0.8 },
    '600,180,1 500,120 400,86 300,80 220,50 130,70 60,70,1 140,90 220,80 300,110 400,110 500,146,1',
  ),
  grains,
];

/** An elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [200, 250, 780, 650], camera: 'close' }),
    sky({ horizon: 640, stops: ['#62a0d8', '#98c4e2', '#c8e0e6', '#f0c890'] }),
    floor('#4a2745', '0,640,1 1200,632,1'),
    floor('#f0a05c', '0,640,1 1200,632,1', 644),
    floor('#ec9257', '0,712 500,700 1200,716'),
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
