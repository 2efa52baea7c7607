import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';

const face = placed({ x: 10, y: -534, scale: 0.42, turn: -32 });

/** The body of somebody who stands astride and drinks, 300 pixels a metre, the ground at y = 0; far to near. */
const FAR_LEG = [
  flesh('10,-270 72,-156 82,-24', '0,32,30 0.5,26,27 0.95,18,20 1.15,17,19 1.4,20,15 1.75,12,11 2,11,11'),
  outline('66,-34,1 94,-34,1 100,-20 132,-10 142,0,1 64,0,1'),
];
const HEAD = [
  outline(
    face(
      '-98,-4,1 -104,-70 -56,-132 10,-140 60,-112 74,-60,1 78,-30 74,-10,1 80,4,1 94,26 108,42,1 104,52 92,56,1 86,58,1 99,66 98,74,1 90,78,1 96,84 94,92,1 84,97,1 90,110 78,128,1 56,136 20,126 -10,112,1 -50,120 -84,60',
    ),
  ),
  limb('0,-440,27 4,-480,25 6,-512,25'),
];
const FAR_ARM = [
  limb('26,-424,19 84,-432,16 104,-440,14 100,-476,13 90,-524,10'),
  outline('76,-558,1 94,-562 106,-548 106,-526 88,-516 74,-524 66,-530 68,-540,1 74,-542'),
];
const BOTTLE = [outline('58,-530,1 66,-538,1 76,-536 104,-584,1 124,-572,1 100,-526 84,-520,1 64,-520,1')];
const TRUNK = [
  outline(
    '-34,-440 -18,-456 14,-466,1 36,-452 48,-424 46,-380 36,-330 38,-272,1 -38,-272,1 -38,-320 -46,-370 -48,-410',
  ),
];
const SHORTS = [
  outline(
    '-44,-306 34,-306 50,-276 70,-230 96,-176,1 50,-150,1 28,-190 8,-226,1 0,-196 -2,-158,1 -60,-158,1 -60,-210 -52,-262',
  ),
];
const NEAR_LEG = [
  flesh('-32,-210 -30,-150 -46,-24', '0,28,28 0.5,24,24 1,18,19 1.15,21,18 1.4,25,13 1.75,12,11 2,11,11'),
  outline('-62,-34,1 -34,-34,1 -28,-20 4,-10 14,0,1 -66,0,1'),
];
const NEAR_ARM = [
  limb('-6,-424,22 14,-374,18 32,-346,16 78,-334,12 118,-328,11'),
  outline('108,-340,1 130,-342 150,-330 154,-312 140,-304 122,-306 110,-318,1'),
];
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
        cut(
          dark,
          face(
            '-98,-4,1 -104,-70 -56,-132 10,-140 60,-112 70,-80,1 30,-88 2,-50 -14,0 -24,30,1 -40,72 -70,66',
          ),
        ),
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
