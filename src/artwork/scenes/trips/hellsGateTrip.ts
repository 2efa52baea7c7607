import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { riderWaiting } from '../../figures/placing/riderWaiting.ts';
import { zebraNear } from '../../figures/placing/zebraNear.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#d9a648',
  lit: '#fbb257',
  face: '#e27a36',
  shade: '#a8443a',
  cleft: '#74283c',
  talus: '#b8522e',
};

/** The bicycle trip to Hell's Gate: its cover, a zebra crossing. */
export const hellsGateTrip: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [710, 450, 230, 170], camera: 'back' }),
    wash(['#0f7890', '#54b4b4', '#f6e6b4'], { height: 470 }),
    gateWall({
      crest: '-30,70 300,150 620,246 1230,372',
      foot: '-30,560 300,540 620,520 1230,494',
      tones: WALL,
      side: 'right',
      broad: 0.26,
      talus: 0.12,
    }),
    wash(['#f9c566', '#f2a447', '#d06a30'], { y: 500, height: 400 }),
    cut('#fbdc9c', '1010,500,1 1030,500,1 1180,580 1300,920,1 330,920,1 900,620'),
    cut(
      { fill: '#8a3040', opacity: 0.75 },
      '-40,700 200,688 520,694 900,688 1200,692 900,708 480,722 -40,730,1',
    ),
    zebraNear({ x: -40, y: 684, scale: 0.58 }),
    zebraNear({ x: 936, y: 690, scale: 0.6 }),
    zebraNear({ x: 300, y: 704, scale: 0.68 }),
    cut({ fill: '#8a3040', opacity: 0.75 }, '600,740 500,730 300,734 200,744 300,752 500,750'),
    zebraNear({ x: 490, y: 748, scale: 0.34, squash: 1.16 }),
    cut(
      { fill: '#7a2c44', opacity: 0.85 },
      '900,874 720,850 300,854 -40,866,1 -40,900,1 300,890 700,898 900,888',
    ),
    moved({ x: 820, y: 876, scale: 0.98 }, ...riderWaiting),
  ),
];
