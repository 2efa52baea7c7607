import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { elephantGreeting } from '../../figures/animals/elephantGreeting.ts';
import { light } from '../../light/light.ts';

const [LEVEL, SKY, BANK, WATER, MOON] = [460, '#1c3c86', '#0d1e50', '#2c5cab', '#fff1cc'];

/** Two elephants as far as they stand out of the water; their trunks meet over its level at (600, 0). */
const pair = (...inks: Parameters<typeof elephantGreeting>): Layer =>
  within(
    'none',
    box(0, -460, 1200, 460),
    moved({ x: 1152, y: 0, scale: 0.92, flip: true }, ...elephantGreeting(...inks)),
    moved({ x: 48, y: 0, scale: 0.92 }, ...elephantGreeting(...inks)),
  );

/** Tsavo at night: two trunks and their image in the pool are the ring around the moon. */
export const tsavoMoon: readonly Picture[] = [
  picture(
    'places/tsavo-3',
    light('night', 'kenya', 'behind'),
    plan({ subject: [490, 350, 220, 220], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    // The Yatta Plateau, ruled along the far side of the water.
    cut(BANK, box(-20, LEVEL - 52, 1240, 54)),
    cut(WATER, box(-20, LEVEL, 1240, 460)),
    cut(MOON, disc(600, LEVEL, 118)),
    moved({ x: 0, y: LEVEL, squash: -1 }, pair('#3d2c6e', '#261a52', '#594384', '#9494c8')),
    moved({ x: 0, y: LEVEL }, pair('#b83e26', '#64202f', '#f0854c', MOON)),
    inked(
      WATER,
      6,
      '500,516 560,522 700,514;526,542 606,548 676,540;-20,520 60,526 150,520;190,560 260,566 330,560;1210,540 1120,546 1040,540;860,500 930,506 1010,500;900,660 960,666 1020,660;40,640 120,646 180,640',
    ),
  ),
];
