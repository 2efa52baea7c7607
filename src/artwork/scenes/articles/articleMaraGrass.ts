import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionessSeatedBehind } from '../../figures/animals/lionessSeatedBehind.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

/** Blades of grass from the foot of the picture upwards, every `step` pixels, as limbs. */
const blades = (from: number, to: number, step: number, tall: number, wide: number): string[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => {
    const x = from + at * step + ((at * 41) % 23) - 11;
    const long = tall * (0.62 + ((at * 59) % 43) / 110);
    const lean = ((at * 67) % 130) - 46;
    return limb(`${x},940,${wide} ${x + lean * 0.2},${940 - long * 0.5},${wide} ${x + lean},${940 - long},0`);
  });

/** The Maasai Mara for the article about Kenya: a lioness looks out over the herds. */
export const articleMaraGrass: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'back' }),
    wash(['#14283f', '#23435f', '#4d7080', '#d8bc88'], { height: 500 }),
    // Rain under the cloud, far to the left.
    cut({ fill: '#101f38', opacity: 0.45 }, '120,-10,1 520,-10,1 380,500,1 60,500,1'),
    cut({ fill: '#101f38', opacity: 0.35 }, '240,-10,1 440,-10,1 320,500,1 170,500,1'),
    floor('#44506a', '-40,470 160,452 320,462 460,486 700,492 1240,486'),
    floor('#ffcb62', '-40,496 400,490 1240,498'),
    herd([wildebeest()], {
      x: 560,
      y: 532,
      width: 1300,
      height: 22,
      count: 24,
      metre: [20, 30],
      flat: '#3c2434',
      shadow: false,
    }),
    floor('#e0a044', '-40,560 300,548 700,566 1240,556'),
    floor('#b87038', '-40,640 300,610 700,640 1240,610'),
    cut('#d08c40', ...blades(-20, 1230, 44, 300, 8)),
    moved({ x: 800, y: 890, scale: 1 }, ...lionessSeatedBehind),
    cut('#8c4c28', ...blades(-30, 1230, 34, 200, 12)),
    cut('#d88c34', ...blades(-10, 1230, 31, 176, 11)),
    cut('#ffc860', ...blades(-24, 1230, 47, 190, 9)),
    cut('#5c2c26', ...blades(-40, 1230, 46, 120, 12)),
  ),
];
