import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { giraffeCrossing, giraffeCrossingOutline } from '../../figures/animals/giraffeCrossing.ts';
import { zebraGrazing, zebraGrazingOutline } from '../../figures/animals/zebraGrazing.ts';
import { riderAway, type Away } from '../../figures/people/riderAway.ts';
import { towerClimber } from '../../figures/people/towerClimber.ts';
import { hellsGateMorning, SHADE } from '../../land/hellsGateMorning.ts';
import { light } from '../../light/light.ts';

/** How the low sun lays shades over the plain. */
const LAID = { lean: -1.6, squash: -0.2 };

/** A giraffe and its shade. */
const giraffe = (at: Placing): Layer[] => [
  moved({ ...at, ...LAID }, cut(SHADE, giraffeCrossingOutline)),
  moved(at, ...giraffeCrossing),
];

/** A zebra and its shade. */
const zebraAt = (at: Placing): Layer[] => [
  moved({ ...at, ...LAID }, cut(SHADE, zebraGrazingOutline)),
  moved(at, ...zebraGrazing(['#fff3da', '#c99a8a', '#3a1230'])),
];

interface View {
  subject: Box;
  world: Placing;
  /** Who rides ahead, and who follows; zebra beside the road. */
  guide: Placing;
  guest: Placing;
  zebra: readonly Placing[];
}

/** A rider and the shade that the morning throws beside them. */
const riding = (at: Placing, wear: Away): Layer =>
  moved(
    at,
    cut(
      SHADE,
      limb('0,0,5 -160,8,7 -250,10,16 -420,16,30 -540,22,26 -600,26,14 -640,29,20 -680,32,20 -704,33,0'),
    ),
    ...riderAway(wear),
  );

/** Past Fischer's Tower in the morning: the steam of Olkaria beyond, giraffes before the wall in shade. */
const ahead = ({ subject, world: at, guide, guest, zebra }: View): Layer[] => [
  plan({ subject, camera: 'back' }),
  moved(
    at,
    ...hellsGateMorning,
    ...giraffe({ x: 2230, y: 794, scale: 0.41 }),
    ...giraffe({ x: 2010, y: 814, scale: 0.54, flip: true }),
    moved({ x: 1706, y: 400 }, ...towerClimber),
    ...zebra.flatMap(zebraAt),
    riding(guide, {
      skin: ['#4a2620', '#8a4a30'],
      shirt: ['#e8b23c', '#ffe08a'],
      helmet: ['#e0b9a8', '#fff3dc'],
    }),
    riding(guest, {
      skin: ['#7a4630', '#c98352'],
      shirt: ['#c2352c', '#f06a3c'],
      helmet: ['#d0b0a8', '#fff3dc'],
      pack: ['#127a80', '#2fb3a6'],
      aside: true,
    }),
  ),
];

/** The great view of Hell's Gate, where one rides among zebra below the cliffs. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'right'),
  wide: ahead({
    subject: [1560, 220, 280, 560],
    world: { x: 0, y: 0 },
    guide: { x: 1352, y: 800, scale: 0.32 },
    guest: { x: 1096, y: 916, scale: 0.66 },
    zebra: [
      { x: 690, y: 832, scale: 0.8 },
      { x: 430, y: 886, scale: 1.08 },
    ],
  }),
  tall: ahead({
    subject: [490, 590, 230, 380],
    world: { x: -858, y: 478, scale: 0.9 },
    guide: { x: 1352, y: 800, scale: 0.32 },
    guest: { x: 1190, y: 912, scale: 0.66 },
    zebra: [{ x: 1660, y: 912, scale: 1.1 }],
  }),
});
