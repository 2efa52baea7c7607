import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { spiceCarrier } from '../../figures/people/spiceCarrier.ts';
import { nutmegOpen } from '../../figures/plants/nutmegOpen.ts';
import { light } from '../../light/light.ts';

/** A clove tree, pointed like a flame: its foot, its height. */
const clove = (x: number, y: number, h: number) =>
  `${x - h * 0.3},${y - h * 0.1},1 ${x - h * 0.38},${y - h * 0.4} ${x - h * 0.2},${y - h * 0.8} ${x},${y - h},1 ${x + h * 0.2},${y - h * 0.8} ${x + h * 0.38},${y - h * 0.4} ${x + h * 0.3},${y - h * 0.1},1 ${x},${y - h * 0.04}`;
const litHalf = (x: number, y: number, h: number) =>
  `${x - h * 0.3},${y - h * 0.1},1 ${x - h * 0.38},${y - h * 0.4} ${x - h * 0.2},${y - h * 0.8} ${x},${y - h},1 ${x - h * 0.06},${y - h * 0.5} ${x - h * 0.1},${y - h * 0.08},1`;
const FAR = [
  [610, 560, 170],
  [720, 560, 150],
  [1010, 560, 160],
  [1110, 566, 190],
] as const;
const NEAR = [[1130, 690, 380]] as const;

/** A spice farm of Zanzibar. */
export const nutmegNear: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [290, 330, 230, 400], camera: 'close' }),
    wash(['#f2f4c0', '#fcf8d4', '#fff4c8'], { height: 600 }),
    floor('#d4e4a4', '-40,470 300,440 640,480 900,450 1240,470'),
    cut('#a8cc88', ...FAR.map(([x, y, h]) => clove(x, y, h))),
    cut('#cce4a0', ...FAR.map(([x, y, h]) => litHalf(x, y, h))),
    floor('#b4d480', '-40,560 400,552 800,560 1240,556'),
    floor('#98c468', '-40,700 400,660 800,690 1240,660'),
    cut('#fbe8b8', '850,556,1 876,556,1 900,640 1040,780 1100,920,1 760,920,1 860,760 866,640'),
    cut('#4f9458', ...NEAR.map(([x, y, h]) => clove(x, y, h))),
    cut('#8cc464', ...NEAR.map(([x, y, h]) => litHalf(x, y, h))),
    cut({ fill: '#5c7c4c', opacity: 0.5 }, disc(1180, 676, 130, 14)),
    cut({ fill: '#b8844c', opacity: 0.6 }, disc(956, 742, 60, 8)),
    moved({ x: 908, y: 740, scale: 0.86 }, ...spiceCarrier),
    nutmegOpen({ x: 390, y: 530, scale: 1.16 }),
  ),
];
