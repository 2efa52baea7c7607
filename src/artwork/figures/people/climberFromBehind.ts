import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a climber wears: jacket, pack, trousers and hat, and the lit side of jacket and pack. */
export interface ClimberDress {
  jacket: string;
  pack: string;
  trousers: string;
  hat: string;
  lit: string;
}

/** Someone who climbs away from us, a pack on the back, one foot higher, the left one if `left`: 200 pixels tall, feet at the origin, lit from the right. */
export const climberFromBehind = (
  { jacket, pack, trousers, hat, lit }: ClimberDress,
  left = false,
): readonly Layer[] => [
  moved(
    { x: 0, y: 0, flip: left },
    cut('#241c20', '-26,2,1 -27,-12 -18,-20 -6,-14 -4,2,1;8,-26,1 8,-40 18,-47 29,-40 31,-26,1'),
    cut(trousers, limb('-12,-108,15 -15,-58,12 -15,-12,9'), limb('12,-108,15 20,-72,14 18,-38,9')),
  ),
  cut(jacket, limb('-22,-164,11 -38,-132,9 -34,-104,7'), limb('22,-164,11 38,-134,9 36,-106,7')),
  within(
    jacket,
    '-28,-166,1 -32,-134 -28,-94,1 28,-94,1 32,-134 28,-166,1 0,-178',
    cut(lit, '20,-180,1 18,-136 18,-94,1 40,-94,1 40,-180,1'),
  ),
  cut('#4a2f26', disc(0, -188, 12, 15)),
  within(
    pack,
    '-23,-172,1 -28,-144 -26,-112 -16,-104,1 16,-104,1 26,-112 28,-144 23,-172,1 0,-182',
    cut(lit, '13,-184,1 11,-144 13,-100,1 40,-100,1 40,-184,1'),
    cut('#1a1518', '-30,-134,1 30,-134,1 30,-129,1 -30,-129,1'),
  ),
  cut(hat, '-25,-194,1 -16,-199 -14,-212 0,-217 14,-212 16,-199 25,-194,1 0,-187'),
];
