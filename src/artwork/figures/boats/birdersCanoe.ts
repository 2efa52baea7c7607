import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';

const sitter = (x: number, coat: string, lit: string, hat: string) => [
  cut(coat, `${x - 24},-18,1 ${x - 24},-58 ${x - 10},-78 ${x + 10},-78 ${x + 24},-58 ${x + 24},-18,1`),
  cut(lit, `${x + 4},-78,1 ${x + 18},-72 ${x + 24},-54 ${x + 24},-18,1 ${x + 12},-18,1 ${x + 12},-56`),
  cut('#3a2228', disc(x + 2, -92, 13, 16)),
  cut(hat, `${x - 24},-98,1 ${x - 12},-102 ${x - 10},-120 ${x + 14},-120 ${x + 16},-102 ${x + 28},-98,1`),
];

/** A narrow canoe with two visitors close together and a man who poles it, 360 pixels long, the water at y = 0, bow to the right. */
export const birdersCanoe = (placing: Placing): Layer =>
  moved(
    placing,
    inked('#3a2430', 5, '-176,-210 -124,30'),
    ...sitter(-10, '#1f5a64', '#6fae9c', '#f2d49c'),
    ...sitter(58, '#c8402c', '#ff8a54', '#fff0cc'),
    cut('#241828', '-152,-14,1 -150,-80,1 -118,-80,1 -116,-14,1'),
    cut('#a8612c', '-158,-70,1 -156,-130 -146,-150 -122,-150 -110,-130 -108,-70,1'),
    cut('#f2a850', '-128,-150,1 -114,-140 -108,-70,1 -122,-70,1 -122,-130'),
    cut('#3a2228', disc(-132, -168, 13, 16)),
    inked('#a8612c', 13, '-150,-138 -176,-118 -158,-110', '-118,-138 -140,-104 -152,-96'),
    cut('#3a2430', '-216,-30,1 -170,-20 0,-16 140,-20 196,-40,1 176,-8 140,8 -160,8 -196,-4'),
    cut('#8a5a44', '40,-18,1 140,-20 196,-40,1 180,-18 140,-8 60,-6,1'),
  );
