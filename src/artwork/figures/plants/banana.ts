import { limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** A broad leaf that arches from (x, y), torn along its lower edge; and its pale midrib. */
function leaf(
  x: number,
  y: number,
  angle: number,
  reach: number,
  droop: number,
): { blade: string; rib: string } {
  const at = (share: number): [number, number] => [
    x + Math.cos(angle) * reach * share,
    y - Math.sin(angle) * reach * share + droop * reach * share ** 2,
  ];
  const wide = (share: number) => reach * 0.15 * Math.sin(Math.PI * (0.08 + share * 0.88)) ** 0.7;
  const upper = [0.15, 0.4, 0.65, 0.88].map((share): Knot => [at(share)[0], at(share)[1] - wide(share)]);
  const lower = [0.92, 0.76, 0.6, 0.44, 0.28].flatMap((share): Knot[] => {
    const [tearX, tearY] = at(share);
    const [flapX, flapY] = at(share - 0.07);
    return [
      [tearX, tearY + wide(share) * 0.5, 1],
      [flapX + reach * 0.03, flapY + wide(share) * 1.5, 1],
      [flapX, flapY + wide(share) * 1.2, 1],
    ];
  });
  return {
    blade: outline([[x, y, 1], ...upper, [...at(1.04), 1], ...lower]),
    rib: limb([0, 0.3, 0.6, 1].map((share, index): Knot => [...at(share), [3, 3, 2, 0][index]!])),
  };
}

/** A banana plant of five metres: sheathed stem (pale, dark edge), arching torn leaves (body, shade, lit), a hanging bunch (accent). */
export function banana(): Figure {
  const grown = (leaves: readonly (readonly [number, number, number])[]) =>
    leaves.map(([angle, reach, droop]) => leaf(0, -270, angle, reach, droop));
  const back = grown(points('1.9,230,0.2 1.15,250,0.25 -0.3,190,0.5 3.5,190,0.5'));
  const front = grown(points('0.5,270,0.6 2.55,280,0.62'));
  const lit = grown(points('2.15,260,0.42 0.95,260,0.5'));
  const joined = (leaves: typeof back, part: 'blade' | 'rib') => leaves.map((one) => one[part]).join('');
  const hands = [0, 1, 2, 3].map((row) =>
    outline([
      [60 - 22 + row * 3, -226 + row * 24, 1],
      [62, -236 + row * 24],
      [84 - row * 3, -226 + row * 24, 1],
      [80 - row * 3, -204 + row * 24],
      [62, -214 + row * 24],
      [42 + row * 3, -204 + row * 24],
    ]),
  );
  return drawn('banana plant', [
    fill('shade', joined(back, 'blade')),
    fill('pale', limb('0,0,26 0,-20,22 -4,-150,17 0,-290,12'), limb('40,0,13 40,-50,11 44,-90,6 54,-120,0')),
    fill(
      'dark',
      limb('12,0,9 12,-60,7 8,-160,5 6,-280,3'),
      limb('4,-270,4 50,-280,4 62,-236,4 62,-110,4'),
      '50,-112,1 46,-90 62,-66,1 78,-90 74,-112,1',
    ),
    fill('accent', ...hands),
    fill('body', joined(front, 'blade')),
    fill('lit', joined(lit, 'blade')),
    fill('pale', joined(front, 'rib'), joined(lit, 'rib')),
  ]);
}
