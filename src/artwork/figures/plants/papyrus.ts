import { random } from '../../canvas/random.ts';
import { limb, line } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** One mop head: a burst of threads from (x, y), those at its sides bowed down by their own weight. */
function mop(chance: () => number, x: number, y: number, reach: number, tilt: number, rays: number): string {
  return Array.from({ length: rays }, (_, index) => {
    const angle = -0.62 + ((Math.PI + 1.24) * index) / (rays - 1) + tilt + (chance() - 0.5) * 0.12;
    const long = reach * (0.84 + chance() * 0.2);
    const [alongX, alongY] = [Math.cos(angle) * long, -Math.sin(angle) * long];
    const sag = reach * 0.3 * Math.abs(Math.cos(angle));
    return line([
      [x, y],
      [x + alongX * 0.7, y + alongY * 0.7 - sag * 0.5],
      [x + alongX, y + alongY + sag],
    ]);
  }).join('');
}

interface Papyrus {
  stems?: number;
  /** Height of the tallest in metres; papyrus reaches four to five. */
  height?: number;
  seed?: number;
}

/**
 * A clump of papyrus: a undergrowth of bare stems, each under a pompom of threads: near ones body with a few lit threads,
 * those behind shade.
 */
export function papyrus({ stems = 9, height = 3.6, seed = 1 }: Papyrus = {}): Figure {
  const chance = random(`papyrus ${seed}`).next;
  const [near, far, lit, nearStems, farStems] = [[], [], [], [], []] as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  for (let index = 0; index < stems; index++) {
    const behind = index % 3 === 1;
    const foot = (index - (stems - 1) / 2) * 19 + (chance() - 0.5) * 14;
    const lean = foot * 0.8 + (chance() - 0.5) * 50;
    const tall = height * 100 * (0.55 + chance() * 0.45);
    const [topX, topY] = [foot + lean, -tall];
    const reach = 46 + chance() * 16;
    const tilt = -lean / 260;
    const stem = limb([
      [foot, 0, 3],
      [foot + lean * 0.25, -tall * 0.5, 2],
      [topX, topY, 1],
    ]);
    (behind ? farStems : nearStems).push(stem);
    (behind ? far : near).push(mop(chance, topX, topY, reach, tilt, 21));
    if (!behind) lit.push(mop(chance, topX, topY, reach * 0.8, tilt, 7));
  }
  return drawn('papyrus', [
    fill('shade', ...farStems),
    stroke('shade', 2, ...far),
    fill('body', ...nearStems),
    stroke('body', 2, ...near),
    stroke('lit', 2, ...lit),
  ]);
}
