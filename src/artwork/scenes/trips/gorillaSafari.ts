import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gorillaChild, gorillaFather } from '../../figures/animals/gorillaFather.ts';
import { light } from '../../light/light.ts';

/** A stalk of wild celery from mouth to mouth, its right end bitten off, and the leaf on it. */
const stalk: readonly Layer[] = [
  cut(
    '#6fae2e',
    '340,482,1 430,490 500,532 600,564,1 586,570,1 598,578,1 580,582,1 588,592,1 500,566 420,522 340,506,1',
  ),
  inked('#3f8626', 5, '350,502 426,516 500,556 562,578'),
  cut('#3f8626', '446,512,1 426,476 440,436 484,408,1 500,452 490,492 452,514,1'),
  inked('#8fc94a', 4, '450,512 456,474 476,430'),
];

/** The gorilla trekking safari in the order of its days. */
export const gorillaSafari: readonly Picture[] = [
  // Breakfast in Bwindi: a stalk of wild celery and two mouths.
  picture(
    'packages/gorillatrekkingsafari-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [600, 60, 470, 560], camera: 'close' }),
    wash('#f6cdb2'),
    floor('#b6cfae', '-40,300 30,236 100,226 190,330 300,520 420,640 540,660 1240,660'),
    floor('#7fb08c', '-40,500 100,560 280,690 420,700 560,600 660,440 760,400 1240,400'),
    floor('#3f8a66', '-40,700 160,690 360,760 700,860 1240,860'),
    ...stalk,
    ...gorillaFather(...stalk),
    ...gorillaChild,
    cut(
      '#1f6a4c',
      '-40,940,1 -40,720,1 20,730 110,780 170,880 180,940,1;150,940,1 150,840 220,760 352,700,1 350,800 310,880 240,940,1;500,940,1 470,850 400,790 290,770,1 310,860 380,920 420,940,1',
    ),
    cut(
      '#12473a',
      '60,940,1 80,850 60,770 -10,690,1 110,710 180,790 190,940,1;240,940,1 270,860 350,810 470,796,1 440,880 380,940,1;420,940,1 470,880 560,850 690,862,1 640,920 580,940,1',
    ),
    inked('#3f8a66', 4, '120,930 100,800 30,716', '290,930 350,860 440,816', '460,930 540,890 650,872'),
  ),
];
