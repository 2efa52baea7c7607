import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { points, type Knot } from '../../drawing/points.ts';

const [DARK, DEEP, GREEN, FRESH, GOLD, HUSK] = [
  '#0b3f36',
  '#0f5f40',
  '#2f8b46',
  '#86b53c',
  '#e3b13a',
  '#b5762a',
];
const [COAT, SUN, CREAM, BARK, AMBER, DUSK] = [
  '#dc9438',
  '#f0b95a',
  '#fff1d6',
  '#3a1a1c',
  '#f6c445',
  '#5a1f1c',
];

/** One ring of the umbel: how many rays, from where to where, how thick, and the gap about the stem in degrees. */
interface Ring {
  count: number;
  from: number;
  to: number;
  half: number;
  gap: number;
  forked?: boolean;
}

/** The rays on the right of (0, 0): each bows under its own weight, none as long as the next; the longest fork. */
const rays = ({ count, from, to, half, gap, forked = false }: Ring): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = ((90 - gap - ((180 - gap) * (at + 0.5)) / count) * Math.PI) / 180;
    const long = to * (0.88 + ((at * 5) % 7) * 0.02);
    const knot = (share: number, thick: number, turn = 0): Knot => {
      const [right, down] = [Math.cos(angle + turn), Math.sin(angle + turn)];
      const sag = 0.1 * long * Math.abs(right);
      return [right * long * share, down * long * share + sag * (1.7 * share ** 3 - 0.7), thick];
    };
    const [root, mid, neck] = [knot(from / long, half * 0.7), knot(0.6, half), knot(0.82, half * 0.7)];
    const tips = forked ? [-0.034, 0, 0.034] : [0];
    return tips
      .map((turn) =>
        limb(
          turn === 0
            ? [root, mid, neck, knot(1, 0)]
            : [knot(0.78, half * 0.5), knot(0.88, half * 0.6, turn * 0.7), knot(0.97, 0, turn)],
        ),
      )
      .join('');
  });

/** A ring of rays: lit on the left, in shade on the right. */
const ring = (lit: string, shade: string, own: Ring): readonly Layer[] => {
  const half = cut({}, ...rays(own));
  return [moved({ x: 0, y: 0, fill: shade }, half), moved({ x: 0, y: 0, flip: true, fill: lit }, half)];
};

const FACE = '0,-140,1 60,-142 124,-112 160,-50 164,30 140,100 112,150 116,220 96,272 50,304 0,306,1';
const WHISKERS = points('62,196 88,190 56,216 84,212 60,236');

/** The face of a male lion, eyes on the line y = 0. */
const face: readonly Layer[] = [
  within(
    COAT,
    twin(FACE),
    // Forehead and bridge of the nose.
    cut(SUN, twin('0,-150,1 50,-150,1 30,-90 34,-20 44,60 56,156,1 0,160,1')),
    // Pale brows and cheeks below the eyes.
    cut(CREAM, pair('52,32,1 66,24 92,26 122,6,1 130,26 104,54 66,58')),
    // Chin, muzzle.
    cut(CREAM, twin('0,216,1 60,230 92,250 70,330 0,330,1')),
    cut(CREAM, pair('0,150,1 50,152 98,164 116,204 98,244 56,262 16,250 0,228,1')),
    cut(BARK, ...[1, -1].flatMap((side) => WHISKERS.map(([x, y]) => disc(side * x, y, 4)))),
    // The side away from the light.
    cut(
      { fill: '#7a2f14', opacity: 0.36 },
      '50,-150,1 30,-90 34,-20 44,60 56,156,1 20,190 0,230 16,320,1 240,320,1 240,-160,1',
    ),
  ),
  // Eyes.
  cut(BARK, pair('42,42,1 48,12 62,-12 86,-18 108,-12 118,4,1 108,18 88,24 68,22 54,30')),
  cut(AMBER, pair('56,8,1 66,-8 86,-12 108,0,1 102,10 86,16 70,16')),
  cut(BARK, twoDiscs(83, -2, 10)),
  // Nose and mouth.
  cut(DUSK, twin('0,136,1 40,134 68,144 62,168 30,190 10,200,1 0,204,1')),
  cut(BARK, pair('62,158,1 40,150 18,166 10,200,1 30,190')),
  inked(BARK, 7, '0,196 0,228,1 -22,248 -60,260 -90,250', '0,228,1 22,248 60,260 90,250'),
];

/** A head of papyrus on its stem that is a lion: the rays are his mane. */
export const papyrusMane: readonly Layer[] = [
  cut(GREEN, '-26,240,1 26,240,1 32,640,1 -32,640,1'),
  cut(DEEP, '4,240,1 26,240,1 32,640,1 6,640,1'),
  ...ring(DEEP, DARK, { count: 36, from: 120, to: 476, half: 6.5, gap: 15, forked: true }),
  ...ring(GREEN, DEEP, { count: 32, from: 120, to: 398, half: 8.5, gap: 11 }),
  ...ring(FRESH, GREEN, { count: 27, from: 110, to: 326, half: 10.5, gap: 9 }),
  cut(COAT, disc(-146, -122, 54)),
  cut(HUSK, disc(146, -122, 54)),
  cut(DUSK, twoDiscs(148, -118, 32)),
  ...ring(GOLD, HUSK, { count: 21, from: 100, to: 248, half: 13, gap: 6 }),
  cut(GOLD, '0,240,1 -96,230,1 -100,280 -88,330,1 -64,300,1 -60,350 -44,388,1 -26,350,1 -16,390 0,424,1'),
  cut(HUSK, '0,240,1 96,230,1 100,280 88,330,1 64,300,1 60,350 44,388,1 26,350,1 16,390 0,424,1'),
  ...face,
];
