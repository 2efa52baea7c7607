import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lionessFace } from '../../figures/animals/lionessFace.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

/** Blades of grass from the foot of the picture upwards, every `step` pixels, as limbs. */
const blades = (from: number, to: number, step: number, tall: number, wide: number): string[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => {
    const x = from + at * step + ((at * 41) % 23) - 11;
    const long = tall * (0.62 + ((at * 59) % 43) / 110);
    const lean = ((at * 67) % 130) - 56;
    return limb(`${x},940,${wide} ${x + lean * 0.2},${940 - long * 0.5},${wide} ${x + lean},${940 - long},0`);
  });

/** The Maasai Mara for the article about Kenya: a lioness in the grass. */
export const articleMaraGrass: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'front' }),
    wash(['#14283f', '#2a4c68', '#5c7c88', '#c8b48c'], { height: 480 }),
    // Rain under the cloud, far to the right.
    cut({ fill: '#101f38', opacity: 0.5 }, '760,-10,1 1220,-10,1 1220,470,1 900,470,1'),
    cut({ fill: '#101f38', opacity: 0.4 }, '940,-10,1 1220,-10,1 1220,470,1 1060,470,1'),
    floor('#4c5468', '-40,440 160,420 320,430 460,462 700,470 1240,462'),
    floor('#f0b450', '-40,474 400,466 1240,476'),
    herd([wildebeest()], {
      x: 600,
      y: 500,
      width: 1240,
      height: 10,
      count: 26,
      metre: [16, 20],
      flat: '#3c2434',
      shadow: false,
    }),
    floor('#d8943c', '-40,560 400,540 1240,566'),
    cut('#a8602c', ...blades(-20, 1230, 30, 420, 9)),
    moved({ x: 560, y: 500, scale: 1.12 }, ...lionessFace),
    cut('#8c4c28', ...blades(-30, 1230, 34, 350, 11)),
    cut('#d88c34', ...blades(-10, 1230, 27, 330, 11)),
    cut('#ffc860', ...blades(-24, 1230, 41, 300, 9)),
    cut('#ffe8a8', ...blades(6, 1230, 97, 310, 6)),
    cut('#6c3424', ...blades(-40, 1230, 62, 150, 16)),
  ),
];
