import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestStreaming, type StreamingTones } from '../../figures/animals/wildebeestStreaming.ts';
import { carAmongHerd } from '../../figures/vehicles/carAmongHerd.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, GROUND, SHADE] = ['#fdeec6', '#f9d687', '#f4bb4c', '#ecb95c'];
/** From the furthest to the nearest: where a tone ends, then its colours. */
const TONES: readonly (readonly [to: number, tones: StreamingTones])[] = [
  [190, ['#ecb95c', '#c98c48', '#a86a3e', '#dfa458']],
  [262, ['#e2a443', '#a87048', '#7c4a38', '#e3b06a']],
  [356, ['#dd9a38', '#866052', '#553640', '#f2cf92']],
  [520, ['#d98f32', '#6c6078', '#3a2640', '#f8dfac']],
  [700, ['#d68a30', '#5a638f', '#2c1f3a', '#fff3d2', '#454b76']],
  [2000, ['#d68a30', '#4a5585', '#211733', '#fff3d2', '#353f6b']],
];
const CALF: StreamingTones = ['#d98f32', '#b8753a', '#5a3a34', '#b8753a'];
const WAYS = ['walking', 'lowered', 'running', 'walking'] as const;
const HORIZON = 128;
/** The ground that the herd leaves free around the car. */
const ISLAND = [610, 506, 300, 116] as const;

/** Where the herd's stream has its middle: from far left to the right, then to the left and past us. */
const BENDS = [
  [136, 330],
  [160, 560],
  [200, 800],
  [260, 860],
  [340, 790],
  [480, 640],
  [640, 480],
  [1100, 260],
] as const;
const middle = (y: number) => {
  const next = BENDS.findIndex(([at]) => at > y);
  const [[y0, x0], [y1, x1]] = [BENDS[next - 1]!, BENDS[next]!];
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
};
/** How many pixels a metre takes at a height of the picture. */
const metre = (y: number) => (y - HORIZON) / 6.6;

/** The herd, the furthest first: it comes from the horizon, and parts before the car. */
const stream =
  (from: number, to: number): Layer =>
  (canvas) => {
    const chance = canvas.random(`stream ${from}`);
    const size = canvas.random('size');
    for (let y = from; y < to; y += metre(y) * 0.42 + 2) {
      const near = metre(y);
      const half = 3.4 + 60 / near;
      for (let across = -half - chance.next() * 2; across < half; across += 1.7 + chance.next() * 0.9) {
        const x = middle(y) + across * near * 1.3;
        const foot = y + (chance.next() - 0.5) * near * 0.5;
        const [ix, iy, rx, ry] = ISLAND;
        if (((x - ix) / rx) ** 2 + ((foot - iy) / ry) ** 2 < 1) continue;
        const [, tones] = TONES.find(([end]) => foot < end)!;
        const flip = y < 230;
        const scale = (near / 100) * size.between(0.93, 1.06);
        moved({ x, y: foot, scale, flip }, ...wildebeestStreaming(chance.pick(WAYS), tones))(canvas);
      }
    }
  };

/** The promise of the trip to the Serengeti: the herd parts around the car, as a river around a rock. */
export const serengetiSafariHerd: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [0, 470, 900, 430], camera: 'wide' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(FAR, '-40,128,1 1240,128,1'),
    // A kopje on the horizon, its tree, their shade.
    cut(SHADE, '1188,130,1 1010,130,1 880,140 1030,146 1120,140'),
    cut(
      '#c98c48',
      '1020,132,1 1026,110 1044,104 1056,114,1 1062,88 1090,74 1116,84 1124,104,1 1136,94 1160,92 1180,108 1188,132,1',
      box(1138, 56, 5, 44),
      disc(1128, 56, 34, 9),
      disc(1150, 47, 30, 9),
    ),
    cut(
      '#a86a3e',
      '1020,132,1 1026,110 1040,105,1 1044,132,1',
      '1056,114,1 1062,88 1082,76,1 1078,104 1086,132,1 1054,132,1',
      '1124,104,1 1136,94 1150,92,1 1142,112 1148,132,1 1124,132,1',
    ),
    floor(GROUND, '-40,300 300,236 700,220 1240,260'),
    stream(138, 488),
    moved({ x: 650, y: 500, scale: 0.88 }, ...carAmongHerd),
    // A calf runs after its mother.
    moved({ x: 1086, y: 738, scale: 0.62 }, ...wildebeestStreaming('calf', CALF)),
    stream(489, 1080),
  ),
];
