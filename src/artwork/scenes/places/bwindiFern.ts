import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { silverbackWaiting } from '../../figures/animals/silverbackWaiting.ts';
import { trackerAndGuest } from '../../figures/people/trackerAndGuest.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, FERN, LOBE, PATH, DEEP] = [
  '#f7b98a',
  '#fad9ae',
  '#a8c597',
  '#1d6a48',
  '#15503c',
  '#fff1d0',
  '#0f3a33',
];

/** The middle of the crozier, and how far out its stem begins to coil. */
const [X, Y, OUT] = [750, 410, 330];
/** A point of the crozier's spine, `share` turns along its coil (less than nothing: on the stem), moved `off` outwards. */
const spine = (share: number, off = 0): readonly [number, number] => {
  if (share < 0) return [X + share * 2600, Y + OUT + off + share * share * 160];
  const reach = OUT * 2 ** -share + off;
  const way = (0.25 - share) * 2 * Math.PI;
  return [X + Math.cos(way) * reach, Y + Math.sin(way) * reach];
};
const half = (share: number) => (share < 0 ? 54 - share * 20 : 54 * 2 ** (-share * 0.8));
const along = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
const ribbon = (to: number, off: number, width: number) =>
  limb(
    along(-0.32, to, 0.04)
      .map((share) => {
        const [x, y] = spine(share, off * half(share));
        return `${Math.round(x)},${Math.round(y)},${(half(share) * width).toFixed(1)}`;
      })
      .join(' '),
  );

/** One of the leaflets, still folded, along the outer side. */
const leaflet = (share: number): string => {
  const knot = (back: number, out: number, wide: number) => {
    const [x, y] = spine(share + back, half(share) * out);
    return `${Math.round(x)},${Math.round(y)},${Math.round(half(share) * wide)}`;
  };
  return limb(`${knot(0, 0.7, 0.3)} ${knot(-0.012, 1.5, 0.34)} ${knot(-0.05, 1.9, 0)}`);
};

/** Bwindi's trackers follow the gorillas as one follows a fern's crozier, round and round to its heart. */
export const bwindiFern: readonly Picture[] = [
  picture(
    'places/bwindi-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [680, 370, 150, 170], camera: 'wide' }),
    cut(SKY, box(0, 0, 1200, 900)),
    woodedRidge(FAR, '-30,460 100,420 240,400 420,460 640,560 860,540 1060,470 1230,430', 24, 920),
    woodedRidge(NEAR, '-30,600 140,590 320,620 520,680 760,700 1000,640 1230,560', 30, 920),
    cut(LOBE, ...along(-0.12, 1.32, 0.028).map(leaflet)),
    moved({ x: 744, y: 553, scale: 0.88 }, ...silverbackWaiting),
    cut(FERN, ribbon(1.42, 0, 1), disc(...spine(1.42), 28)),
    cut(PATH, ribbon(1.08, -0.76, 0.27)),
    ...trackerAndGuest([306, 708], [136, 710]),
    woodedRidge(DEEP, '-30,790 140,810 320,850 520,880 760,890 1000,870 1230,800', 40, 920),
  ),
];
