import { cut, floor, inked, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { gnuFromAloft } from '../../figures/animals/gnusFromAloft.ts';
import { light } from '../../light/light.ts';

const [SKY, SCARP, FAR, GOLD, SHADOW, RIVER, INK] = [
  '#f9efd6',
  '#5b7fc4',
  '#e2a235',
  '#f4b93e',
  '#a8431f',
  '#2450a8',
  '#2a1a2e',
];

const WATER = limb(
  '1280,306,24 1120,300,23 960,334,21 820,322,19 660,288,17 500,306,14 360,296,12 250,268,9 300,244,7 440,240,6 600,244,5 700,228,4 600,211,3 460,207,2',
);

/** The two arms of the herd, which part around the shadow and join at the ford: points of their ways. */
const WAYS = [
  '-80,650 40,580 150,500 240,420 320,360 400,310 440,250',
  '1280,850 1130,760 1020,680 950,600 910,520 890,450 860,380 820,320 780,280',
];

const hash = (n: number) => (((Math.sin(n * 127.1) * 43758.5) % 1) + 1) % 1;

const LYING = { x: 450, y: 684, turn: 26, scale: 0.86 };

/** Whether a place lies in the shadow or too near to it. */
function isShaded(x: number, y: number): boolean {
  const [far, up] = [(x - LYING.x) / LYING.scale, (y - LYING.y) / LYING.scale];
  const [cos, sin] = [Math.cos(0.454), Math.sin(0.454)];
  return Math.hypot((far * cos + up * sin) / 1.05, up * cos - far * sin + 290) < 276;
}

/** Where each one runs: none too near to another. */
const HERD: { x: number; y: number; scale: number; stride: number; flip: boolean }[] = [];
WAYS.forEach((way, arm) => {
  const knots = points(way);
  for (let n = 0; n < 600; n += 1) {
    const along = hash(n + arm * 900) * (knots.length - 1);
    const leg = Math.floor(along);
    const [[ax, ay], [bx, by]] = [knots[leg]!, knots[leg + 1]!];
    const far = Math.hypot(bx - ax, by - ay);
    const middle = ay + (by - ay) * (along - leg);
    const side = ((hash(n + 311) + hash(n + 677) - 1) * (middle - 170) * 0.42) / far;
    const x = ax + (bx - ax) * (along - leg) + (ay - by) * side * 1.5;
    const y = middle + (bx - ax) * side;
    const scale = Math.max(0.12, (y - 190) / 760);
    if (!isShaded(x, y) && HERD.every((one) => Math.hypot(one.x - x, (one.y - y) * 1.7) > 78 * scale))
      HERD.push({ x, y, scale, stride: Math.floor(hash(n + 31) * 3), flip: arm === 1 });
  }
});
HERD.sort((one, other) => one.y - other.y);

/** A balloon's shadow from its mouth: the envelope, and the basket whose people wave. */
const ENVELOPE =
  '-36,0,1 -92,-96 -186,-206 -244,-320 -214,-444 -112,-520 0,-532 112,-520 214,-444 244,-320 186,-206 92,-96 36,0,1';

/** The Maasai Mara: the shadow of a balloon parts the herd. */
export const maraBalloonShadow: readonly Picture[] = [
  picture(
    'articles/maasai-mara',
    light('morning', 'kenya', 'behind'),
    plan({ camera: 'above' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    cut(SCARP, '-40,190,1 -40,110 100,100 260,112,1 400,106 560,122 700,128,1 820,150 960,176 1100,190,1'),
    floor(FAR, '-40,178,1 1240,178,1'),
    floor(GOLD, '-40,250 300,232 700,262 1240,240'),
    // Lone trees of the far plain.
    cut(
      INK,
      ...spots(
        '90,196 150,190 210,204 300,188 352,200 700,192 806,200 880,188 930,206 1010,194 1090,204 1150,190',
        7,
        4,
      ),
      ...spots('40,216 260,218 980,226 1180,222', 11, 6),
    ),
    cut(RIVER, WATER),
    moved(LYING, cut(SHADOW, ENVELOPE)),
    within('none', WATER, moved(LYING, cut('#16306e', ENVELOPE))),
    moved(
      LYING,
      cut(
        SHADOW,
        '-78,92,1 -66,150,1 66,150,1 78,92,1',
        disc(-52, 78, 14, 16),
        disc(-20, 72, 15, 17),
        disc(16, 78, 14, 16),
        disc(50, 74, 14, 17),
        limb('-60,98,8 -92,74,7 -104,30,5;56,96,8 88,70,7 92,40,5'),
      ),
      inked(SHADOW, 5, '-74,96 -32,-2', '74,96 32,-2', '-30,96 -12,-2', '30,96 12,-2'),
    ),
    ...HERD.map(({ x, y, scale, stride, flip }) =>
      moved({ x, y, scale, flip, lean: 0.9, squash: 0.8 }, gnuFromAloft(stride, SHADOW)),
    ),
    ...HERD.map(({ x, y, scale, stride, flip }) => moved({ x, y, scale, flip }, gnuFromAloft(stride, INK))),
  ),
];
