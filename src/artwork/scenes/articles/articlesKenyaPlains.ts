import { cut, floor, inked } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { place } from '../../figures/placing/place.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

/** The Mara under a storm, and Samburu's river. */
export const articlesKenyaPlains: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('golden', 'kenya', 'left'),
    sky({ horizon: 430, bands: 6, stops: ['#1f4c9e', '#6f9ccc', '#d8d8d0', '#ffd59a'] }),
    // Ol Olokwe, the flat mountain with sheer sides.
    cut(
      '#6a3f6c',
      '520,450,1 600,400 660,330 690,230,1 740,214 900,206 1010,222,1 1040,310 1080,380 1180,450,1',
    ),
    cut(
      '#e08a5c',
      '600,400 660,330 690,230,1 740,214,1 760,300 720,360 740,450,1 520,450,1',
      '820,250,1 850,260 846,340 870,420,1 826,400',
    ),
    floor('#d9a070', '0,440 400,426 800,444 1200,430'),
    floor('#7c8a4a', '0,486 300,470 640,488 900,472 1200,486', 510),
    floor('#eebb84', '0,506 500,496 1200,510'),
    // The Ewaso Ng'iro, brown and shallow.
    cut(
      '#7a3f2a',
      '1240,540,1 900,548 620,590 420,650 -40,720,1 -40,860,1 460,800 760,700 980,650 1240,640,1',
    ),
    cut(
      '#5c8c98',
      '1240,554,1 900,560 630,602 430,664 -40,732,1 -40,830,1 450,772 740,684 960,630 1240,620,1',
    ),
    inked('#f8dcb0', 3, '560,680 700,660', '300,760 420,744', '900,620 1010,610', '640,720 720,706'),
    place(elephant('drinking'), {
      x: 760,
      y: 610,
      metre: 44,
      depth: 0.3,
      coat: { body: '#8a5a44', lit: '#f4c08a' },
    }),
    place(elephant('calf'), {
      x: 660,
      y: 622,
      metre: 44,
      depth: 0.3,
      coat: { body: '#8a5a44', lit: '#f4c08a' },
    }),
    place(doumPalm(), { x: 1000, y: 720, metre: 58, depth: 0.2 }),
    place(doumPalm(), { x: 1130, y: 770, metre: 48, depth: 0.2, flip: true }),
    floor('#5a2418', '0,860 300,820 700,850 1200,800'),
    place(giraffe(), {
      x: 330,
      y: 880,
      metre: 150,
      depth: 0.26,
      coat: { body: '#fbeccb', dark: '#8e3a1c', pale: '#fff6e2' },
    }),
  ),
];
