import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { giraffeCrossing } from '../../figures/animals/giraffeCrossing.ts';
import { zebraGrazing } from '../../figures/animals/zebraGrazing.ts';
import { riderAway, type Away } from '../../figures/people/riderAway.ts';
import { towerClimber } from '../../figures/people/towerClimber.ts';
import { hellsGateMorning, SHADE } from '../../land/hellsGateMorning.ts';
import { light } from '../../light/light.ts';

/** Two giraffes in the sun before the wall in shade, and who climbs the tower. */
const onlookers: readonly Layer[] = [
  cut(
    SHADE,
    limb('2048,812,4 1900,818,6;2030,810,4 1880,814,6;1990,818,4 1850,830,6;1968,812,4 1850,824,7'),
    '1900,808,1 1870,798 1800,800 1730,806 1660,818 1560,824 1490,828 1460,822 1430,836 1400,848,1 1430,856 1480,848 1560,844 1660,846 1740,856 1820,852 1880,840 1900,826,1',
    limb('2230,792,4 2130,794,5;2200,792,3 2110,800,5'),
    '2140,790,1 2100,780 2040,784 1990,790 1900,796 1896,804 1990,808 2060,814 2120,806,1',
  ),
  moved({ x: 2010, y: 814, scale: 0.54, flip: true }, ...giraffeCrossing),
  moved({ x: 2230, y: 794, scale: 0.41 }, ...giraffeCrossing),
  moved({ x: 1706, y: 400 }, ...towerClimber),
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
    cut(SHADE, limb('0,0,5 -160,8,7 -250,10,16 -420,16,30 -540,22,26 -600,26,12 -660,30,16')),
    ...riderAway(wear),
  );

/** A zebra and its shade. */
const grazing: readonly Layer[] = [
  cut(
    SHADE,
    limb('60,0,4 -60,6,6;-84,0,4 -200,8,6;150,4,2 90,12,9 20,14,12'),
    '40,2,1 -20,-6 -120,-6 -220,0 -270,10 -220,22 -120,24 -40,22 10,20,1',
  ),
  ...zebraGrazing(['#fff3da', '#c99a8a', '#3a1230']),
];

/** Past Fischer's Tower in the morning: the steam of Olkaria beyond, giraffes before the wall in shade. */
const ahead = ({ subject, world: at, guide, guest, zebra }: View): Layer[] => [
  plan({ subject, camera: 'back' }),
  moved(
    at,
    ...hellsGateMorning,
    ...onlookers,
    ...zebra.map((one) => moved(one, ...grazing)),
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
    zebra: [],
  }),
});
