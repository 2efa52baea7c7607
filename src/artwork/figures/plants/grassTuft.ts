import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { blade } from './foliage.ts';

/** A tuft of tall grass for the foreground, `height` metres high: blades body, behind shade, a few seed heads lit. */
export function grassTuft({
  height = 1.2,
  blades = 16,
  seed = 1,
}: { height?: number; blades?: number; seed?: number } = {}): Figure {
  const chance = random(`grass ${seed}`).next;
  const [near, far, heads]: [string[], string[], string[]] = [[], [], []];
  for (let index = 0; index < blades; index++) {
    const lean = ((index + 0.5) / blades) * 2 - 1;
    const tall = height * 100 * (1 - Math.abs(lean) * 0.35) * (0.6 + chance() * 0.4);
    const foot = lean * height * 16 + (chance() - 0.5) * 8;
    const tip: [number, number] = [foot + lean * tall * 0.8 + (chance() - 0.4) * 24, -tall];
    const stalk = limb([
      [foot, 0, 2.5],
      [foot + (tip[0] - foot) * 0.25, -tall * 0.7, 2],
      [...tip, 0],
    ]);
    (index % 3 === 1 ? far : near).push(stalk);
    if (index % 4 === 0) heads.push(blade(...tip, tip[0] + lean * 14, tip[1] - 20, 3));
  }
  return drawn('grass tuft', [fill('shade', ...far), fill('body', ...near), fill('lit', ...heads)]);
}
