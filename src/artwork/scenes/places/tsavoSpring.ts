import type { Layer } from '../../canvas/canvas.ts';
import { cut, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [EARTH, CREASE, SHALLOW] = ['#cf4a2c', '#a8331f', '#dff2e6'];
const [DEEP, FISH, RIM] = ['#1c86ad', '#5fc0cf', '#0f4d70'];
const PALM = '#17493c';
const [HIDE, HEAD] = ['#241c33', '#43365a'];

const POOL = '80,580,1 340,296 860,296 1120,580,1 880,772 320,772';

/** A palm that leans out from the bank as a lash does: its foot, heading, height, bend, and how wide its crown is. */
const palm = (x: number, y: number, heading: number, high: number, bend: number, size: number) => {
  const [u, v] = [Math.cos(heading), Math.sin(heading)];
  const at = (along: number, aside: number) =>
    [Math.round(x + u * along - v * aside), Math.round(y + v * along + u * aside)] as const;
  const [mx, my] = at(high * 0.55, -bend);
  const [cx, cy] = at(high, 0);
  const tip = Math.atan2(cy - my, cx - mx);
  const fronds = [-2.3, -1.55, -0.8, -0.1, 0.6, 1.3, 2.1].map((turn) => {
    const reach = (share: number, way: number) =>
      `${Math.round(cx + Math.cos(way) * size * share)},${Math.round(cy + Math.sin(way) * size * share)}`;
    const way = tip + turn;
    return limb(
      `${cx},${cy},4 ${reach(0.6, way)},${Math.round(size / 6)} ${reach(1.05, way + Math.sign(turn) * 0.5)},0`,
    );
  });
  return limb(`${x},${y},11 ${mx},${my},7 ${cx},${cy},4`) + fronds.join('');
};

const LASHES = Array.from({ length: 10 }, (_, at) => {
  const side = (at - 4.5) / 4.5;
  const out = Math.abs(side);
  // Along the upper lid, from its middle to near a corner.
  const t = out * 0.81;
  const x = 600 + Math.sign(side) * (260 * 2 * t * (1 - t) + 520 * t * t);
  const y = 296 + 284 * t * t;
  return palm(
    Math.round(x),
    Math.round(y) + 4,
    -Math.PI / 2 + side * 0.9,
    188 - out * 56,
    side * 40 + Math.sign(side) * 14,
    72 - out * 14,
  );
}).join('');

/** Fish about the hippo, all heading in. */
const SHOAL = Array.from({ length: 24 }, (_, at) => {
  const way = (at / 24) * Math.PI * 2 + 0.13;
  const near = at % 2 ? 170 : 186;
  const out = (far: number) =>
    `${Math.round(600 + Math.cos(way) * (near + far))},${Math.round(534 + Math.sin(way) * (near + far))}`;
  return limb(`${out(0)},0 ${out(16)},8 ${out(36)},5 ${out(44)},2 ${out(54)},8`);
}).join('');

/** A hippo on the bed, seen from above as it looks up: a round back, and the head within it. */
const hippo: readonly Layer[] = [
  cut(HIDE, disc(600, 534, 150)),
  cut(
    HEAD,
    '553,473,1 537,470 530,453 542,444 560,455,1 566,470 600,462 634,470 640,455,1 658,444 670,453 663,470 647,473,1 654,486 665,488 670,506 658,520,1 647,543 654,560 681,583 683,619 665,648 632,655 600,651 568,655 535,648 517,619 519,583 546,560 553,543 542,520,1 530,506 535,488 546,486',
  ),
  cut(HIDE, disc(560, 612, 13, 8), disc(640, 612, 13, 8), disc(547, 504, 8, 9), disc(653, 504, 8, 9)),
  cut(SHALLOW, '468,522,1 478,456 530,412 588,402,1 544,426 500,462 488,516'),
];

/** Mzima Springs from above. */
export const tsavoSpring: readonly Picture[] = [
  // The spring is a blue eye in dry land: palms for lashes, fish for the rays of the iris, a hippo for the pupil.
  picture(
    'places/tsavo-2',
    light('noon', 'kenya', 'left'),
    plan({ subject: [468, 404, 264, 268], camera: 'above' }),
    wash(EARTH),
    cut(CREASE, limb('270,838,0 420,858,5 600,864,8 780,858,5 930,838,0')),
    cut(PALM, LASHES),
    cut(CREASE, '60,584,1 340,272 860,272 1140,584,1 880,792 320,792'),
    within(
      SHALLOW,
      POOL,
      cut(RIM, disc(600, 534, 268)),
      cut(DEEP, disc(600, 534, 250)),
      cut(FISH, SHOAL),
      // The bank's shade under the palms.
      cut(
        { fill: RIM, opacity: 0.35 },
        '40,580,1 40,200,1 1160,200,1 1160,580,1 1120,580,1 860,350 340,350 80,580,1',
      ),
    ),
    ...hippo,
  ),
];
