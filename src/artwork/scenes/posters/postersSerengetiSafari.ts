import type { Layer } from '../../canvas/canvas.ts';
import { moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import {
  wildebeestComing,
  wildebeestFar,
  type Bearing,
  type RankInks,
} from '../../figures/animals/wildebeestComing.ts';
import { carInDust } from '../../figures/vehicles/carInDust.ts';
import { marchDust } from '../../land/marchDust.ts';
import { light } from '../../light/light.ts';

const NEAR: RankInks = ['#4d3652', '#301f3a', '#1a1024', '#ffbe74', '#fff1d2'];
const MIDDLE: RankInks = ['#6f4656', '#4c2f48', '#33203a', '#cf834f', '#f4cf9c'];
/** The inks of the far ranks, the farthest first. */
const FAR = ['#7d464a', '#683b49', '#6b3d49', '#5c3547'] as const;

const SHADE = '#43213a';

/** One of the herd: where, how large, and how it carries its head. */
type Beast = readonly [x: number, scale: number, bearing?: Bearing];

/** Some that walk one behind another: from where, how large, to where, how large there, how many. */
type File = readonly [x: number, scale: number, u: number, size: number, count: number];

const walked = ([x, scale, u, size, count]: File): (readonly [x: number, scale: number])[] =>
  Array.from({ length: count }, (_, at) => {
    const [share, stray] = [(at + Math.sin(at * 5) * 0.3) / (count - 1), Math.sin(at * 3.7) * 0.09];
    return [x + (u - x) * share, (scale + (size - scale) * share) * (1 + stray)] as const;
  });

interface View {
  /** Where the horizon is, and how fast the ground comes nearer. */
  x: number;
  horizon: number;
  fall: number;
  far: readonly File[];
  dust: number;
  car: readonly [x: number, scale: number];
  middle: readonly Beast[];
  near: readonly Beast[];
  subject: Box;
}

/** The herd comes out of its dust at first light. */
const march = ({ x: sun, horizon, fall, far, dust, car, middle, near, subject }: View): Layer[] => {
  const at = (x: number, scale: number) => ({ x, y: horizon + fall * scale, scale });
  const rank = (beasts: readonly Beast[], inks: RankInks) =>
    beasts.map(([x, scale, bearing]) => wildebeestComing(at(x, scale), inks, bearing));
  const shades = (beasts: readonly Beast[], long: number) =>
    beasts.map(([x, scale]) =>
      moved({ ...at(x, scale), fill: SHADE, lean: -1.1 * long, squash: -0.3 }, ...wildebeestFar),
    );
  const [last = [], ...others] = far.map((file, turn) =>
    walked(file).map(([x, scale]) => moved({ ...at(x, scale), fill: FAR[turn] }, ...wildebeestFar)),
  );
  return [
    plan({ subject, camera: 'front' }),
    moved({ x: sun, y: horizon, scale: dust }, ...marchDust),
    ...last,
    moved({ x: car[0], y: horizon + fall * 0.13, scale: car[1], fill: '#7d4446' }, ...carInDust),
    ...others.flat(),
    ...shades(middle, 0.9),
    ...rank(middle, MIDDLE),
    ...shades(near, 1),
    ...rank(near, NEAR),
  ];
};

/** The great view of the migration safari. */
export const postersSerengetiSafari: readonly Picture[] = poster('serengetimigrationsafari', {
  light: light('morning', 'tanzania', 'right'),
  wide: march({
    x: 1570,
    horizon: 654,
    fall: 248,
    dust: 1,
    far: [
      [14, 0.07, 700, 0.12, 15],
      [1300, 0.13, 2360, 0.14, 11],
      [400, 0.15, 1190, 0.26, 8],
      [480, 0.28, 1190, 0.42, 4],
    ],
    car: [1838, 0.9],
    middle: [
      [480, 0.33, { dy: 70, turn: 12 }],
      [2370, 0.6, { dx: -14, turn: -10 }],
      [680, 0.48, { dx: -20, dy: 30, turn: -14 }],
      [1010, 0.66, { dx: -30, dy: 40, turn: 8 }],
    ],
    near: [
      [2140, 0.98, { dy: 24, dx: -20, turn: 6 }],
      [1480, 1.18],
    ],
    subject: [1850, 380, 400, 330],
  }),
  tall: march({
    x: 430,
    horizon: 960,
    fall: 290,
    dust: 0.56,
    far: [
      [-20, 0.1, 300, 0.16, 6],
      [640, 0.12, 1080, 0.13, 6],
      [-40, 0.24, 240, 0.3, 4],
      [0, 0.4, 200, 0.4, 2],
    ],
    car: [690, 0.78],
    middle: [
      [40, 0.62, { dy: 20, turn: 4 }],
      [1080, 0.44, { dx: -14, turn: -10 }],
    ],
    near: [
      [905, 0.72, { dy: 24, dx: -20, turn: 6 }],
      [330, 1.14],
    ],
    subject: [660, 800, 300, 250],
  }),
});
