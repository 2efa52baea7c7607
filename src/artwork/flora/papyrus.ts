import { limb } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';
import { random } from '../random.ts';

/** One mop head: thread-like rays that burst from (x, y) and bow at their ends. */
function mop(
  chance: () => number,
  x: number,
  y: number,
  reach: number,
  tilt: number,
  rays: number,
  from: number,
  to: number,
): string {
  return Array.from({ length: rays }, (_, index) => {
    const angle = from + ((to - from) * index) / (rays - 1) + tilt + (chance() - 0.5) * 0.12;
    const long = reach * (0.82 + chance() * 0.22);
    const [alongX, alongY] = [Math.cos(angle) * long, -Math.sin(angle) * long];
    const sag = reach * (0.1 + 0.34 * Math.abs(Math.cos(angle)));
    return limb([
      [x, y, 2],
      [x + alongX * 0.6, y + alongY * 0.6 - sag * 0.15, 3],
      [x + alongX, y + alongY + sag, 0],
    ]);
  }).join('');
}

interface Papyrus {
  stems?: number;
  /** Height of the tallest in metres; papyrus reaches four to five. */
  height?: number;
  seed?: number;
}

/** A clump of papyrus: bare three-sided stems (body, behind shade) under mop heads (body and lit, behind shade). */
export function papyrus({ stems = 6, height = 3.6, seed = 1 }: Papyrus = {}): Figure {
  const chance = random(`papyrus ${seed}`).next;
  const near: string[] = [];
  const far: string[] = [];
  const lit: string[] = [];
  for (let index = 0; index < stems; index++) {
    const behind = index % 3 === 1;
    const foot = (index - (stems - 1) / 2) * 34 + (chance() - 0.5) * 20;
    const lean = foot * 0.55 + (chance() - 0.5) * 50;
    const tall = height * 100 * (0.62 + chance() * 0.38);
    const [topX, topY] = [foot + lean, -tall];
    const reach = 62 + chance() * 18;
    const tilt = -lean / 260;
    const into = behind ? far : near;
    into.push(
      limb([
        [foot, 0, 5],
        [foot + lean * 0.3, -tall * 0.5, 4],
        [topX, topY, 3],
      ]),
    );
    into.push(mop(chance, topX, topY, reach, tilt, 10, -0.35, Math.PI + 0.35));
    if (!behind) lit.push(mop(chance, topX - 2, topY - 2, reach * 0.86, tilt, 4, 1.35, 2.7));
  }
  return drawn('papyrus', [
    { tone: 'shade', d: far.join('') },
    { tone: 'body', d: near.join('') },
    { tone: 'lit', d: lit.join('') },
  ]);
}
