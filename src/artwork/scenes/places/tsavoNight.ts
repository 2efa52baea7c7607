import { cut, floor, inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { lion } from '../../figures/animals/lion.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { nightTrain } from '../../figures/placing/nightTrain.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';
import { sky, stars } from '../../sky/skies.ts';

/** The railway through Tsavo at night. */
export const tsavoNight: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'right'),
    plan({ subject: [660, 610, 420, 190], camera: 'profile' }),
    sky({ horizon: 470, stops: ['#050a24', '#0b1a4a', '#1b3f7c', '#6fa2b8'] }),
    stars({ to: 340, count: 110 }),
    cut('#24427c', '-40,520,1 -40,406,1 640,400,1 800,440,1 1240,446,1 1240,520,1'),
    floor('#5f8fc0', '0,480 300,470 760,486 1200,474'),
    ...nightTrain({ y: 400 }),
    floor('#4478b0', '0,620 240,590 620,620 1200,580'),
    grain({ y: 640, to: 860, colour: '#0d1f48', opacity: 0.4 }),
    herd([acacia({ variant: 3 })], {
      x: 330,
      y: 640,
      width: 620,
      height: 30,
      count: 3,
      metre: [16, 26],
      flat: '#060d28',
      shadow: false,
    }),
    cut('#081130', '380,920,1 430,850 560,812 700,794 1000,786 1140,820 1240,860,1 1240,920,1'),
    cut(
      '#a9c6e4',
      '540,824,1 580,806 700,793 1000,785 1100,806 1170,836,1 1090,816 1000,795 704,803 600,814',
    ),
    floor('#04081e', '0,880 200,850 420,872 640,890 1200,896'),
    place(lion('lying', 'female'), {
      x: 856,
      y: 793,
      metre: 215,
      shadow: false,
      flip: true,
      flat: '#e6f2ff',
    }),
    place(lion('lying', 'female'), {
      x: 850,
      y: 800,
      metre: 215,
      depth: 0.14,
      shadow: false,
      flip: true,
      coat: { body: '#1b2c66', shade: '#0d1740', lit: '#5a80c0', dark: '#040818', pale: '#33549a' },
    }),
    inked('#04081e', 3, '700,850 860,840', '960,856 1100,850'),
  ),
];
