import { cut, inked, within } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { twin } from '../../drawing/mirrored.ts';
import { guideSteering, rafterDigging, type RaftingOutfit } from './rafterBehind.ts';

const WHITE = ['#fff6e4', '#c9bcb4'] as const;
const GOLD = ['#ffbe2c', '#c2761c'] as const;
const CREW: Record<'bowLeft' | 'bowRight' | 'left' | 'right' | 'guide', RaftingOutfit> = {
  bowLeft: {
    skin: ['#7a4a31', '#4e2d22'],
    vest: GOLD,
    sleeve: ['#7c2c4c', '#511a34'],
    helmet: ['#e8482c', '#9c2420'],
  },
  bowRight: {
    skin: ['#5a3424', '#38201a'],
    vest: GOLD,
    sleeve: ['#23696a', '#134448'],
    helmet: ['#2c86c0', '#174f80'],
  },
  left: { skin: ['#5f3626', '#3a211a'], vest: GOLD, sleeve: ['#2a5a8c', '#17385e'], helmet: WHITE },
  right: { skin: ['#8a5838', '#5a3626'], vest: GOLD, sleeve: ['#7c2c4c', '#511a34'], helmet: WHITE },
  guide: {
    skin: ['#5a3424', '#38201a'],
    vest: ['#214a78', '#122c50'],
    sleeve: ['#f4ead6', '#bfb0ac'],
    helmet: ['#ffbe2c', '#c2761c'],
  },
};

/** The raft's outer edge and its well, the right half from bow to stern. */
const EDGE = '0,-376 76,-366 156,-306 222,-190 262,-60 296,90 314,200 304,276 230,318 0,326';
const WELL = '0,-296 56,-286 112,-226 158,-116 188,20 208,150 204,226 0,250';

/** A red raft from behind as it climbs a wave, four who dig in and the guide astern; its middle on the origin, 700 pixels long. */
export const raftBehind: readonly Layer[] = [
  within(
    '#c8341f',
    twin(EDGE),
    cut(
      '#8a2420',
      '130,-340,1 200,-190 240,-60 276,90 294,200 270,300,1 350,320,1 350,-340,1',
      '-330,270,1 -200,296 0,304 200,296 330,270,1 330,360,1 -330,360,1',
    ),
    inked('#f4744a', 24, '-268,180 -250,40 -212,-100 -160,-220 -84,-318 10,-340 80,-318'),
  ),
  cut('#7c1d1c', twin(WELL)),
  cut(
    '#2a1626',
    '0,-276,1 70,-264 118,-190 160,-70 186,60 200,240,1 -176,240,1 -180,60 -152,-90 -110,-190 -60,-264',
  ),
  // Two benches across.
  inked('#8a2420', 58, '-150,-96 150,-96'),
  inked('#c8341f', 44, '-150,-104 150,-104'),
  inked('#8a2420', 72, '-190,74 190,74'),
  inked('#d2412c', 56, '-190,64 190,64'),
  rafterDigging({ x: -166, y: -136, scale: 0.7, turn: -14 }, CREW.bowLeft),
  rafterDigging({ x: 152, y: -160, scale: 0.7, turn: -12, flip: true }, CREW.bowRight, 'high'),
  rafterDigging({ x: -226, y: 44, scale: 0.98, turn: -16 }, CREW.left, 'high'),
  rafterDigging({ x: 232, y: 64, scale: 0.98, turn: 15, flip: true }, CREW.right),
  // The stern, and the guide on it.
  cut(
    '#e0502f',
    '-224,180,1 -120,204 0,210 120,204 224,180,1 258,210 250,250 130,276 0,282 -130,276 -250,250 -258,210',
  ),
  cut('#f4744a', '-224,180,1 -120,204 0,210 120,204 180,194,1 120,222 0,228 -120,222 -236,204'),
  inked('#fff3dc', 6, '-300,232 -230,282 -150,276 0,312 150,276 230,282 300,232'),
  guideSteering({ x: 14, y: 214, scale: 1.16, turn: 5 }, CREW.guide),
];
