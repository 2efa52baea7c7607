import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** The colours of a lobelia: its dark core, scales in shade, between, in the light, and what gleams on their rims, frost or sun. */
export interface ColumnColours {
  core: string;
  shade: string;
  body: string;
  lit: string;
  rim: string;
  /** What gleams in the full light instead, when that is not of the rims' colour: a lamp's. */
  glow?: string;
}

const n = Math.round;

/** Half the width of the column at a share of its height from its tip, 1 at its broadest. */
const girth = (share: number) => Math.sin(Math.min(1, 0.05 + share * 1.5) * 1.57) ** 0.8 - 0.1 * share;

/** The column: scales in rows that overlap from the tip down, their tips turned up and out, the light at the left. */
function column(
  tall: number,
  half: number,
  rows: number,
  { core, shade, body, lit, rim, glow }: ColumnColours,
): Layer[] {
  const layers: Layer[] = [];
  const tip = Array.from(
    { length: 9 },
    (_, at) => `${n(girth(at / 8) * half * 0.86)},${n(-tall + (tall * at) / 8)}`,
  );
  const left = tip.map((knot) => `-${knot}`).reverse();
  layers.push(cut(core, outline(`${tip.join(' ')} ${left.join(' ')}`)));
  for (let row = 0; row < rows; row++) {
    const share = (row + 0.6) / rows;
    const wide = girth(share) * half;
    const y = -tall + tall * share;
    const count = 6 + (row % 2);
    const paths = { shade: '', body: '', lit: '', rim: '', glow: '' };
    for (let scale = 0; scale < count; scale++) {
      // Along the round of the column: the scales at its edges are seen from the side.
      const around = -1 + (2 * (scale + 0.5)) / count;
      const x = Math.sin(around * 1.45) * wide;
      const [w, h] = [
        Math.max(7, (wide * 1.9 * Math.cos(around * 1.25)) / count + 5),
        (tall / rows) * (1 + 0.8 * girth(share)),
      ];
      const out = around * h * 0.55;
      const petal = `${n(x)},${n(y + h * 0.4)},1 ${n(x + w)},${n(y + h * 0.1)} ${n(x + w * 0.9 + out * 0.5)},${n(y - h * 0.3)} ${n(x + out)},${n(y - h * 0.62)},1 ${n(x - w * 0.9 + out * 0.5)},${n(y - h * 0.3)} ${n(x - w)},${n(y + h * 0.1)}`;
      const tone = around < -0.3 ? 'lit' : around < 0.34 ? 'body' : 'shade';
      paths[tone] += outline(petal);
      if (around < 0.4)
        paths[glow && tone === 'lit' ? 'glow' : 'rim'] += outline(
          `${n(x + out)},${n(y - h * 0.62)},1 ${n(x - w * 0.9 + out * 0.5)},${n(y - h * 0.3)} ${n(x - w)},${n(y + h * 0.1)} ${n(x - w * 0.5)},${n(y + h * 0.3)},1 ${n(x - w * 0.56)},${n(y)} ${n(x - w * 0.4 + out * 0.5)},${n(y - h * 0.3)}`,
        );
    }
    layers.push(cut(core, `${n(-wide)},${n(y + 2)},1 0,${n(y + 12)} ${n(wide)},${n(y + 2)},1 0,${n(y - 8)}`));
    layers.push(cut(shade, paths.shade), cut(body, paths.body), cut(lit, paths.lit), cut(rim, paths.rim));
    if (glow) layers.push(cut(glow, paths.glow));
  }
  // The bud that closes the tip.
  const top = girth(0) * half;
  layers.push(
    cut(
      body,
      `0,${n(-tall - half * 0.4)},1 ${n(top)},${n(-tall)} ${n(top * 0.8)},${n(-tall + 14)},1 ${n(-top * 0.8)},${n(-tall + 14)},1 ${n(-top)},${n(-tall)}`,
    ),
    cut(
      rim,
      `0,${n(-tall - half * 0.4)},1 ${n(-top * 0.1)},${n(-tall)} ${n(-top * 0.3)},${n(-tall + 14)},1 ${n(-top * 0.8)},${n(-tall + 14)},1 ${n(-top)},${n(-tall)}`,
    ),
  );
  return layers;
}

/** A sword leaf from the origin towards an angle (0 right, 90 up), bowed down by its weight: the whole, and its upper half. */
function blade(degrees: number, long: number, half: number): { whole: string; upper: string } {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), -Math.sin(angle)];
  const at = (share: number, drop: number) => [
    long * share * c,
    long * share * s + long * drop * Math.abs(c) + 0,
  ];
  const joints = (
    [
      [0.04, 0, 0.5],
      [0.3, 0.02, 0.9],
      [0.6, 0.1, 1],
      [0.86, 0.24, 0.6],
      [1, 0.36, 0],
    ] as const
  ).map(([share, drop, thick]) => [...at(share, drop), thick * half] as [number, number, number]);
  const rows = (lift: number, thin: number) =>
    joints.map(([x, y, thick]) => `${n(x)},${n(y - lift * thick)},${n(thick * thin)}`).join(' ');
  return { whole: limb(rows(0, 1)), upper: limb(rows(0.55, 0.45)) };
}

/** A giant lobelia: a column `tall` pixels high over a rosette of sword leaves, the foot of the column at the origin, the light at the left. */
export const lobeliaColumn = (
  { tall, half, rows, reach }: { tall: number; half: number; rows: number; reach: number },
  colours: ColumnColours,
): readonly Layer[] => {
  const leaves = (list: readonly number[], length: number) =>
    list.flatMap((degrees, at): Layer[] => {
      const { whole, upper } = blade(degrees, reach * length * [1, 0.9, 0.96][at % 3]!, reach * 0.085);
      const away = Math.cos((degrees * Math.PI) / 180) > 0.25;
      return [
        cut(away ? colours.shade : colours.body, whole),
        cut(away ? colours.body : (colours.glow ?? colours.rim), upper),
      ];
    });
  return [
    ...leaves([74, 106, 52, 128], 0.9),
    ...column(tall, half, rows, colours),
    ...leaves([34, 146, 18, 162], 1),
    cut(colours.shade, disc(0, 4, reach * 0.07)),
    ...leaves([0, 180, -24, 204, -48, 228, -74, 252], 0.94),
  ];
};
