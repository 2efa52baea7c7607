import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';

const face = placed({ x: 26, y: -522, scale: 3.1, turn: -34 });

/** The body of somebody who stands astride and drinks, 300 pixels a metre, the ground at y = 0; far to near. */
const FAR_LEG = [
  flesh('6,-276 44,-150 34,-22', '0,30,34 0.5,27,28 0.95,19,21 1.15,22,18 1.4,26,13 1.75,12,11 2,11,11'),
  outline('20,-30,1 46,-32,1 52,-20 84,-10 94,0,1 18,0,1'),
];
const HEAD = [
  outline(
    face(
      '8,-12 11,-7 11,-4,1 17,3,1 13,5,1 15,7 12,9,1 15,11 13,14,1 11,17 4,15 -2,12,1 -8,12 -12,2 -12,-10 -4,-17 4,-16',
    ),
  ),
  limb('2,-440,26 10,-480,23 22,-512,22'),
];
const FAR_ARM = [limb('26,-424,19 84,-432,16 104,-440,14 100,-476,13 90,-524,10'), disc(88, -538, 15, 17)];
const BOTTLE = [outline('58,-530,1 66,-538,1 76,-536 104,-584,1 124,-572,1 100,-526 84,-520,1 64,-520,1')];
const TRUNK = [
  outline(
    '-34,-440 -18,-456 14,-466,1 36,-452 48,-424 46,-380 36,-330 38,-272,1 -38,-272,1 -38,-320 -46,-370 -48,-410',
  ),
];
const SHORTS = [outline('-40,-300 36,-300 44,-270 36,-200 32,-160,1 -22,-158,1 -40,-210 -46,-262')];
const NEAR_LEG = [
  flesh('-4,-200 6,-150 -2,-22', '0,30,28 0.5,25,24 1,18,20 1.15,22,18 1.4,27,13 1.75,12,12 2,12,11'),
  outline('-16,-30,1 12,-32,1 18,-20 50,-10 60,0,1 -20,0,1'),
];
const NEAR_ARM = [limb('-6,-424,22 16,-372,18 34,-342,16 76,-326,12 118,-318,10'), disc(124, -317, 14, 11)];
const HUBS = [-162, 162];
const FRAME = [
  '-162,-104 -8,-96 -66,-270 -74,-298',
  '-162,-104 -60,-246',
  '-8,-96 108,-258',
  '-60,-246 104,-274',
  '162,-104 104,-286 98,-312 128,-318',
].map((row) =>
  row
    .split(' ')
    .map((point) => `${point},1`)
    .join(' '),
);
const WHEELS = HUBS.map((x) => ring(x, -104, 104, 91));
const SADDLE = outline('-132,-312,1 -120,-318 -84,-308 -40,-312 -22,-304,1 -40,-294 -90,-290 -120,-298');
const SPOKES = HUBS.flatMap((x) =>
  Array.from({ length: 8 }, (_, at) => {
    const turn = (at / 8) * Math.PI + 0.2;
    const [dx, dy] = [Math.round(Math.cos(turn) * 92), Math.round(Math.sin(turn) * 92)];
    return `${x - dx},${-104 - dy} ${x + dx},${-104 + dy}`;
  }),
);

/** The tones of a rider against the light: skin, shirt, what is darkest, and the edge that the sun draws. */
type Tones = readonly [skin: string, shirt: string, dark: string, edge: string];

/** A rider astride a bicycle who faces right and drinks, against a low sun on the right; both wheels on (x, y). */
export const thirstyRider = (x: number, y: number, [skin, shirt, dark, edge]: Tones): Layer => {
  const all = [FAR_LEG, HEAD, FAR_ARM, BOTTLE, TRUNK, SHORTS, NEAR_LEG, NEAR_ARM, WHEELS].flat();
  return (canvas) => {
    const layers = [
      moved({ x: x + 5, y: y - 3 }, cut(edge, ...all, SADDLE), inked(edge, 12, ...FRAME)),
      moved(
        { x, y },
        cut(dark, ...FAR_LEG),
        cut('#c9e0d8', ...BOTTLE),
        cut(skin, ...FAR_ARM, ...HEAD),
        cut(dark, outline(face('8,-11,1 4,-15 -4,-16 -11,-10 -12,0 -9,10,1 -5,4,1 -4,-3 2,-7,1'))),
        inked(dark, 2, ...SPOKES),
        cut(dark, ...WHEELS, SADDLE, ...HUBS.map((hub) => disc(hub, -104, 11)), ring(-8, -96, 27, 19)),
        inked(dark, 13, ...FRAME),
        cut(skin, ...NEAR_LEG),
        cut(dark, NEAR_LEG[1] ?? '', ...SHORTS),
        cut(shirt, ...TRUNK),
        cut(skin, ...NEAR_ARM),
        cut(shirt, limb('-12,-440,24 4,-394,24 14,-366,22')),
        cut(
          { fill: dark, opacity: 0.35 },
          '-34,-440,1 -48,-410 -46,-370 -38,-320 -38,-272,1 -10,-272,1 -16,-330 -24,-390',
        ),
        inked(dark, 12, '98,-312 128,-318 142,-312'),
      ),
    ];
    for (const layer of layers) layer(canvas);
  };
};
