import { limb } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';

/**
 * An outrigger canoe of six metres from straight above, its bow up, its middle at the origin: the narrow dug-out hull,
 * two poles across it, a float at either end of them, and the sail rolled up along its yard.
 */
export function ngalawaAbove(): Figure {
  return drawn('ngalawa above', [
    fill('dark', '0,-310,1 34,-220 46,-60 44,140 26,260 0,300,1 -26,260 -44,140 -46,-60 -34,-220'),
    fill('body', '0,-282,1 24,-206 34,-60 32,136 18,240 0,270,1 -18,240 -32,136 -34,-60 -24,-206'),
    fill('shade', '0,-240,1 16,-190 24,-60 22,130 10,220 0,236,1 -10,220 -22,130 -24,-60 -16,-190'),
    fill('body', limb('-26,150,9 26,150,9; -28,30,9 28,30,9')),
    fill('dark', limb('-186,-100,6 186,-100,6; -186,96,6 186,96,6')),
    fill(
      'body',
      ...twice('176,-190,1 190,-150 194,0 190,140 176,170,1 164,140 160,0 164,-150').split(/(?=M)/),
    ),
    fill('shade', ...twice('184,-160,1 192,0 184,150,1 188,0').split(/(?=M)/)),
    fill('pale', limb('14,-262,6 18,-120,15 14,60,17 8,200,8')),
    fill('lit', limb('4,-240,2 8,-110,4 4,60,4 2,180,1')),
    fill('dark', limb('2,-200,3 34,-190,3; 0,-60,3 36,-54,3; -2,90,3 32,94,3')),
  ]);
}
