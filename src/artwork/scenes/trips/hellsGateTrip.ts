import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { riderFromAbove, zebraFromAbove } from '../../figures/placing/longShadows.ts';
import { light } from '../../light/light.ts';

/** A tuft of grass with its shadow. */
const tufts = '90,590 620,250 840,560 1130,860 60,880 960,820';
const blades = tufts.split(' ').flatMap((point) => {
  const [x = 0, y = 0] = point.split(',').map(Number);
  return [
    limb(`${x},${y},4 ${x - 4},${y - 44},0`),
    limb(`${x + 10},${y},4 ${x + 24},${y - 36},0`),
    limb(`${x - 8},${y},4 ${x - 28},${y - 30},0`),
  ];
});

/** The bicycle trip to Hell's Gate: its cover, straight from above at daybreak. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'behind'),
    plan({ subject: [910, 200, 240, 120], camera: 'above' }),
    wash(['#e2873a', '#f0a850', '#f7bd66']),
    cut('#e89a48', '-20,250 200,200 500,260 820,90 1220,140,1 1220,330 900,300 620,420 300,400 -20,430,1'),
    cut('#c4552c', '-20,700,1 300,690 700,640 1220,560,1 1220,760,1 720,850 320,900 -20,912,1'),
    cut(
      '#e27a42',
      '-20,716,1 300,706 700,656 1220,576,1 1220,600,1 700,684 300,736 -20,744,1',
      '-20,870,1 320,860 720,812 1220,722,1 1220,742,1 720,832 320,880 -20,890,1',
    ),
    cut({ fill: '#8a3a3a', opacity: 0.8 }, ...blades),
    moved({ x: 196, y: 396, scale: 0.96 }, ...zebraFromAbove),
    moved({ x: 1030, y: 430, scale: 1.06, flip: true }, ...zebraFromAbove),
    moved({ x: 560, y: 770, turn: -4, scale: 1.24 }, riderFromAbove(0, 0, '#fff2da', '#ffc62e')),
  ),
];
