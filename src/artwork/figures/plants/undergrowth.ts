import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';
import { blade, cushion, joinedCushions } from './foliage.ts';

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

/** Rows of clipped tea on a slope that rises to the right, ten metres wide: cushions body and lit, the paths between shade. */
export function teaRows({ rows = 4, seed = 1 }: { rows?: number; seed?: number } = {}): Figure {
  const chance = random(`tea ${seed}`).next;
  const rowsOf = Array.from({ length: rows }, (_, row) => {
    const base = -(rows - 1 - row) * 74 - 14;
    const shift = (row % 2) * 70;
    return Array.from({ length: 5 }, (_, bush) => {
      const left = -500 + bush * 196 + shift + chance() * 14;
      return cushion(chance, {
        left,
        right: left + 190,
        base: base - bush * 6,
        rise: 84,
        square: 4,
        arch: 0,
        tuft: 46,
      });
    });
  });
  const tea = joinedCushions(rowsOf.flat());
  return drawn('tea rows', [
    fill('shade', [
      [-500, 0, 1],
      [-500, -(rows - 1) * 74 - 40, 1],
      [500, -(rows - 1) * 74 - 70, 1],
      [500, 0, 1],
    ]),
    fill('body', tea.body),
    fill('lit', tea.lit),
  ]);
}

/** Water lilies on a still shore, four metres of them, seen at a low angle: notched pads body and shade, flowers accent and pale. */
export function waterLilies({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`lilies ${seed}`).next;
  const [pads, rims, petals, hearts]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (let index = 0; index < 9; index++) {
    const wide = 30 + chance() * 26;
    const [x, y] = [-180 + index * 45 + chance() * 20, -10 - (index % 3) * 18];
    pads.push(
      outline([
        [x, y, 1],
        [x + wide * 0.9, y - 7, 1],
        [x + wide * 0.6, y - 13],
        [x - wide * 0.5, y - 14],
        [x - wide * 1.2, y],
        [x - wide * 0.4, y + 11],
        [x + wide, y + 8],
        [x + wide * 1.05, y - 2, 1],
      ]),
    );
    rims.push(
      outline([
        [x - wide * 0.85, y, 1],
        [x - wide * 0.4, y + 11],
        [x + wide, y + 8],
        [x + wide * 1.05, y - 2, 1],
        [x + wide * 0.5, y + 3],
        [x - wide * 0.2, y + 4],
      ]),
    );
    if (index % 3 !== 1) continue;
    const fan = [-1.1, -0.55, 0, 0.55, 1.1].map((turn) =>
      blade(x, y - 6, x + Math.sin(turn) * 28, y - 6 - Math.cos(turn) * 32, 6),
    );
    petals.push(...fan);
    hearts.push(disc(x, y - 12, 4));
  }
  return drawn('water lilies', [
    fill('body', ...pads),
    fill('shade', ...rims),
    fill('accent', ...petals),
    fill('pale', ...hearts),
  ]);
}

/** A mangrove of six metres on its stilt roots (dark), which stand in the water or the mud at the ground line. */
export function mangrove({ seed = 1 }: { seed?: number } = {}): Figure {
  const chance = random(`mangrove ${seed}`).next;
  const stilts = [-230, -160, -96, -40, 30, 90, 150, 220].map((foot, index): Knot[] => {
    const from = -110 - (index % 3) * 46;
    return [
      [foot, 0, 5],
      [foot * 0.95, from * 0.5, 6],
      [foot * 0.7, from - 20, 7],
      [foot * 0.06, from, 9],
    ];
  });
  const wood = [
    '0,-70,0 -2,-130,14 -6,-240,15 10,-340,13 -20,-500,5',
    '4,-300,11 90,-360,8 200,-460,3',
    '0,-260,10 -110,-330,8 -220,-420,3',
  ];
  const crown = joinedCushions(
    [
      { left: -170, right: 210, base: -450, rise: 160 },
      { left: -320, right: -20, base: -370, rise: 120 },
      { left: 40, right: 330, base: -390, rise: 120 },
    ].map((shape) => cushion(chance, { ...shape, tuft: 52 })),
  );
  return drawn('mangrove', [
    fill('dark', ...stilts.map(limb), ...wood.map(limb)),
    fill('body', crown.body),
    fill('shade', crown.shade),
    fill('lit', crown.lit),
  ]);
}
