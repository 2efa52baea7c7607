import { cut, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { zebraDrinking } from '../../figures/animals/zebraDrinking.ts';
import { light } from '../../light/light.ts';

const [GROUND, DARK, WHITE, WATER] = ['#ee6440', '#14213a', '#fff8ea', '#8fd8d2'];

/** Where the rings begin and end at the right, from outside: the first of them go on from the shoulder's stripes. */
const RINGS = [
  [1290, 1216],
  [1180, 1114],
  [1074, 1010],
  [972, 902],
  [852, 790],
  [738, 682],
  [632, 588],
  [532, 498],
  [444, 420],
] as const;
const MUZZLE = 356;

/** A zebra drinks from one of Akagera's lakes: the stripes of its shoulder run on as rings in the water. */
export const akageraZebra: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [470, 250, 170, 180], camera: 'close' }),
    wash(GROUND),
    ...zebraDrinking(DARK, WHITE),
    within(
      WATER,
      box(0, 600, 1200, 300),
      ...RINGS.flatMap(([outer, inner]) => {
        const [r, thick] = [outer - MUZZLE, outer - inner];
        return [
          cut(DARK, disc(MUZZLE, 600, r, r * 0.36)),
          cut(WATER, disc(MUZZLE - thick * 0.35, 600, r - thick * 0.65, r * 0.36 - thick * 0.26)),
        ];
      }),
    ),
  ),
];
