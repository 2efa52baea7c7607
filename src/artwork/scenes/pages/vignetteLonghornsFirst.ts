import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { facing, longhorn } from '../../figures/animals/longhornsCrossing.ts';
import { herderGreeting } from '../../figures/people/herderGreeting.ts';
import { cabin } from '../../figures/placing/cabinAtCrossing.ts';
import { light } from '../../light/light.ts';

const RED = ['#541a2c', '#93321f', '#ff9a48'] as const;
const DUN = ['#8c4a3c', '#c47844', '#ffd080'] as const;

/** A candelabra euphorbia: a stem, and arms that all turn up to one crown. */
const candelabra = (x: number, y: number, size: number): string =>
  limb(
    placed({ x, y, scale: size })(
      '0,8,7 0,-60,6 0,-130,4;0,-44,5 -34,-64,5 -36,-128,4;0,-44,5 34,-60,5 38,-124,4;0,-60,5 -18,-80,5 -19,-136,4;0,-60,5 18,-76,5 20,-134,4;-20,-56,4 -52,-70,4 -52,-112,3;20,-54,4 54,-66,4 55,-108,3',
    ),
  );

/** A car with its driver: he has stopped for longhorns, and greets the man who drives them. */
export const vignetteLonghornsFirst: readonly Picture[] = [
  picture(
    'vignettes/service-car-rental',
    light('golden', 'uganda', 'left'),
    plan({ camera: 'frame' }),
    strata(['#ffc061', '#ffd98c', '#fff0c4'], { height: 420, bands: 5 }),
    floor('#f0b07c', '-40,400 160,360 330,384 520,340 700,380 900,350 1240,390'),
    floor('#d98c64', '-40,430 260,410 520,424 800,400 1240,430'),
    floor('#f2c070', '-40,452 400,444 800,450 1240,446'),
    // Candelabra trees.
    cut(
      '#a86460',
      ...[
        [1088, 446, 1],
        [776, 440, 0.62],
      ].map(([x, y, size]) => candelabra(x!, y!, size!)),
    ),
    cut('#e8683a', '470,446,1 496,446,1 960,700,1 -60,700,1'),
    cut('#ffb070', '470,446,1 478,446,1 120,700,1 -60,700,1'),
    moved({ x: 226, y: 560, scale: 0.56 }, ...longhorn(DUN)),
    moved({ x: 352, y: 352, scale: 0.56 }, ...facing(DUN)),
    moved({ x: 412, y: 636, scale: 0.83 }, ...longhorn(RED)),
    moved({ x: 594, y: 372, scale: 0.82 }, ...facing(RED)),
    cut(
      { fill: '#ffe6ac', opacity: 0.55 },
      disc(330, 592, 210, 26),
      disc(560, 600, 190, 34),
      disc(120, 606, 130, 22),
    ),
    moved({ x: 170, y: 626, scale: 1.5 }, ...herderGreeting),
    ...cabin,
  ),
];
