import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

interface Crater {
  x: number;
  y: number;
  r: number;
  /** The lake in the middle, where the wall shades it, and in the light. */
  lake: readonly [deep: string, middle: string, bright: string];
}

/** A ring of tree crowns around (x, y), on the arc between two angles. */
const crowns = (x: number, y: number, r: number, size: number, from = 0, to = 6.28): string[] => {
  const count = Math.round((r * (to - from)) / (size * 1.1));
  return Array.from({ length: count }, (_, at) => {
    const angle = from + ((to - from) * (at + 0.5)) / count;
    const out = r + ((at * 7) % 5) * size * 0.08;
    return disc(x + out * Math.cos(angle), y + out * Math.sin(angle), size * (0.7 + ((at * 13) % 7) * 0.06));
  });
};

/** A volcanic bowl with its lake, straight from above, the sun low at the left. */
const crater = ({ x, y, r, lake: [deep, middle, bright] }: Crater): Layer[] => [
  cut({ fill: '#0f3a34', opacity: 0.55 }, disc(x + r * 0.16, y + r * 0.08, r * 1.06)),
  // The outer slope and the trees along the rim.
  cut('#3c8c44', disc(x, y, r * 1.02)),
  within('#a8cc54', disc(x, y, r), cut('#2c7444', disc(x + r * 0.42, y + r * 0.1, r * 1.02))),
  cut('#14503c', ...crowns(x, y, r * 0.84, r * 0.1)),
  cut('#7cb04c', ...crowns(x - r * 0.02, y - r * 0.02, r * 0.84, r * 0.06, 1.8, 4.6)),
  // Inside, the wall towards the sun lies in shade, the far one is lit.
  within(
    '#0f4438',
    disc(x, y, r * 0.8),
    cut('#8cbc4c', disc(x + r * 0.44, y + r * 0.06, r * 0.78)),
    cut('#c4d868', disc(x + r * 0.8, y + r * 0.1, r * 0.78)),
    cut('#2c7c48', disc(x + r * 0.2, y + r * 0.03, r * 0.7)),
    cut('#1c5c40', ...crowns(x, y, r * 0.58, r * 0.07, -1.2, 1.4)),
  ),
  within(
    deep,
    disc(x, y, r * 0.54),
    cut(middle, disc(x + r * 0.2, y + r * 0.03, r * 0.53)),
    cut(bright, disc(x + r * 0.5, y + r * 0.06, r * 0.42)),
  ),
];

/** The crater lakes of Fort Portal for the article about the west of Uganda, from above. */
export const articleCraterEyes: readonly Picture[] = [
  picture(
    'articles/crater-lakes',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'above' }),
    wash(['#6ca848', '#5c9c48']),
    // Gardens between the craters, and the path.
    cut(
      '#8cbc50',
      '-40,-40,1 260,-40,1 180,120 -40,200,1;420,-40,1 700,-40,1 660,80 480,90;940,-40,1 1240,-40,1 1240,80,1 1080,40;-40,560,1 120,620 160,760 40,940 -40,940,1;560,940,1 700,860 860,880 900,940,1',
    ),
    cut(
      '#4c8c40',
      '-40,200,1 180,120 260,240 100,420 -40,440,1;660,80,1 800,40 960,140 860,220;300,860,1 420,820 520,880 500,940,1 300,940,1',
    ),
    inked(
      '#6ca848',
      4,
      '-20,20 200,-10',
      '-20,80 200,40',
      '-20,140 160,100',
      '460,0 660,0',
      '470,40 660,40',
      '-20,640 110,680',
      '-20,720 130,750',
      '-20,800 110,820',
    ),
    inked('#e8a468', 13, '-20,500 120,520 260,640 330,800 300,930'),
    inked('#ffd09c', 5, '-20,496 120,514 266,640 336,800 306,930'),
    ...crater({ x: 190, y: 250, r: 190, lake: ['#0f4c48', '#3f9c6c', '#5cb47c'] }),
    ...crater({ x: 1030, y: 210, r: 210, lake: ['#123c6c', '#2474a4', '#3c90b8'] }),
    ...crater({ x: 650, y: 540, r: 390, lake: ['#0c4858', '#188890', '#34a8a4'] }),
    // A bowl still full of mist.
    ...crater({ x: 1130, y: 800, r: 200, lake: ['#dcecd8', '#eef6e0', '#fffdee'] }),
    cut(
      '#f4f8e4',
      disc(1130, 800, 128, 120),
      disc(1060, 760, 60, 40),
      disc(1200, 850, 70, 40),
      disc(1060, 860, 50, 36),
      disc(1190, 740, 56, 34),
    ),
    cut(
      '#d4e4d0',
      limb('1050,800,3 1110,780,14 1180,800,12 1230,780,2'),
      limb('1070,850,2 1120,840,9 1190,860,2'),
    ),
    inked(
      '#7cd4c8',
      5,
      '560,640 620,632',
      '760,640 820,628',
      '600,430 680,424',
      '780,470 830,466',
      '640,700 720,694',
    ),
    // Two on the rim, their shadows long.
    cut(
      { fill: '#0c3430', opacity: 0.7 },
      limb('392,366,9 440,384,9 480,398,6'),
      limb('364,400,9 412,420,9 450,436,6'),
    ),
    cut('#e8482c', disc(388, 362, 15, 12)),
    cut('#ffd070', disc(390, 359, 9), disc(362, 396, 15, 12)),
    cut('#8c3c20', disc(364, 393, 8)),
  ),
];
