import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** Leaves around the middle, half of a ring at every second angle, `squash` seen aslant. */
function ring(
  count: number,
  reach: number,
  half: number,
  turn: number,
  only: (angle: number) => boolean,
): string {
  let leaves = '';
  for (let leaf = 0; leaf < count; leaf++) {
    const angle = ((leaf + turn) / count) * Math.PI * 2;
    if (!only(angle)) continue;
    const long = reach * (0.9 + 0.1 * Math.cos(leaf * 2.4));
    const at = (share: number, lift: number): [number, number] => [
      Math.cos(angle) * long * share,
      Math.sin(angle) * long * share * 0.82 - lift,
    ];
    leaves += limb([
      [...at(0.06, 0), half * 0.3],
      [...at(0.4, reach * 0.06), half],
      [...at(0.75, reach * 0.04), half * 0.86],
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
    fill('dark', ring(20, 620, 62, 0, all)),
    fill('shade', ring(18, 580, 54, 0.4, all)),
    fill('body', ring(16, 480, 54, 0, all)),
    fill('lit', ring(16, 470, 20, 0.12, sunny)),
    fill('shade', ring(14, 370, 50, 0.5, all)),
    fill('body', ring(13, 330, 44, 0.2, all)),
    fill('lit', ring(13, 320, 16, 0.3, sunny)),
    fill('shade', ring(11, 220, 38, 0, all)),
    fill('body', ring(10, 180, 30, 0.4, all)),
    fill('lit', ring(10, 172, 12, 0.5, sunny)),
    fill('pale', ring(7, 86, 18, 0, all)),
  ]);
}
