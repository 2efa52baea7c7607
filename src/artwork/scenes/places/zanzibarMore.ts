import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { redColobus } from '../../figures/animals/redColobus.ts';
import { cuppedHands } from '../../figures/people/cuppedHands.ts';
import { place } from '../../figures/placing/place.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { cinnamon, cloves, spiceBasket, strewn } from '../../figures/placing/spiceTable.ts';

const CHILLI = { x: 610, y: 240, r: 176, shade: '#8f1f18', body: '#d8381f', lit: '#f4603a' };
const TURMERIC = { x: 200, y: 290, r: 190, shade: '#c8760c', body: '#f0a818', lit: '#ffd24a' };
const CARDAMOM = { x: 1010, y: 270, r: 186, shade: '#5a7a34', body: '#8aa64a', lit: '#b4cc6a' };
const PEPPER = { x: 160, y: 650, r: 150, shade: '#231a1c', body: '#3a2c2c', lit: '#55423c' };

/** Jozani's monkey, and the spice market. */
export const zanzibarMore: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [600, 300, 400, 200], camera: 'front' }),
    wash([
      [0, '#f8fcd8'],
      [0.6, '#d8efac'],
      [1, '#8fd08a'],
    ]),
    cut(
      '#b4dc9c',
      ...[90, 260, 430, 880, 1030].map((x) => limb(`${x},920,26 ${x + 8},500,18 ${x + 14},-20,16`)),
    ),
    cut(
      '#86c48c',
      ...[190, 360, 960, 1130].map((x) => limb(`${x},920,40 ${x - 10},480,26 ${x + 10},-20,24`)),
    ),
    floor('#3a8a62', '0,690 240,650 520,690 820,650 1200,690'),
    rays({ x: 300, y: -160, count: 4, turn: 66, spread: 26, reach: 1200, opacity: 0.26 }),
    cut(
      '#1d5a4c',
      limb('160,920,22 130,760,22 180,640,26 290,560,30 330,470,36'),
      limb('420,930,20 440,760,20 410,640,24 350,560,30 330,440,40'),
      limb('300,920,14 320,700,16 340,560,24'),
      limb('20,930,14 60,760,16 160,660,20 300,540,30'),
      limb('332,520,66 340,300,58 320,-30,72'),
      disc(332, 516, 68, 56),
    ),
    cut('#2f7a5c', limb('312,500,14 316,300,12 300,-30,14'), limb('170,900,6 146,770,7 196,650,8 290,570,6')),
    cut(
      '#113c3c',
      limb('470,930,26 520,800,26 640,716,30 840,690,34 1040,720,36 1240,700,44'),
      limb('660,930,18 690,810,20 770,710,24'),
      limb('980,940,22 960,820,22 900,716,28'),
      limb('1150,940,26 1130,830,24 1060,730,30'),
    ),
    cut(
      '#3f8f66',
      '500,790,1 560,730 660,692 850,662 1040,690 1200,664,1 1200,676,1 1040,702 850,676 660,706 566,746',
    ),
    cut('#113c3c', limb('1010,730,24 1030,520,18 1022,300,17 1060,-30,14')),
    cut('#3f8f66', limb('1004,700,4 1022,520,4 1014,300,4 1050,-30,3')),
    place(redColobus(), { x: 770, y: 672, metre: 172, depth: 0.3, shadow: false }),
    leaves({ corner: 'bottom-left', size: 330, depth: 0.03 }),
    leaves({ corner: 'top-right', size: 190, depth: 0.05 }),
  ),
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [480, 630, 240, 120], camera: 'above' }),
    wash(['#3fc0b8', '#6fe0cc']),
    inked('#f6e6c4', 16, '-10,40 1210,40', '-10,380 1210,380'),
    inked('#e0573a', 7, '-10,64 1210,64', '-10,356 1210,356'),
    ...spiceBasket(CHILLI),
    strewn('#ff8a5a', CHILLI, 'l4 9', 40, 5),
    ...spiceBasket(TURMERIC),
    strewn('#fff0a0', TURMERIC, 'h1', 60, 5),
    ...spiceBasket(CARDAMOM),
    strewn('#4f7030', CARDAMOM, 'l12 10', 44, 9),
    strewn('#cfe08a', CARDAMOM, 'l10 8', 30, 4),
    ...spiceBasket(PEPPER),
    strewn('#7a6a64', PEPPER, 'h1', 90, 9),
    ...cinnamon(1040, 600),
    ...cuppedHands(
      cut('#4a2418', '440,700,1 480,620 560,604 640,604 720,620 760,700,1 700,770 600,784 500,770'),
      cloves(600, 692, 156, 86, 130, 1.15),
    ),
  ),
];
