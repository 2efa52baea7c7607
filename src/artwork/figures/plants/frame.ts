import { random } from '../../canvas/random.ts';
import { limb, line } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { blade } from './foliage.ts';

/*
 * Frames: what hangs into a picture from its edge. Their origin is where they enter, at the left edge, and they grow
 * right and down from there; a scene mirrors them for the right side. Nothing of them stands on the ground.
 */

/** A mossy bough with hanging lianas and tufts of epiphytes, seven metres long. Wood dark, moss and leaves body, lit. */
export function lianaBranch({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`lianaBranch ${seed}`).next;
  const bough: Knot[] = points('-20,-30,34 160,10,29 340,-10,22 520,26,14 720,-30,4');
  const fork: Knot[] = points('330,-6,18 430,-80,12 560,-110,4');
  const tufts = points('70,-14 210,-16 330,-28 455,-6 430,-88 560,-108 600,2 715,-30');
  const leaves = tufts.map(([x = 0, y = 0], index) =>
    Array.from({ length: 6 }, (_, leaf) => {
      const angle = 0.25 + (leaf / 5) * 2.6 + (chance() - 0.5) * 0.3;
      const long = (index % 3 === 0 ? 84 : 62) * (0.8 + chance() * 0.35);
      return blade(x, y + 4, x + Math.cos(angle) * long, y - Math.sin(angle) * long * 0.8, 8);
    }).join(''),
  );
  const vine = (x: number, y: number, drop: number, sway: number) =>
    line([
      [x, y],
      [x + sway, y + drop * 0.4],
      [x - sway * 0.4, y + drop * 0.75],
      [x + sway * 0.3, y + drop],
    ]);
  const hanging = points('120,120 250,330 395,190').flatMap(([x = 0, drop = 0]) =>
    [0.3, 0.55, 0.8, 1].map((share, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      return blade(x, drop * share, x + side * 34, drop * share + 40, 9);
    }),
  );
  const moss =
    '-20,0,1 150,44 300,8 420,40 560,26,1 470,52 400,34 340,72 280,28 210,74 150,46 80,70 -20,24,1';
  return drawn('liana branch', [
    stroke('dark', 6, vine(118, 20, 120, 16), vine(250, 10, 330, 24), vine(395, 10, 190, -20)),
    fill('dark', limb(bough), limb(fork)),
    fill('shade', moss, ...hanging),
    fill('body', ...leaves.filter((_, index) => index % 2 === 0)),
    fill('lit', ...leaves.filter((_, index) => index % 2 === 1)),
  ]);
}

/** A spray of bougainvillea, three metres long: arching stems (dark), leaves body, papery flowers accent with lit ones among them. */
export function bougainvillea({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`bougainvillea ${seed}`).next;
  const stems: [number, number, number, number][] = [
    [0, -20, 300, 90],
    [0, -10, 210, 190],
    [0, 0, 110, 240],
    [0, -30, 250, -30],
  ];
  const at = ([x, y, toX, toY]: [number, number, number, number], share: number): [number, number] => [
    x + (toX - x) * share,
    y + (toY - y) * share - Math.sin(Math.PI * share) * 44,
  ];
  const flower = (x: number, y: number, size: number) =>
    [0.5, 2.6, 4.7].map((turn) => {
      const angle = turn + chance() * 0.8;
      return blade(x, y, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.34);
    });
  const [leaves, flowers, lit] = [[], [], []] as [string[], string[], string[]];
  for (const stem of stems) {
    for (let index = 1; index <= 8; index++) {
      const [x, y] = at(stem, index / 8);
      const [awayX, awayY] = [x + (chance() - 0.5) * 34, y + (chance() - 0.5) * 34];
      if (index % 2 === 0) leaves.push(blade(x, y, x + 30 - chance() * 50, y + 34, 8));
      (index % 3 === 1 ? lit : flowers).push(...flower(awayX, awayY, 19 + chance() * 7));
    }
  }
  return drawn('bougainvillea', [
    fill(
      'dark',
      ...stems.map((stem) =>
        limb([
          [...at(stem, 0), 6],
          [...at(stem, 0.4), 4],
          [...at(stem, 1), 0],
        ]),
      ),
    ),
    fill('body', ...leaves),
    fill('accent', ...flowers),
    fill('lit', ...lit),
  ]);
}
