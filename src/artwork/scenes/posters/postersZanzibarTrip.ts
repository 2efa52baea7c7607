import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { batherFeet, batherHead, batherKnees } from '../../figures/people/batherAsIslands.ts';
import { light } from '../../light/light.ts';

const [SKY, DEEP, SEA, SHOAL, FOAM, SPAR, SAIL] = [
  '#ffc65c',
  '#0b7f93',
  '#17b3ae',
  '#7fe0d0',
  '#fff6e2',
  '#1c1430',
  '#fffaf0',
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
  cut(SAIL, '-100,-30,1 -40,-130 80,-260,1 96,-150 90,-40,1 0,-28'),
  inked(SPAR, 6, '-112,-16 -20,-150 86,-270'),
  cut(SPAR, '-124,-30,1 -60,-12 40,-10 112,-40,1 104,0 84,10,1 -84,10,1 -106,-6'),
];

/** The shallows and the beach about what stands out of the water from `left` to `right`. */
const island = (left: number, right: number, ...layers: readonly Layer[]): Layer[] => [
  cut(SHOAL, `${left - 110},14 ${left - 10},-26 ${right + 10},-26 ${right + 110},14 ${right},64 ${left},64`),
  cut(FOAM, `${left - 44},8 ${left},-12 ${right},-12 ${right + 44},8 ${right},34 ${left},34`),
  ...layers,
  cut(FOAM, `${left - 12},3,1 ${right + 12},3,1 ${right},30 ${left},30`),
];

/** All of her that the lagoon does not cover: toes, knees and hat, each with its beach. */
const islands = ({ subject, horizon, feet, knees, head, dhow: boat }: View): Layer[] => [
  plan({ subject, camera: 'profile' }),
  wash(SKY),
  floor(DEEP, `-40,${horizon},1 2440,${horizon},1`),
  floor(SEA, `-40,${horizon + 60},1 2440,${horizon + 60},1`),
  moved(knees, ...island(-334, 240, ...batherKnees)),
  moved(feet, ...island(-200, 210, ...batherFeet)),
  moved(boat, ...dhow),
  moved(head, ...island(-412, 268, ...batherHead)),
];

/** The beach holiday: she who lies in the lagoon is an archipelago. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('morning', 'zanzibar', 'behind-left'),
  wide: islands({
    subject: [1270, 560, 300, 230],
    horizon: 656,
    feet: { x: 620, y: 842, scale: 0.88 },
    knees: { x: 1420, y: 806, scale: 1.02 },
    head: { x: 2076, y: 836, scale: 1.06 },
    dhow: { x: 1076, y: 842, scale: 0.86 },
  }),
  tall: islands({
    subject: [390, 730, 220, 190],
    horizon: 760,
    feet: { x: 158, y: 866, scale: 0.55 },
    knees: { x: 540, y: 952, scale: 0.86 },
    head: { x: 794, y: 1262, scale: 0.98 },
    dhow: { x: 196, y: 1140, scale: 0.8 },
  }),
});
