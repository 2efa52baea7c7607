import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { redColobus } from '../../figures/animals/redColobus.ts';
import { place } from '../../figures/placing/place.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';
import { basket, strewn, hands } from '../../figures/placing/spiceTable.ts';

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
    plan({ subject: [500, 520, 280, 280], camera: 'above' }),
    wash(['#5fd8c8', '#38bfb6']),
    cut('#f6e6c4', box(-10, 30, 1220, 26), box(-10, 850, 1220, 20)),
    inked('#e0573a', 10, '0,70 1200,70', '0,836 1200,836'),
    ...basket(190, 250, 190, '#d98f12', '#f8c83a'),
    ...basket(600, 210, 150, '#a82a18', '#e0512c'),
    ...basket(1010, 250, 200, '#5a7a34', '#a2b858'),
    strewn('#7a9444', 1010, 250, 140, 'l16 9', 46),
    ...basket(170, 690, 170, '#6a2c1a', '#94452a'),
    strewn('#2a100e', 170, 690, 118, 'l5 -14', 60),
    ...basket(1040, 690, 176, '#8a5a34', '#b8844e'),
    cut(
      '#6a3418',
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        limb(`${930 + at * 40},${780 - at * 6},15 ${960 + at * 40},${600 + at * 8},15`),
      ),
    ),
    cut(
      '#c98a54',
      ...[0, 1, 2, 3, 4, 5].map((at) =>
        limb(`${926 + at * 40},${776 - at * 6},4 ${954 + at * 40},${604 + at * 8},4`),
      ),
    ),
    ...hands,
    strewn('#3a1712', 641, 622, 62, 'l6 -13', 44),
    strewn('#6a2c1a', 630, 612, 50, 'l6 -9', 14),
  ),
];
