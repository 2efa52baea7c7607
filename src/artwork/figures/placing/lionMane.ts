import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** Locks that grow along an arc about the cheek: from and to in degrees (0 right, 90 down), in pixels where they are lengths. */
interface Locks {
  from: number;
  to: number;
  count: number;
  /** How far from the cheek they root, at the arc's beginning and at its end. */
  root: readonly [number, number];
  long: readonly [number, number];
  half: number;
  /** How far the wind and their weight turn the tips, in degrees. */
  sweep: number;
}

const CHEEK = [610, 390] as const;

/** Hair hangs: what grows upwards is turned back over the neck, what grows below falls straight down. */
const fallen = (degrees: number, sweep: number) =>
  degrees < 40 ? degrees + sweep : degrees + (92 - degrees) * 0.6;

/** The locks of one row as path data; every second one is longer, so that no row ends as a hem. */
function locks({ from, to, count, root, long, half, sweep }: Locks): string {
  const at = (share: number, [first, last]: readonly [number, number]) => first + (last - first) * share;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const degrees = at(share, [from, to]);
    const reach = at(share, long) * [1, 0.78, 1.12, 0.88][index % 4]!;
    const [out, tip] = [degrees, fallen(degrees, sweep)].map((angle) => (angle * Math.PI) / 180) as [
      number,
      number,
    ];
    const x = CHEEK[0] + Math.cos(out) * at(share, root);
    const y = CHEEK[1] + Math.sin(out) * at(share, root);
    const mid = (out + tip) / 2;
    const [mx, my] = [x + Math.cos(mid) * reach * 0.5, y + Math.sin(mid) * reach * 0.5];
    const [tx, ty] = [mx + Math.cos(tip) * reach * 0.6, my + Math.sin(tip) * reach * 0.6];
    // Narrow locks taper at both ends; broad ones begin under the row before them.
    return limb(`${x},${y},${half < 24 ? 1 : half * 0.8} ${mx},${my},${half} ${tx},${ty},0`);
  }).join('');
}

/** A lion's mane in the wind, behind the head that looks left: a black outer fall, russet locks over it, a gold ruff; 1200 x 900. */
export const lionMane: readonly Layer[] = [
  cut(
    '#341430',
    '540,190,1 600,130 700,100 820,120 920,200 990,330 1030,480 1080,640 1130,920,1 400,920,1 420,800 430,700 440,560,1',
    locks({ from: -112, to: 62, count: 17, root: [170, 420], long: [150, 230], half: 34, sweep: 34 }),
    locks({ from: 70, to: 122, count: 7, root: [330, 250], long: [230, 210], half: 34, sweep: 0 }),
  ),
  cut(
    '#642632',
    locks({ from: -104, to: 60, count: 15, root: [150, 330], long: [140, 230], half: 30, sweep: 38 }),
    locks({ from: 66, to: 120, count: 7, root: [270, 210], long: [230, 190], half: 32, sweep: 0 }),
    locks({ from: 44, to: 112, count: 9, root: [430, 380], long: [190, 170], half: 22, sweep: 20 }),
  ),
  cut(
    '#9a4a2c',
    locks({ from: -112, to: 64, count: 15, root: [140, 200], long: [120, 210], half: 27, sweep: 42 }),
    locks({ from: 72, to: 126, count: 7, root: [190, 170], long: [200, 160], half: 28, sweep: 0 }),
  ),
  cut(
    '#c97a34',
    '600,210,1 690,250 740,340 740,450 690,540 580,580 480,570,1 560,480',
    locks({ from: -96, to: 70, count: 13, root: [70, 110], long: [110, 170], half: 25, sweep: 44 }),
    locks({ from: 78, to: 128, count: 6, root: [110, 150], long: [170, 130], half: 25, sweep: 0 }),
  ),
  cut(
    '#f0b45a',
    locks({ from: -118, to: -64, count: 6, root: [160, 190], long: [90, 110], half: 9, sweep: 44 }),
    locks({ from: -50, to: 60, count: 8, root: [120, 150], long: [110, 150], half: 8, sweep: 40 }),
    locks({ from: 76, to: 124, count: 6, root: [170, 190], long: [150, 120], half: 8, sweep: 0 }),
  ),
];
