import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { flyingFoxAiring, flyingFoxWrapped } from '../../figures/animals/flyingFoxHanging.ts';
import { cloveBough } from '../../figures/plants/cloveBough.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHOAL, HILL, TREES, DARK] = [
  '#f9eec4',
  '#27a5b3',
  '#8adcc9',
  '#5fae7c',
  '#2f8560',
  '#12483b',
];

/** A coconut palm, its foot at the origin; the stem leads to (x, y). */
const palm = (at: number, foot: number, x: number, y: number, scale = 1): Layer =>
  moved(
    { x: at, y: foot, scale },
    cut(
      DARK,
      limb(`0,4,8 ${x * 0.3},${y * 0.5},6 ${x},${y},5`),
      ...[
        '-30,-34,14 -74,-24,13 -104,20,1',
        '-40,-8,13 -72,24,11 -80,64,1',
        '-16,-44,13 -50,-66,12 -96,-56,1',
        '10,-46,13 36,-74,12 76,-72,1',
        '36,-30,14 80,-16,12 102,32,1',
        '22,-4,13 50,30,11 48,72,1',
        '-10,6,10 -20,36,9 -12,66,1',
      ].map((frond) =>
        limb(
          `${x},${y},4 ${frond
            .split(' ')
            .map((point) => point.split(',').map(Number))
            .map(([px = 0, py = 0, half = 0]) => `${x + px},${y + py},${half}`)
            .join(' ')}`,
        ),
      ),
      disc(x - 8, y + 8, 8),
      disc(x + 9, y + 9, 8),
    ),
  );

/** A dhow under way to the left, her waterline at y = 0. */
const dhow: readonly Layer[] = [
  cut('#fffaec', '-104,-34,1 30,-230 76,-262,1 96,-150 70,-40,1'),
  cut('#f0c98f', '40,-216,1 76,-262,1 96,-150 70,-40,1 10,-38,1 60,-130 40,-216,1'),
  inked('#3a1d22', 6, '-116,-26,1 82,-270,1', '0,0,1 6,-180,1'),
  cut('#3a1d22', '-150,-52,1 -120,-24 -40,-14 60,-16 128,-40,1 122,0,1 96,24,1 -84,24,1 -124,-4 -150,-52,1'),
  cut('#d8493a', '-146,-44,1 -120,-16 -40,-4 60,-6 126,-28,1 124,-14,1 60,8 -40,10 -112,0 -146,-44,1'),
  cut('#3a1d22', disc(96, -62, 11), '82,-30,1 84,-46 96,-52 108,-46 110,-34,1'),
  cut('#e8b23d', '84,-66,1 96,-80 108,-66,1'),
];

/** Pemba as its own flying foxes see it by day: they stand, and the island hangs from the sea. */
export const pembaBats: readonly Picture[] = [
  picture(
    'articles/pemba',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [180, 440, 140, 300], camera: 'close' }),
    moved(
      { x: 0, y: 900, squash: -1 },
      cut(SKY, box(-20, -20, 1240, 940)),
      floor(HILL, '0,640 180,600 360,640 540,588 720,620 920,574 1060,600 1200,570'),
      floor(TREES, '0,676 200,664 330,672 480,640 640,668 800,650 1000,630 1200,650'),
      floor(SEA, '0,690 1200,690'),
      cut(SHOAL, '-40,730,1 200,724 330,742 470,780 420,826 200,850 -40,860,1'),
      cut('#fff8e0', '-40,758,1 160,750 300,768 380,796 260,824 -40,836,1'),
      palm(60, 806, -26, -150, 0.95),
      palm(150, 786, 34, -176),
      palm(330, 800, 30, -120, 0.84),
      moved({ x: 950, y: 806 }, ...dhow),
      cut(SHOAL, '780,830,1 1120,826,1 1060,842 1000,836 940,846 860,840,1'),
      flyingFoxWrapped({ x: 250, y: 92, scale: 0.94 }),
      flyingFoxAiring({ x: 610, y: 104, scale: 1.1 }),
      ...cloveBough,
    ),
  ),
];
