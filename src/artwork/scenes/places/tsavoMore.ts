import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantDusting } from '../../figures/animals/elephantDusting.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** Dust blown out of the trunk's tip: grains that spread and thin out on their way back, over the head and behind it. */
const dustSpray: Layer = (canvas) => {
  const source = canvas.random('dust');
  const grains: string[][] = [[], [], []];
  for (let at = 0; at < 560; at++) {
    const way = source.between(0, 1) ** 0.8;
    const spread = (source.between(-1, 1) + source.between(-1, 1)) * (14 + way * 120);
    const x = 786 - way * 860;
    const y = 66 - Math.sin(way * 2.2) * 40 + way ** 2 * 330 + spread * 0.7;
    const size = source.between(2, 4) + way * 4 * source.between(0, 1);
    grains[at % 3]!.push(disc(x, y, size, size * 0.7));
  }
  ['#d4703e', '#e8965c', '#b8502a'].forEach((fill, at) => cut(fill, ...grains[at]!)(canvas));
};

/** An elephant that dusts itself. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [40, 120, 960, 640], camera: 'close' }),
    sky({ horizon: 640, bands: 5, stops: ['#62a0d8', '#98c4e2', '#c8e0e6', '#f0c890'] }),
    floor('#4a2745', '0,640,1 1200,632,1'),
    floor('#f0a05c', '0,640,1 1200,632,1', 644),
    floor('#c4552a', '0,712 500,700 1200,716'),
    grain({ y: 720, to: 870, colour: '#6b1f12' }),
    dustSpray,
    place(elephantDusting(), {
      x: 480,
      y: 960,
      metre: 255,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#8a2e14',
        shade: '#561810',
        lit: '#e88a50',
        dark: '#2a0a0c',
        pale: '#fff6e2',
        accent: '#c4704a',
      },
    }),
    floor('#6b1f12', '0,868 300,850 700,872 1200,846'),
  ),
];
