import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { limb } from '../../drawing/brush.ts';
import { calfFacing } from '../../figures/placing/calfFacing.ts';
import { elephantAtWell } from '../../figures/placing/elephantAtWell.ts';
import { place } from '../../figures/placing/place.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const FAR = { body: '#d99a70', shade: '#bd7668', lit: '#fff0c0', dark: '#b86c64' };

/** Out of the hole they dug in the river's sand: an elephant reaches down to the water. */
export const tarangireWell: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [290, 70, 660, 330], camera: 'below' }),
    wash(['#fcc878', '#ffe3a4', '#fff3cc'], { height: 500 }),
    place(baobabOld(3), { x: 150, y: 330, metre: 22, depth: 0.25, by: CLEAR, coat: FAR, shadow: false }),
    // The calf stands behind the rim.
    moved({ x: 1062, y: 372, scale: 0.54 }, ...calfFacing),
    // The hole's wall, layer under layer.
    cut(
      '#fff0c4',
      '-10,210,1 80,300 200,370 380,420 600,436 820,420 1000,370 1120,300 1210,200,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#e6a350',
      '-10,236,1 80,322 200,392 380,440 600,456 820,440 1000,392 1120,326 1210,226,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#c4743c',
      '-10,330,1 90,420 220,486 400,530 600,540 800,530 990,486 1110,430 1210,340,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#93473a',
      '-10,450,1 100,540 240,600 420,640 620,646 800,634 960,600 1100,550 1210,460,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#5a2740',
      '-10,600,1 120,670 280,716 460,740 640,744 820,730 980,700 1110,660 1210,600,1 1210,910,1 -10,910,1',
    ),
    cut({ fill: '#3a1636', opacity: 0.5 }, '-10,236,1 80,322 160,372,1 200,520 230,640 300,765,1 -10,780,1'),
    grain({ y: 560, to: 760, colour: '#2c1030' }),
    within(
      '#8ccabc',
      '-10,780,1 200,772 420,760 640,756 860,764 1040,776 1210,784,1 1210,910,1 -10,910,1',
      wash(['#d4efd8', '#5fb0ac', '#1f6f80'], { y: 750, height: 160 }),
      cut({ fill: '#3a2a5a', opacity: 0.6 }, limb('586,804,32 590,850,40 584,920,52')),
    ),
    elephantAtWell({ x: 610, y: 290 }),
    inked(
      '#f4fff0',
      4,
      '540,800 520,806 520,818 586,826 652,818 652,806 632,800',
      '480,798 430,812 450,836 586,846 722,836 742,812 692,798',
    ),
  ),
];
