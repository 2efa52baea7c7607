import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { batherFeet, batherHead, batherKnees } from '../../figures/people/batherAsIslands.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SKY, DEEP, SEA, MIRROR, SHOAL, FOAM, SPAR, SAIL, SAIL_SHADE, LEAF, TRUNK, THATCH] = [
  '#ffc65c',
  '#0b7f93',
  '#17b3ae',
  '#10989c',
  '#7fe0d0',
  '#fff6e2',
  '#1c1430',
  '#fffaf0',
  '#f3d9a8',
  '#0d5c4c',
  '#4a2a1c',
  '#c98a3c',
];

/** The sea's edge, and where each part of her and the dhow stand on the water. */
interface View {
  subject: Box;
  horizon: number;
  feet: Placing;
  knees: Placing;
  head: Placing;
  dhow: Placing;
}

/** A dhow that sails to the left; the middle of its waterline is the origin. */
const dhow: readonly Layer[] = [
  cut(MIRROR, '-96,14,1 96,14,1 60,34 70,60 20,90 30,130,1 -20,90 -30,60 -60,36'),
  cut(SAIL, '-100,-30,1 -40,-130 80,-260,1 96,-150 90,-40,1 0,-28'),
  cut(SAIL_SHADE, '80,-260,1 96,-150 90,-40,1 40,-34,1 66,-110 70,-190'),
  inked(SPAR, 6, '-112,-16 -20,-150 86,-270'),
  cut(SPAR, '-124,-30,1 -60,-12 40,-10 112,-40,1 104,0 84,10,1 -84,10,1 -106,-6'),
  cut(FOAM, limb('-150,10,0 -110,12,4 -60,12,0'), limb('70,12,0 130,14,4 190,12,0')),
];

/** A coconut palm on a beach, some 90 high, bent by the wind from the left. */
const palm: readonly Layer[] = [
  cut(TRUNK, limb('0,2,5 6,-36,4 22,-84,3')),
  cut(
    LEAF,
    ...points('-34,18 -40,-8 -20,-26 12,-34 38,-16 42,10 20,24').map(([dx, dy]) =>
      limb(`22,-84,2 ${22 + dx * 0.5},${-84 + dy * 0.5 - 10},7 ${22 + dx},${-84 + dy},0`),
    ),
  ),
];

/** A hut under its palm-leaf roof. */
const hut: Layer[] = [
  cut(SPAR, '-24,-22,1 24,-22,1 24,2,1 -24,2,1'),
  cut(FOAM, '-18,-22,1 -4,-22,1 -4,2,1 -18,2,1'),
  cut(THATCH, '-38,-18,1 -10,-56,1 14,-56,1 40,-18,1'),
];

/** What the water gives back of what stands from `left` to `right`: bands that part below the beach. */
const mirror = (left: number, right: number): Layer => {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  return cut(
    MIRROR,
    ...points('4,64,94 -10,90,70 12,112,50 -4,134,28').map(([aside, y, wide], at) =>
      limb(
        `${middle + (aside * half) / 100 - (half * wide) / 100},${y},0 ${middle + (aside * half) / 100},${y},${9 - at * 1.4} ${middle + (aside * half) / 100 + (half * wide) / 100},${y},0`,
      ),
    ),
  );
};

/** The shallows and the beach about what stands out of the water from `left` to `right`. */
const island = (left: number, right: number, ...layers: readonly Layer[]): Layer[] => [
  mirror(left - 40, right + 40),
  cut(SHOAL, `${left - 90},14 ${left - 10},-26 ${right + 10},-26 ${right + 90},14 ${right},58 ${left},58`),
  cut(FOAM, `${left - 54},8 ${left},-14 ${right},-14 ${right + 54},8 ${right},34 ${left},34`),
  ...layers,
  cut(FOAM, `${left - 12},3,1 ${right + 12},3,1 ${right},30 ${left},30`),
];

/** All of her that the lagoon does not cover: toes, knees and hat, each an island with its beach. */
const islands = ({ subject, horizon, feet, knees, head, dhow: boat }: View): Layer[] => [
  plan({ subject, camera: 'profile' }),
  wash(SKY),
  floor(DEEP, `-40,${horizon},1 2440,${horizon},1`),
  floor(SEA, `-40,${horizon + 60},1 2440,${horizon + 60},1`),
  moved(
    knees,
    ...island(
      -340,
      240,
      moved({ x: 262, y: 4, scale: 0.9 }, ...palm),
      ...batherKnees,
      moved({ x: -318, y: 6 }, ...palm),
      moved({ x: -262, y: 10, scale: 0.72, flip: true }, ...palm),
      moved({ x: 206, y: 3, scale: 0.9 }, ...hut),
    ),
  ),
  moved(feet, ...island(-200, 210, ...batherFeet, moved({ x: 230, y: 6, scale: 0.8 }, ...palm))),
  moved(boat, ...dhow),
  moved(head, ...island(-286, 224, moved({ x: 216, y: 0, scale: 0.9 }, ...palm), ...batherHead)),
];

/** The beach holiday: she who lies in the lagoon is an archipelago. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('morning', 'zanzibar', 'behind-left'),
  wide: islands({
    subject: [1290, 540, 260, 230],
    horizon: 656,
    feet: { x: 560, y: 856, scale: 0.84 },
    knees: { x: 1394, y: 812, scale: 1.02 },
    head: { x: 2034, y: 862, scale: 1.16 },
    dhow: { x: 980, y: 880, scale: 0.7 },
  }),
  tall: islands({
    subject: [390, 730, 220, 190],
    horizon: 760,
    feet: { x: 146, y: 862, scale: 0.47 },
    knees: { x: 606, y: 954, scale: 0.86 },
    head: { x: 744, y: 1266, scale: 1.06 },
    dhow: { x: 200, y: 1180, scale: 0.74 },
  }),
});
