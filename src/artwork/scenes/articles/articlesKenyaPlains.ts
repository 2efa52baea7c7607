import { cut, floor, inked } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { doumPalm } from '../../figures/plants/palm.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { stormCurtain } from '../../sky/storms.ts';

/** The Mara under a storm, and Samburu's river. */
export const articlesKenyaPlains: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('storm', 'kenya', 'right', 24),
    sky({ horizon: 560, stops: ['#141a38', '#26305c', '#4a5484', '#e0a060'] }),
    stormCurtain({ y: -30, to: 560, from: 80, until: 640 }),
    // The Oloololo escarpment closes the plain.
    floor('#3a3450', '0,470 260,464,1 330,500 560,506,1 640,536 900,530 1200,540'),
    floor('#f0b34c', '0,574 400,560 800,580 1200,566'),
    place(acacia({ variant: 3 }), { x: 1010, y: 600, metre: 40, depth: 0.1 }),
    trail([wildebeest()], {
      through: '1240,690 900,640 560,640 200,610 -40,592',
      count: 34,
      metre: [34, 16],
      flip: true,
    }),
    floor('#d98f34', '0,740 500,716 1200,748'),
    place(lion(), {
      x: 440,
      y: 850,
      metre: 230,
      depth: 0.3,
      coat: { body: '#e8a24c', dark: '#5a2818', pale: '#ffe0a8' },
    }),
    floor('#8a4a20', '0,870 300,850 700,876 1200,856'),
  ),
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
