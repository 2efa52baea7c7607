/** The box around a drawing: left and top edge, right and bottom edge, and the size between them, in its own units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };
const STEPS = 12;

/**
 * The box around path data of `M` and relative commands, every line width left out.
 * Curves are followed at twelve steps; an arc counts as the level half of an ellipse, the only one that `brush.ts` writes.
 * Throws on a command it does not know.
 */
export function boundsOf(data: string): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y, startX, startY, pullX, pullY] = [0, 0, 0, 0, 0, 0];
  const see = (px: number, py: number) => {
    box.left = Math.min(box.left, px);
    box.right = Math.max(box.right, px);
    box.top = Math.min(box.top, py);
    box.bottom = Math.max(box.bottom, py);
  };
  const bend = (points: readonly (readonly [number, number])[]) => {
    for (let step = 1; step <= STEPS; step++) {
      let row = points;
      while (row.length > 1) {
        row = row.slice(1).map(([px, py], i) => {
          const [qx, qy] = row[i]!;
          return [qx + ((px - qx) * step) / STEPS, qy + ((py - qy) * step) / STEPS] as const;
        });
      }
      see(...row[0]!);
    }
    [x, y] = points.at(-1)!;
    [pullX, pullY] = points.at(-2)!;
  };
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const arity = ARITY[kind];
    if (arity === undefined || (letter !== kind && kind !== 'm')) throw new Error(`path command ${letter}`);
    if (kind === 'z') [x, y] = [startX, startY];
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let at = 0; at < numbers.length; at += arity) {
      const n = numbers.slice(at, at + arity) as [number, number, number, number, number, number, number];
      if (kind === 'm') {
        const from = letter === 'M' ? [0, 0] : [x, y];
        [x, y] = [from[0]! + n[0], from[1]! + n[1]];
        [startX, startY] = [x, y];
      } else if (kind === 'l') [x, y] = [x + n[0], y + n[1]];
      else if (kind === 'h') x += n[0];
      else if (kind === 'v') y += n[0];
      else if (kind === 'q')
        bend([
          [x, y],
          [x + n[0], y + n[1]],
          [x + n[2], y + n[3]],
        ]);
      else if (kind === 't')
        bend([
          [x, y],
          [2 * x - pullX, 2 * y - pullY],
          [x + n[0], y + n[1]],
        ]);
      else if (kind === 'c')
        bend([
          [x, y],
          [x + n[0], y + n[1]],
          [x + n[2], y + n[3]],
          [x + n[4], y + n[5]],
        ]);
      else if (kind === 's')
        bend([
          [x, y],
          [2 * x - pullX, 2 * y - pullY],
          [x + n[0], y + n[1]],
          [x + n[2], y + n[3]],
        ]);
      else {
        const bulge = n[4] === 1 ? -Math.sign(n[5]) : Math.sign(n[5]);
        see(x + n[5] / 2, y + n[6] / 2 + bulge * n[1]);
        [x, y] = [x + n[5], y + n[6]];
      }
      see(x, y);
      if (!'qtcs'.includes(kind)) [pullX, pullY] = [x, y];
    }
  }
  return { ...box, width: Math.round(box.right - box.left), height: Math.round(box.bottom - box.top) };
}
