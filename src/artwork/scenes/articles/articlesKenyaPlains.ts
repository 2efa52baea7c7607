import { floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { lion } from '../../figures/animals/lion.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { stormCurtain } from '../../sky/storms.ts';

/** The Mara under a storm. */
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
];
