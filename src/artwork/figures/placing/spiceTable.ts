import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A basket of a spice seen from above: its shade, rim, weave, and the heap in its own colour and a lit one. */
export const basket = (x: number, y: number, r: number, spice: string, bright: string): Layer[] => [
  cut({ fill: '#0a5a66', opacity: 0.6 }, disc(x + r * 0.22, y + r * 0.26, r * 1.02)),
  cut('#c98f45', disc(x, y, r)),
  inked(
    '#8a5424',
    5,
    ...Array.from({ length: 20 }, (_, at) => {
      const angle = (at * Math.PI) / 10;
      return [
        [x + Math.cos(angle) * r * 0.84, y + Math.sin(angle) * r * 0.84],
        [x + Math.cos(angle + 0.1) * r * 0.98, y + Math.sin(angle + 0.1) * r * 0.98],
      ] as const;
    }),
  ),
  cut('#5a2f1c', disc(x, y, r * 0.82)),
  cut(spice, disc(x, y, r * 0.76)),
  cut(
    bright,
    `${x},${y},1 ${Array.from({ length: 9 }, (_, at) => [x + Math.cos(2.3 + at * 0.4) * r * 0.76, y + Math.sin(2.3 + at * 0.4) * r * 0.76].map(Math.round).join(',')).join(' ')}`,
  ),
];

/** Grains, pods or buds strewn round a point: `mark` is relative path data. */
export const strewn =
  (colour: string, x: number, y: number, r: number, mark: string, count: number): Layer =>
  (canvas) => {
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
export const hands: Layer[] = [
  cut(
    { fill: '#0a5a66', opacity: 0.6 },
    limb('520,940,74 540,800,56 580,690,50'),
    limb('800,940,74 780,800,56 740,690,50'),
    disc(680, 640, 120, 84),
  ),
  cut('#e0573a', limb('470,960,110 492,850,86 510,800,70'), limb('810,960,110 790,850,86 772,800,70')),
  cut('#f6c24a', '436,822,1 572,774,1 578,796,1 442,846,1', '846,822,1 710,774,1 704,796,1 840,846,1'),
  cut(SKIN, limb('508,800,54 530,720,46 566,650,50'), limb('774,800,54 752,720,46 716,650,50')),
  ...[-1, 1].flatMap((side) => {
    const at = (x: number) => 641 + side * x;
    const finger = (x: number, y: number, tipX: number, tipY: number): string[] => [
      limb(`${at(x)},${y},21 ${at((x + tipX) / 2 + 6)},${(y + tipY) / 2},20 ${at(tipX)},${tipY},15`),
      disc(at(tipX), tipY, 15),
    ];
    return [
      cut(SKIN, ...finger(128, 640, 150, 560)),
      cut(SKIN, ...finger(104, 620, 104, 520)),
      cut(SKIN, ...finger(70, 606, 66, 500)),
      cut(SKIN, ...finger(36, 606, 30, 506)),
      cut(SKIN, disc(at(70), 650, 84, 80)),
      inked(
        '#5f3422',
        4,
        `${at(52)},600 ${at(48)},540`,
        `${at(87)},606 ${at(86)},550`,
        `${at(116)},624 ${at(126)},580`,
      ),
    ];
  }),
  cut(SKIN_LIT, '520,640 530,596 580,580 641,590 702,580 752,596 762,640 720,694 641,700 562,694'),
  inked('#5f3422', 5, '641,590 638,640 642,726'),
];
