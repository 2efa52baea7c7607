import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { redColobus } from '../../figures/animals/redColobus.ts';
import { place } from '../../figures/placing/place.ts';
import { leaves } from '../../land/woods.ts';
import { light } from '../../light/light.ts';
import { rays } from '../../sky/beams.ts';

/** A basket of a spice seen from above: its shade, rim, weave, and the heap in its own colour and a lit one. */
const basket = (x: number, y: number, r: number, spice: string, bright: string): Layer[] => [
  cut({ fill: '#0a5a66', opacity: 0.6 }, disc(x + r * 0.22, y + r * 0.26, r * 1.02)),
  cut('#c98f45', disc(x, y, r)),
  inked('#8a5424', 5, ...Array.from({ length: 20 }, (_, at) => {
    const angle = (at * Math.PI) / 10;
    return [[x + Math.cos(angle) * r * 0.84, y + Math.sin(angle) * r * 0.84], [x + Math.cos(angle + 0.1) * r * 0.98, y + Math.sin(angle + 0.1) * r * 0.98]] as const;
  })),
  cut('#5a2f1c', disc(x, y, r * 0.82)),
  cut(spice, disc(x, y, r * 0.76)),
  cut(bright, `${x},${y},1 ${Array.from({ length: 9 }, (_, at) => [x + Math.cos(2.3 + at * 0.4) * r * 0.76, y + Math.sin(2.3 + at * 0.4) * r * 0.76].map(Math.round).join(',')).join(' ')}`),
];

/** Grains, pods or buds strewn round a point: `mark` is relative path data. */
const strewn = (colour: string, x: number, y: number, r: number, mark: string, count: number): Layer => (canvas) => {
  const chance = canvas.random('strewn');
  let d = '';
  for (let at = 0; at < count; at++) {
    const [angle, off] = [chance.between(0, 6.28), Math.sqrt(chance.next()) * r];
    d += `M${Math.round(x + Math.cos(angle) * off)} ${Math.round(y + Math.sin(angle) * off)}${mark}`;
  }
  canvas.path(d, { stroke: colour, width: 7 });
};

const SKIN = '#7d4a31';
const SKIN_LIT = '#a4684a';

/** Two hands that hold cloves out, from the foot of the picture. */
const hands: Layer[] = [
  cut({ fill: '#0a5a66', opacity: 0.6 }, limb('520,940,74 540,800,56 580,690,50'), limb('800,940,74 780,800,56 740,690,50'), disc(680, 640, 120, 84)),
  cut('#e0573a', limb('470,960,110 492,850,86 510,800,70'), limb('810,960,110 790,850,86 772,800,70')),
  cut('#f6c24a', '436,822,1 572,774,1 578,796,1 442,846,1', '846,822,1 710,774,1 704,796,1 840,846,1'),
  cut(SKIN, limb('508,800,54 530,720,46 566,650,50'), limb('774,800,54 752,720,46 716,650,50')),
  ...[-1, 1].flatMap((side) => {
    const at = (x: number) => 641 + side * x;
    const finger = (x: number, y: number, tipX: number, tipY: number): string[] => [limb(`${at(x)},${y},21 ${at((x + tipX) / 2 + 6)},${(y + tipY) / 2},20 ${at(tipX)},${tipY},15`), disc(at(tipX), tipY, 15)];
    return [
      cut(SKIN, ...finger(128, 640, 150, 560)),
      cut(SKIN, ...finger(104, 620, 104, 520)),
      cut(SKIN, ...finger(70, 606, 66, 500)),
      cut(SKIN, ...finger(36, 606, 30, 506)),
      cut(SKIN, disc(at(70), 650, 84, 80)),
      inked('#5f3422', 4, `${at(52)},600 ${at(48)},540`, `${at(87)},606 ${at(86)},550`, `${at(116)},624 ${at(126)},580`),
    ];
  }),
  cut(SKIN_LIT, '520,640 530,596 580,580 641,590 702,580 752,596 762,640 720,694 641,700 562,694'),
  inked('#5f3422', 5, '641,590 638,640 642,726'),
];

/** Jozani's monkey, and the spice market. */
export const zanzibarMore: readonly Picture[] = [
  picture(
    'places/zanzibar-3',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [620, 220, 380, 500], camera: 'front' }),
    wash([[0, '#f8fcd8'], [0.6, '#d8efac'], [1, '#8fd08a']]),
    cut('#b4dc9c', ...[90, 260, 430, 880, 1030].map((x) => limb(`${x},920,26 ${x + 8},500,18 ${x + 14},-20,16`))),
    cut('#86c48c', ...[190, 360, 960, 1130].map((x) => limb(`${x},920,40 ${x - 10},480,26 ${x + 10},-20,24`))),
    floor('#3a8a62', '0,690 240,650 520,690 820,650 1200,690'),
    rays({ x: 300, y: -160, count: 4, turn: 66, spread: 26, reach: 1200, opacity: 0.26 }),
    cut('#1d5a4c', limb('160,920,22 130,760,22 180,640,26 290,560,30 330,470,36'), limb('420,930,20 440,760,20 410,640,24 350,560,30 330,440,40'), limb('300,920,14 320,700,16 340,560,24'), limb('20,930,14 60,760,16 160,660,20 300,540,30'), limb('332,520,66 340,300,58 320,-30,72')),
    cut('#2f7a5c', limb('312,500,14 316,300,12 300,-30,14'), limb('170,900,6 146,770,7 196,650,8 290,570,6')),
    cut('#113c3c', limb('470,930,26 520,800,26 640,716,30 840,690,34 1040,720,36 1240,700,44'), limb('660,930,18 690,810,20 770,710,24'), limb('980,940,22 960,820,22 900,716,28'), limb('1150,940,26 1130,830,24 1060,730,30')),
    cut('#3f8f66', '500,790,1 560,730 660,692 850,662 1040,690 1200,664,1 1200,676,1 1040,702 850,676 660,706 566,746'),
    place(redColobus(), { x: 800, y: 668, metre: 178, depth: 0.3, shadow: false }),
    leaves({ corner: 'bottom-left', size: 330, depth: 0.03 }),
    leaves({ corner: 'top-right', size: 300, depth: 0.05 }),
  ),
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [500, 520, 280, 280], camera: 'above' }),
    wash([[0, '#5fd8c8'], [1, '#38bfb6']]),
    cut('#f6e6c4', box(-10, 30, 1220, 26), box(-10, 850, 1220, 20)),
    inked('#e0573a', 10, '0,70 1200,70', '0,836 1200,836'),
    ...basket(190, 250, 190, '#d98f12', '#f8c83a'),
    ...basket(600, 210, 150, '#a82a18', '#e0512c'),
    ...basket(1010, 250, 200, '#5a7a34', '#a2b858'),
    strewn('#7a9444', 1010, 250, 140, 'l16 9', 46),
    ...basket(170, 690, 170, '#6a2c1a', '#94452a'),
    strewn('#2a100e', 170, 690, 118, 'l5 -14', 60),
    ...basket(1040, 690, 176, '#8a5a34', '#b8844e'),
    cut('#6a3418', ...[0, 1, 2, 3, 4, 5].map((at) => limb(`${930 + at * 40},${780 - at * 6},15 ${960 + at * 40},${600 + at * 8},15`))),
    cut('#c98a54', ...[0, 1, 2, 3, 4, 5].map((at) => limb(`${926 + at * 40},${776 - at * 6},4 ${954 + at * 40},${604 + at * 8},4`))),
    ...hands,
    strewn('#3a1712', 641, 622, 62, 'l6 -13', 44),
    strewn('#6a2c1a', 630, 612, 50, 'l6 -9', 14),
  ),
];
