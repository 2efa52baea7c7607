import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { blade } from './foliage.ts';

/** A coffee bush of two metres: arching branches with paired glossy leaves (body, lit, those behind shade) and ripe cherries (accent). */
export function coffeeBush({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`coffee ${seed}`).next;
  const [stems, back, front, lit, cherries] = [[], [], [], [], []] as [
    string[],
    string[],
    string[],
    string[],
    string[],
  ];
  for (let branch = 0; branch < 9; branch++) {
    const lean = (branch / 8) * 2 - 1;
    const rise = 150 + 50 * Math.cos(lean * 1.5) + chance() * 20;
    const at = (share: number): [number, number] => [
      lean * 110 * share ** 1.2,
      -rise * Math.sin(share * 1.75) * (1 - Math.abs(lean) * 0.25),
    ];
    stems.push(
      limb([
        [lean * 8, 0, 5],
        [...at(0.5), 3],
        [...at(1), 1],
      ]),
    );
    for (const share of [0.34, 0.54, 0.74, 0.94]) {
      const [x, y] = at(share);
      const long = 46 - share * 12;
      for (const side of [-1, 1]) {
        const leaf = blade(x, y, x + side * long, y + 10 + chance() * 22, 11);
        if (branch % 3 === 1) back.push(leaf);
        else (side < 0 && share > 0.5 ? lit : front).push(leaf);
      }
      if (branch % 2 === 0 && share < 0.9) {
        cherries.push(disc(x - 6, y + 8, 6) + disc(x + 6, y + 12, 6) + disc(x, y + 2, 5));
      }
    }
  }
  return drawn('coffee bush', [
    fill('dark', ...stems),
    fill('shade', ...back),
    fill('body', ...front),
    fill('accent', ...cherries),
    fill('lit', ...lit),
  ]);
}
