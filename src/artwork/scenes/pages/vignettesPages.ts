import { cut, floor, inked, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { hippoFacing } from '../../figures/animals/hippoAfloat.ts';
import { place } from '../../figures/placing/place.ts';
import { papyrus } from '../../figures/plants/papyrus.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** What a page that does not exist shows: a road that ends. */
export const vignettesPages: readonly Picture[] = [
  picture(
    'vignettes/notfound',
    light('golden', 'uganda', 'left'),
    plan({ subject: [470, 360, 260, 130], camera: 'front' }),
    strata(['#f0a070', '#ffd494', '#fff0c4'], { height: 260 }),
    cut('#7a8a94', '-40,250,1 200,170 420,210 640,150 900,210 1240,160,1 1240,290,1 -40,290,1'),
    cut('#3f6a70', '-40,270,1 300,240 700,262 1240,236,1 1240,300,1 -40,300,1'),
    strata(['#ffdca4', '#7fbcb0', '#2f8a90', '#17687a'], { below: true, y: 276, height: 400 }),
    inked(
      '#fff2cc',
      5,
      '120,330 300,326',
      '860,350 1060,344',
      '60,420 220,414',
      '940,450 1180,444',
      '200,520 330,516',
      '840,540 1000,536',
    ),
    place(hippoFacing(), {
      x: 600,
      y: 500,
      metre: 330,
      shadow: false,
      by: CLEAR,
      coat: {
        body: '#7a4a5c',
        shade: '#4a2a48',
        lit: '#c9848a',
        dark: '#24101f',
        pale: '#f0b4a4',
        accent: '#f0a04a',
      },
    }),
    inked('#bfe8d8', 6, '380,510 440,522 600,530 760,522 820,508', '320,540 440,560 600,568 760,560 880,536'),
    cut('#ffd9a0', '-40,640,1 300,610 600,640 900,606 1240,640,1 1240,940,1 -40,940,1'),
    floor('#2f7a50', '-40,660 240,634 420,650 760,648 960,630 1240,664'),
    cut('#cf5f34', '240,940,1 440,640,1 520,626 680,626 760,640,1 960,940,1'),
    cut('#f0915a', '240,940,1 440,640,1 520,626 560,626,1 470,940,1'),
    cut('#8f3a28', '440,640,1 520,626 680,626 760,640,1 700,650 600,642 500,652'),
    cut('#8f3a28', limb('400,940,10 510,760,6 560,650,3'), limb('800,940,10 690,760,6 640,650,3')),
    place(papyrus(), { x: 130, y: 900, metre: 120, depth: 0.12, shadow: false }),
    place(papyrus(), { x: 1090, y: 920, metre: 130, depth: 0.12, shadow: false, flip: true }),
  ),
];
