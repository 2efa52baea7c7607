import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/**
 * Leaves around the middle at the angles that pass `only`. With `side` just that half of every blade which faces the light
 * from the upper left.
 */
function ring(
  count: number,
  reach: number,
  half: number,
  turn: number,
  only: (angle: number) => boolean,
  side = 0,
): string {
  let leaves = '';
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = ((leaf + turn) / count) * Math.PI * 2;
    if (!only(angle)) continue;
    const long = reach * (0.9 + 0.1 * Math.cos(leaf * 2.4));
    const [right, down] = [-Math.sin(angle), Math.cos(angle)];
    const towards = (right + down > 0 ? -1 : 1) * side * half;
    const at = (share: number, lift: number, off = 0): [number, number] => [
      Math.cos(angle) * long * share + right * off,
      (Math.sin(angle) * long * share + down * off) * 0.82 - lift,
    ];
    const width = half * (1 - side);
    leaves += limb([
      [...at(0.06, 0), width * 0.3],
      [...at(0.4, reach * 0.06, towards), width],
      [...at(0.75, reach * 0.04, towards * 0.86), width * 0.86],
      [...at(1, 0), 0],
    ]);
  }
  return leaves;
}

const all = () => true;
const sunny = (angle: number) => Math.cos(angle) < -0.1 && Math.sin(angle) < 0.75;

/**
 * The rosette of a giant lobelia seen aslant from above, 1.2 m across, at 1000 units a metre: rings of sword leaves around a
 * heart that closes at night; water stands between the leaves.
 */
export function lobeliaOpen(): Figure {
  return drawn('lobelia open', [
    fill('dark', ring(20, 640, 62, 0, all)),
    fill('shade', ring(20, 630, 58, 0, all, 0.5)),
    fill('dark', ring(17, 520, 66, 0.4, all)),
    fill('body', ring(17, 512, 62, 0.4, all, 0.5)),
    fill('shade', ring(15, 410, 58, 0.1, all)),
    fill('body', ring(15, 404, 54, 0.1, all, 0.5)),
    fill('lit', ring(15, 404, 54, 0.1, sunny, 0.5)),
    fill('shade', ring(13, 300, 50, 0.5, all)),
    fill('lit', ring(13, 294, 46, 0.5, all, 0.5)),
    fill('shade', ring(11, 196, 40, 0.2, all)),
    fill('lit', ring(11, 190, 36, 0.2, all, 0.5)),
    fill('shade', ring(9, 110, 28, 0.6, all)),
    fill('pale', ring(9, 104, 24, 0.6, all, 0.5)),
  ]);
}
