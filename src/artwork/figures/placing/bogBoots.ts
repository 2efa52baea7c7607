import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';

const BOOT =
  '-70,-310,1 70,-310,1 74,-220 62,-130 64,-80 78,-40 74,0,1 -66,0,1 -70,-40 -60,-80 -58,-130 -74,-220';
const DARK = { fill: '#5c2410', opacity: 0.3 };

/** A yellow rubber boot from behind, its heel at the origin, 310 pixels high, the sun at the right. */
const boot: readonly Layer[] = [
  within(
    '#e89a1c',
    BOOT,
    cut('#b86a14', '-90,-320,1 -30,-320,1 -36,-220 -18,-130 -24,-60 -30,10,1 -90,10,1'),
    cut('#ffd04a', '34,-320,1 90,-320,1 90,10,1 46,10,1 42,-60 30,-130 46,-220'),
    cut('#fff0b0', '60,-320,1 90,-320,1 90,-200,1 66,-210,1'),
    // Creases at the ankle, the strip down the heel, the sole.
    cut(
      DARK,
      '-80,-150,1 0,-128 80,-152,1 80,-142,1 0,-112 -80,-138,1;-80,-118,1 10,-96 80,-114,1 80,-106,1 10,-82 -80,-108,1',
    ),
    cut(DARK, '-9,-300,1 9,-300,1 7,-150 8,-40,1 -8,-40,1 -7,-150'),
    cut('#3a2420', '-90,-26,1 90,-26,1 90,10,1 -90,10,1'),
    cut('#6c4a30', '30,-26,1 90,-26,1 90,-12,1 34,-12,1'),
    cut('#c87c18', '-90,-310,1 90,-310,1 90,-286,1 0,-278 -90,-286,1'),
    cut('#ffe07a', '20,-310,1 90,-310,1 90,-286,1 26,-281,1'),
  ),
];

/** A trouser leg from `top` down into a boot whose upper edge is at (x, y), `half` wide there. */
const leg = (row: string, lit: string, folds: string): readonly Layer[] => [
  within('#24406c', row, cut('#4f74a0', lit), cut({ fill: '#101c40', opacity: 0.5 }, folds)),
];

/** Someone in yellow rubber boots who steps from tussock to tussock, from behind and close by: the legs alone, the near heel at (390, 800), the far one at (806, 636), in a picture of 1200 x 900. */
export const bogBoots: readonly Layer[] = [
  ...leg(
    '640,-20,1 820,-20,1 836,100 860,220 866,366,1 742,366,1 736,230 700,110',
    '760,-20,1 840,-20,1 870,220 880,366,1 830,366,1 820,220 790,100',
    '690,60,1 760,96 840,80,1 770,120 704,110,1;736,220,1 790,250 860,232,1 800,274 740,262,1;742,320,1 800,340 866,326,1 800,360 742,350,1',
  ),
  moved({ x: 806, y: 640, scale: 0.92 }, ...boot),
  ...leg(
    '330,-20,1 600,-20,1 560,100 500,220 480,412,1 302,412,1 296,240 300,110',
    '520,-20,1 640,-20,1 590,110 520,230 494,420,1 430,420,1 440,230 480,100',
    '300,80,1 420,130 560,90,1 440,170 300,140,1;292,240,1 390,280 496,244,1 400,310 292,290,1;296,350,1 390,384 484,356,1 390,404 296,390,1',
  ),
  moved({ x: 390, y: 806, scale: 1.3 }, ...boot),
];
