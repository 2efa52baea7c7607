import { box, limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** A tusk that rises from x and curves over to the side where `lean` points, and the band of light along it. */
function tusk(x: number, lean: 1 | -1): { whole: string; lit: string; seams: string } {
  const spine: Knot[] = [
    [x, 0, 52],
    [x - lean * 16, -240, 50],
    [x + lean * 50, -520, 42],
    [x + lean * 200, -770, 30],
    [x + lean * 440, -930, 3],
  ];
  const light = spine.map(([px, y, half = 0]): Knot => [px - half * 0.5, y, half * 0.3]);
  const seams = [0.3, 0.62].map((share) => {
    const y = -560 * share - 60;
    const at = x + (share > 0.5 ? lean * 8 : -lean * 8);
    return limb([
      [at - 52, y, 4],
      [at, y - 10, 4],
      [at + 52, y, 4],
    ]);
  });
  return { whole: limb(spine), lit: limb(light), seams: seams.join('') };
}

/**
 * The tusks of Moi Avenue: two pairs of metal tusks, each pair crossed above one carriageway, so that together they
 * write an M; nine metres high, the middle of the road at x = 0.
 */
export function mombasaTusks(): Figure {
  const back = [tusk(-150, -1), tusk(620, -1)];
  const front = [tusk(-620, 1), tusk(150, 1)];
  const all = (tusks: typeof back, layer: keyof (typeof back)[number]) =>
    tusks.map((one) => one[layer]).join('');
  const feet = [-620, -150, 150, 620].map((x) => box(x - 74, -46, 148, 46)).join('');
  return drawn('tusks', [
    fill('shade', all(back, 'whole')),
    fill('dark', all(back, 'seams')),
    fill('body', all(front, 'whole')),
    fill('lit', all(front, 'lit'), all(back, 'lit')),
    fill('dark', all(front, 'seams'), feet),
  ]);
}
