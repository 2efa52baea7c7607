import { random } from '../../canvas/random.ts';
import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { blade } from './foliage.ts';

/** A spray of hanging blades at (x, y): `side` -1 points left. */
function spray(chance: () => number, x: number, y: number, side: 1 | -1, reach: number): string {
  const twig = limb([
    [x, y, 4],
    [x + side * reach * 0.4, y - reach * 0.22, 3],
    [x + side * reach * 0.8, y - reach * 0.16, 0],
  ]);
  const blades = [0.35, 0.6, 0.8, 1].map((share, index) => {
    const [fromX, fromY] = [x + side * reach * 0.8 * share, y - reach * 0.2 * Math.sin(share * 2)];
    const fall = 1.2 - index * 0.3 + (chance() - 0.5) * 0.3;
    const long = reach * (0.62 + chance() * 0.16);
    const [alongX, alongY] = [side * Math.cos(fall), Math.sin(fall)];
    return blade(fromX, fromY, fromX + alongX * long, fromY + alongY * long, reach * 0.05);
  });
  return twig + blades.join('');
}

interface Bamboo {
  culms?: number;
  /** Height of the tallest in metres; mountain bamboo reaches fifteen. */
  height?: number;
  seed?: number;
}

/** A stand of bamboo: jointed culms (body, those behind shade, lit on the left edge, nodes dark) and sprays of leaves (lit, shade). */
export function bamboo({ culms = 5, height = 11, seed = 1 }: Bamboo = {}): Figure {
  const chance = random(`bamboo ${seed}`).next;
  const [stems, edges, nodes, near, far] = [[], [], [], [], []] as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  const back: string[] = [];
  for (let index = 0; index < culms; index++) {
    const behind = index % 2 === 1;
    const foot = (index - (culms - 1) / 2) * 62 + (chance() - 0.5) * 30;
    const lean = (foot / (culms * 31)) * 90 + (chance() - 0.5) * 80;
    const tall = height * 100 * (behind ? 0.78 : 0.9 + chance() * 0.1);
    const half = behind ? 9 : 12;
    const at = (share: number) => [foot + lean * share ** 2 * 1.4, -tall * share] as const;
    const culm = limb([
      [...at(0), half],
      [...at(0.35), half],
      [...at(0.7), half * 0.75],
      [...at(1), 2],
    ]);
    (behind ? back : stems).push(culm);
    if (!behind)
      edges.push(
        limb([0, 0.35, 0.7, 0.96].map((share) => [at(share)[0] - half * 0.6, at(share)[1], half * 0.22])),
      );
    for (let joint = 1; joint < 9; joint++) {
      const share = (joint / 9) ** 1.08;
      const [x, y] = at(share);
      const wide = half * (share > 0.5 ? 1.5 - share * 0.9 : 1.1) + 2;
      nodes.push(box(x - wide, y, wide * 2, 5));
      if (joint < 4 || (joint + index) % 3 === 0) continue;
      const side = joint % 2 === 0 ? 1 : -1;
      (behind ? far : near).push(spray(chance, x, y, side, 120 + chance() * 70));
    }
    near.push(spray(chance, ...at(0.985), lean < 0 ? -1 : 1, 130));
  }
  return drawn('bamboo', [
    fill('shade', ...back, ...far),
    fill('body', ...stems),
    fill('pale', ...edges),
    fill('dark', ...nodes),
    fill('lit', ...near),
  ]);
}
