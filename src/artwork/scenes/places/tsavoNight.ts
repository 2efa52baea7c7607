import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { lionessResting } from '../../figures/animals/lionessResting.ts';
import { nightTrain } from '../../figures/placing/nightTrain.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';

/** The railway through Tsavo at night. */
export const tsavoNight: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'right'),
    plan({ subject: [120, 650, 560, 150], camera: 'profile' }),
    sky({ horizon: 470, stops: ['#050a24', '#0b1a4a', '#1b3f7c', '#6fa2b8'] }),
    stars({ to: 240, count: 110 }),
    cut('#24427c', '-40,520,1 -40,416,1 640,410,1 800,446,1 1240,450,1 1240,520,1'),
    floor('#5f8fc0', '0,486 300,478 760,492 1200,480'),
    moved({ x: 10, y: 300, scale: 1.9 }, ...nightTrain({ y: 0 })),
    floor('#7fb0d6', '0,500 240,490 620,504 1200,486'),
    floor('#5c8fc4', '0,660 240,640 620,664 1200,620'),
    grain({ y: 560, to: 900, colour: '#16305f', opacity: 0.35 }),
    ...[
      [990, 690, 34],
      [1150, 590, 15],
      [90, 560, 12],
    ].map(([x = 0, y = 0, metre = 1]) =>
      place(acacia({ variant: 3 }), { x, y, metre, flat: '#0d1d48', shadow: false }),
    ),
    floor('#2a4c8a', '0,860 400,850 820,800 1000,812 1200,780'),
    // The ledge she lies on, lit along its edge.
    cut(
      '#15265a',
      '-20,806,1 60,796 240,800 460,798 640,794 724,800,1 770,830 742,850 790,880 770,920,1 -20,920,1',
    ),
    cut('#b9d6ee', '-20,806,1 60,796 240,800 460,798 640,794 724,800,1 640,806 460,808 240,810 60,808'),
    cut('#213a76', '724,800,1 770,830 742,850 790,880 770,920,1 640,920,1 690,880 640,850 690,820'),
    inked('#04081e', 4, '120,840 300,852 380,846', '430,836 520,846 560,872', '60,880 200,884'),
    place(lionessResting(), {
      x: 424,
      y: 800,
      metre: 88,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#24407f',
        shade: '#101e4a',
        lit: '#d8ebfb',
        dark: '#050a22',
        pale: '#6d93c8',
        accent: '#ffd98a',
      },
    }),
  ),
];
