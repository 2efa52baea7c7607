import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure, type Part } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** The winding valleys of a brain coral, parted by semicolons. */
const VALLEYS =
  '16,-4 20,-8 24,-10 28,-12 34,-16 38,-16 40,-14 44,-16 48,-14 50,-10; 10,-4 10,-10 6,-10 2,-10 -2,-8 -6,-4; -16,-4 -12,-8 -8,-10 -6,-14 -2,-16 2,-18 8,-18 12,-20 16,-22 20,-24 24,-28 28,-30 32,-34 34,-38 34,-42 32,-48 32,-52 30,-56 26,-60 24,-64 26,-66 28,-68 32,-72; 40,-6 36,-8 32,-6 30,-4; ' +
  '-52,-10 -52,-14 -48,-16 -46,-14 -42,-10 -36,-10 -32,-10 -28,-10 -26,-14 -22,-18 -20,-22 -14,-24 -10,-24 -6,-24 0,-24 4,-26 8,-26 12,-28 16,-32 22,-36 24,-38 26,-42; 54,-12 52,-16 50,-22 48,-26 48,-30 46,-36 46,-40 46,-46 46,-50 48,-52 52,-54 54,-56; -56,-12 -56,-16 -58,-22 -60,-20 -62,-18 -64,-20; ' +
  '16,-12 18,-14 24,-18 28,-20 30,-22 34,-26; -14,-16 -16,-14 -18,-10 -22,-8 -24,-4; -32,-18 -38,-18 -42,-20 -44,-22 -48,-24 -52,-24 -56,-22; 46,-18 44,-22 42,-28 40,-34; 60,-22 58,-26 58,-30 58,-36 58,-40 62,-40 62,-42; -38,-26 -42,-30 -46,-32; 60,-28 62,-32 64,-32 64,-36; ' +
  '-36,-34 -32,-34 -28,-36 -22,-36 -18,-40 -14,-40 -10,-40 -4,-40 0,-40 4,-44 8,-46 6,-50 2,-54 -2,-56 -6,-56 -12,-54 -16,-54 -22,-52 -26,-50 -30,-50 -36,-48 -40,-46 -44,-44 -48,-40 -52,-38 -56,-36 -60,-34 -64,-36 -62,-40; 40,-34 40,-38 40,-42 40,-48 40,-52 38,-56 34,-58 32,-62; ' +
  '4,-34 -2,-32 -6,-32 -12,-32 -16,-32 -20,-30 -24,-28 -28,-24 -28,-22 -32,-18; 6,-34 10,-38 14,-40 16,-46; 26,-44 26,-48 24,-52 22,-56 18,-60 18,-62 22,-64; 16,-46 16,-50 14,-54 10,-58 6,-60 0,-60 -4,-62; ' +
  '-2,-48 -8,-48 -12,-48 -16,-46 -20,-46 -26,-44 -30,-42 -34,-42 -38,-40 -42,-38 -46,-34 -50,-32 -54,-30 -58,-28 -62,-26 -64,-28 -66,-32; 58,-50 56,-48 54,-46 52,-42 52,-38 52,-32 54,-28 54,-24 56,-18 58,-14; 34,-62 36,-64 38,-66 40,-68; ' +
  '38,-68 34,-70 28,-72 24,-74 18,-76 14,-76 8,-78 4,-78 0,-78 -6,-78 -10,-76 -14,-72 -18,-70 -22,-68 -28,-66 -32,-66 -36,-64 -42,-64 -46,-62 -50,-58 -54,-56 -56,-52 -60,-46 -60,-42 -56,-42 -52,-44 -48,-48 -44,-50 -40,-52 -36,-54 -30,-56 -26,-56 -22,-58 -16,-60 -12,-62 -6,-62 -4,-64 0,-68 4,-70 8,-72 12,-76 8,-76 2,-76 -2,-74 -6,-72 -10,-68 -14,-66 -18,-64 -24,-64 -28,-62 -32,-60 -38,-60 -42,-58 -46,-58 -50,-56 -54,-52 -54,-50 -50,-52 -46,-54 -42,-58; ' +
  '-32,-68 -38,-68 -44,-64; 14,-70 12,-68 8,-66 6,-62; -24,-74 -28,-72 -34,-72';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A stem of staghorn coral from the foot up to a point, and the tines along it, each of three knots. */
function antler([foot, x, y = 0]: Knot, next: () => number): Knot[][] {
  const bend: Knot = [foot + (x - foot) * 0.82, y * 0.34, 5];
  const tines = [0.36, 0.54, 0.7, 0.84].map((share, index): Knot[] => {
    const [from, by, to] = [(1 - share) ** 2, 2 * share * (1 - share), share * share];
    const [startX, startY] = [from * foot + by * bend[0] + to * x, by * bend[1] + to * y];
    const side = index % 2 === (x < foot ? 0 : 1) ? -1 : 1;
    const long = (34 - index * 5) * (0.85 + next() * 0.3);
    const out = side * long * 0.46 + (x - foot) * 0.16;
    const elbow: Knot = [startX + out * 0.8, startY - long * 0.4, 3.2];
    return [[startX, startY, 4.7 - share * 1.8], elbow, [startX + out, startY - long, 1.1]];
  });
  return [[[foot, 0, 6], bend, [x, y, 1.3]], ...tines];
}

/** The last twelve centimetres of a tine. */
function tip([, [x, y, half = 0] = [0, 0], [endX, endY, thin = 0] = [0, 0]]: Knot[]): string {
  const share = Math.max(0.3, 1 - 12 / Math.hypot(endX - x, endY - y));
  const from: Knot = [x + (endX - x) * share, y + (endY - y) * share, half + (thin - half) * share];
  return limb([from, [endX, endY, thin]]);
}

/** Antlers of staghorn coral: those behind shade, those in front body with a lit side, their growing tips pale. */
function branching(): Part[] {
  const { next } = random('staghorn 3');
  const grown = (rows: string) => points(rows).map((stem) => antler(stem, next));
  const back = grown('-12,-58,-84 -4,-22,-108 6,30,-100 14,66,-78');
  const front = grown('-16,-84,-56 -8,-42,-92 2,4,-114 10,46,-88 18,84,-60');
  const edge = ([stem = []]: Knot[][]) => limb(stem.map(([x, y, half = 0]) => [x - half / 2, y, half * 0.3]));
  return [
    fill('shade', ...back.flat().map(limb), '-40,0,1 -30,-12 0,-16 30,-12 40,0,1'),
    fill('body', ...front.flat().map(limb)),
    fill('lit', ...front.map(edge)),
    fill('pale', ...[...back, ...front].flat().map(tip)),
  ];
}

/** A boulder of brain coral: its winding valleys dark, their far walls lit where the light reaches. */
function brain(): Part[] {
  const valleys = VALLEYS.split('; ').map(points);
  const isLit = (row: Knot[]) => row.reduce((sum, [x, y]) => sum + x + y * 0.8, 0) / row.length < -14;
  const walls = valleys.filter(isLit).map((row) => row.map(([x, y]): Knot => [x + 2, y + 2]));
  return [
    fill('body', '-42,0,1 -68,-12 -74,-46 -46,-78 0,-84 46,-78 74,-46 68,-12 42,0,1'),
    fill('shade', '-42,0,1 -62,-10 -67,-22,1 -40,-8 0,-6 40,-18 58,-44 55,-65,1 74,-46 68,-12 42,0,1'),
    stroke('lit', 2, ...walls),
    stroke('dark', 2, ...valleys),
  ];
}

const ENDS = 20;

/** A place on the blade of a sea fan: how far along which rib; below a fork two ribs run as one. */
function onFan(end: number, share: number, half = 0): Knot {
  const middle = (step: number) => (Math.floor(end / step) + 0.5) * step - 0.5;
  const parted = (from: number, to: number, fork: number) =>
    from + (to - from) * Math.min(1, Math.max(0, (share - fork) / 0.2));
  const rib = parted(parted(middle(4), middle(2), 0.36), end, 0.64);
  const turn = ((rib + 0.5) / ENDS - 0.5) * 2.75 * (0.55 + share * 0.45);
  const reach = (99 + 4 * Math.sin(turn * 5 + 1) - turn * 4 - 9 * turn * turn) * share;
  return [Math.sin(turn) * reach, -14 - Math.cos(turn) * reach, half];
}

/** A sea fan: a lacy blade (shade) of net and ribs (body, lit on the left) that fork twice from one foot. */
function fan(): Part[] {
  const rib = (end: number, from: number, to: number, half: number) =>
    limb([0, 0.34, 0.7, 1].map((part) => onFan(end, from + (to - from) * part, half * (1 - part * 0.45))));
  const net = [0.44, 0.54, 0.62, 0.7, 0.78, 0.86, 0.93].flatMap((share) =>
    upTo(ENDS - 1).map((end) => [onFan(end, share), onFan(end + 1, share + 0.02)]),
  );
  const rim = upTo(ENDS * 2 - 1).map((at) => onFan(at / 2, at % 2 ? 0.95 : 1.03 + (at % 3) * 0.012));
  const along = [0.06, 0.24, 0.38, 0.48, 0.58, 0.66, 0.74, 0.84, 0.98];
  const edges = [0, 2, 4, 6, 8, 10].map((end) => along.map((share) => onFan(end, share)));
  return [
    fill('shade', [[-4, -10, 1], [-30, -34], ...rim, [30, -34], [4, -10, 1]]),
    stroke('body', 1, ...net),
    fill(
      'body',
      ...upTo(ENDS).map((end) => rib(end, 0.62, 0.97, 1.2)),
      ...upTo(ENDS / 2).map((fork) => rib(fork * 2, 0.34, 0.66, 1.8)),
      ...upTo(ENDS / 4).map((fork) => rib(fork * 4, 0, 0.4, 3.4)),
      '-16,0,1 -6,-6 -4,-22,1 4,-22,1 6,-6 16,0,1',
    ),
    stroke('lit', 1, ...edges),
  ];
}

/** Two plates of table coral on one stalk, thick with fingers (lit) whose tips are pale. */
function table(): Part[] {
  const { next } = random('table coral');
  const near = (at: number) => Math.round(at + next() * 2 - 1);
  const plate = (x: number, y: number, rx: number, ry: number, rows: number): Part[] => {
    const feet = upTo(rows).flatMap((row) => {
      const rise = -0.94 + (row * 1.88) / (rows - 1);
      const half = Math.sqrt(1 - rise * rise) * rx;
      const count = Math.round(half / 2.7);
      const step = (half * 2) / count;
      return upTo(count + 1).map((at) => `M${near(x - half + at * step)} ${near(y + rise * ry)}`);
    });
    const marked = (mark: string) => feet.map((foot) => foot + mark);
    const [fingers, tips] = [marked('m-2 0v-5q2-4 3 0v5z'), marked('m-2-4q2-5 3 0z')];
    return [fill('body', disc(x, y, rx + 2, ry + 1)), fill('lit', ...fingers), fill('pale', ...tips)];
  };
  return [
    fill('shade', '-94,-60,1 -64,-44 -22,-36 -14,-16 -26,0,1 30,0,1 18,-14 24,-34 56,-44 82,-60,1'),
    fill(
      'dark',
      '-60,-54,1 -6,-50 82,-60,1 56,-44 24,-34 18,-14 30,0,1 8,0,1 8,-22 -6,-40',
      limb('-84,-56,0 -46,-45,2 -12,-32,0; -64,-53,0 -34,-45,2 -8,-34,0'),
    ),
    ...plate(-6, -62, 86, 9, 4),
    fill('shade', '2,-24,1 20,-34,1 94,-32,1 74,-20 40,-16 20,-8 18,0,1 4,0,1 6,-12'),
    ...plate(50, -32, 42, 5, 3),
  ];
}

const KINDS = { branching, brain, fan, table };

/** A coral of a warm reef, 0.7 to 1.2 m high, standing on the sea floor: staghorn, brain coral, a sea fan or a table. */
export function coral(kind: keyof typeof KINDS = 'branching'): Figure {
  return drawn(`coral ${kind}`, KINDS[kind]());
}
