import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { elephantBulk } from '../../figures/animals/elephantBulk.ts';
import { light } from '../../light/light.ts';

const [LEVEL, MOON] = [590, '#fff1cc'];

/** An elephant up to its belly in water, and its image: where its trunk ends, its size, which way it faces. */
const drinks = (x: number, scale: number, flip: boolean): Layer[] => {
  const at = { x: flip ? x + 190 * scale : x - 190 * scale, y: LEVEL - 770 * scale, scale, flip };
  return [
    within(
      'none',
      box(0, LEVEL, 1200, 320),
      moved(
        { ...at, y: LEVEL + 770 * scale, squash: -1 },
        ...elephantBulk(['#3d2656', '#231744', '#6b3c5c']),
      ),
    ),
    within(
      'none',
      box(0, 0, 1200, LEVEL),
      moved(
        at,
        ...elephantBulk(['#b03c26', '#4e1a36', '#f0854c']),
        cut('#fff1cc', limb('322,636,17 306,694,16 268,736,11 222,748,2')),
      ),
    ),
  ];
};

/** Tsavo at night: two red elephants drink the moon out of a water hole. */
export const tsavoMoon: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'behind'),
    plan({ subject: [500, 600, 200, 200], camera: 'close' }),
    floor('#1b3a80', '-40,-20 1240,-20'),
    cut(
      MOON,
      ...spots(
        '610,90 720,170 830,60 540,210 960,130 1100,70 1160,230 330,60 180,110 60,50 660,300 1040,250',
        3,
      ),
    ),
    // The Yatta plateau.
    cut('#0d1e50', '-40,620,1 -40,420,1 1240,408,1 1240,620,1'),
    cut('#2f5aa6', box(-20, LEVEL, 1240, 330)),
    cut(MOON, disc(614, 700, 104)),
    ...drinks(546, 0.92, true),
    ...drinks(682, 0.62, false),
    // The rings round their trunks.
    inked(
      MOON,
      4,
      '380,602 420,608 470,604;500,606 540,612 590,606;636,604 680,610 730,604;750,600 790,605 830,600',
    ),
    inked('#2f5aa6', 6, '530,760 600,767 690,760;566,782 620,786 680,780'),
  ),
];
