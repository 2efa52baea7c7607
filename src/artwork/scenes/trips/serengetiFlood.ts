import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lionessOnWatch } from '../../figures/animals/lionessOnWatch.ts';
import { wildebeestInFlood } from '../../figures/animals/wildebeestInFlood.ts';
import { kopjeInFlood } from '../../land/kopjeInFlood.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, BEARD] = ['#fbedcb', '#b3c45a', '#fdf3dc'];
const BOWS = [-3, 9, 2, -12, 14, 5, -7, 17, 0, 11, -16, 6];

/** A file of the herd, left to right, each its own bow, step and height: the withers' line, the scale, the inks. */
const file = (y: number, scale: number, from: number, coat: string, ink: string): Layer[] => {
  const herd: Layer[] = [floor(coat, `-40,${y + 230 * scale},1 1240,${y + 230 * scale},1`)];
  for (let x = from, at = Math.round(y); x < 1300 + 200 * scale; at += 1) {
    const size = scale * (0.9 + ((at * 7) % 5) * 0.05);
    herd.push(
      moved(
        { x, y: y + ((at * 11) % 7) * 6 * scale, scale: size },
        ...wildebeestInFlood({ coat, ink }, BEARD, BOWS[at % BOWS.length]!, scale > 0.4),
      ),
    );
    x += scale * (330 + ((at * 5) % 4) * 44);
  }
  return herd;
};

/** The trip to the Serengeti: the herd is a flood, the kopje its island, and a lioness waits on it. */
export const serengetiFlood: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [0, 350, 1200, 550], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(PLAIN, '-40,316,1 300,310 800,312 1240,318,1'),
    ...file(344, 0.1, -30, '#8d9a6c', '#5e6c55'),
    ...file(370, 0.175, 10, '#7d8f86', '#4a5a5e'),
    ...file(414, 0.3, -20, '#667f8e', '#35445a'),
    ...kopjeInFlood,
    moved({ x: 866, y: 216, scale: 0.76 }, ...lionessOnWatch),
    ...file(486, 0.5, -60, '#526a8a', '#242e48'),
    ...file(584, 0.8, 20, '#405478', '#191f38'),
    ...file(716, 1.15, -40, '#2f3f63', '#10142a'),
  ),
];
