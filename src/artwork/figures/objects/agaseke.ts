import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';

const BASKET = '-100,-150,1 100,-150,1 116,-110 118,-60 104,-20 84,0,1 -84,0,1 -104,-20 -118,-60 -116,-110';
const LID =
  '0,-420,1 12,-408,1 22,-350 46,-280 84,-206 120,-150,1 112,-138,1 -112,-138,1 -120,-150,1 -84,-206 -46,-280 -22,-350 -12,-408,1';

/** Points of a zigzag round the basket between two heights, `half` wide. */
const zigzag = (half: number, high: number, low: number, count: number) =>
  Array.from({ length: count * 2 + 1 }, (_, at) => {
    const angle = (at / (count * 2) - 0.5) * Math.PI;
    return `${Math.round(Math.sin(angle) * half)},${at % 2 === 0 ? low : high},1`;
  }).join(' ');

/** A basket with a tall pointed lid, its foot at the origin, lit from the right: straw in light and in shade, and what is woven in. */
export const agaseke = (
  placing: Placing,
  { straw, shade, dark, red }: { straw: string; shade: string; dark: string; red: string },
): Layer =>
  moved(
    placing,
    within(
      straw,
      BASKET,
      cut(
        dark,
        `${zigzag(130, -120, -76, 5)} 140,-30,1 ${zigzag(130, -62, -18, 5).split(' ').toReversed().join(' ')} -140,-30,1`,
      ),
      cut({ fill: shade, opacity: 0.8 }, '-10,-160,1 -40,-70 -20,10,1 -140,10,1 -140,-160,1'),
    ),
    within(
      straw,
      LID,
      cut(red, `${zigzag(124, -210, -166, 5)} 140,-138,1 -140,-138,1`),
      cut(dark, `-80,-236,1 ${zigzag(78, -292, -248, 4)} 80,-236,1`),
      cut(red, '-40,-330,1 0,-372,1 40,-330,1'),
      cut({ fill: shade, opacity: 0.8 }, '0,-430,1 -12,-300 -30,-220 -20,-130,1 -140,-130,1 -60,-300,1'),
    ),
    inked(dark, 5, '-110,-142 110,-142'),
  );
