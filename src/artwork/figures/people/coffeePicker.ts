import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SKIN_LIT, SCARF, SCARF_LIT, BLOUSE, BLOUSE_LIT, KANGA, KANGA_LIT, HEM] = [
  '#3c1e1e',
  '#a8623c',
  '#b8402c',
  '#ff7a48',
  '#5c6c8c',
  '#f4ecc4',
  '#b03428',
  '#f26a40',
  '#ffe9a8',
];

/** A woman from behind who reaches up to the right into a coffee tree, the sun on her right; 300 pixels high, the soles on the origin's row. */
export const coffeePicker: readonly Layer[] = [
  // The arm that reaches up, and the one that holds the branch down.
  cut(SKIN, limb('52,-234,11 80,-250,10 104,-296,8 116,-318,5')),
  cut(SKIN_LIT, limb('52,-226,5 86,-250,5 110,-294,4 119,-316,3')),
  cut(SKIN, '-22,-30,1 -8,-30,1 -8,-6 2,4,1 -30,4,1 -26,-8', '16,-30,1 32,-30,1 34,-8 46,4,1 14,4,1'),
  // The kanga, wrapped: the weight is on her left leg, the right knee gives.
  cut(KANGA, '-34,-160,1 34,-162,1 46,-130 44,-80 40,-24,1 6,-18 -34,-22,1 -42,-90 -46,-128'),
  cut(KANGA_LIT, '14,-162,1 34,-162,1 46,-130 44,-80 40,-24,1 24,-20,1 34,-70 30,-120'),
  cut(HEM, '-35,-40,1 6,-34 41,-42,1 40,-32,1 6,-25 -34,-31,1'),
  inked('#7c2430', 3, '-10,-150 -22,-90 -18,-44', '8,-140 2,-90 6,-40'),
  cut(
    BLOUSE,
    '-14,-252,1 16,-252,1 40,-244 50,-226 36,-204,1 36,-158,1 -36,-156,1 -34,-200 -40,-236 -30,-248',
  ),
  cut(BLOUSE_LIT, '16,-252,1 40,-244 50,-226 36,-204,1 36,-158,1 18,-158,1 26,-200 22,-236'),
  cut(SKIN, limb('-32,-234,12 -54,-196,10 -40,-164,8')),
  cut(SKIN, '-9,-250,1 11,-252,1 12,-274,1 -8,-274,1'),
  cut(SKIN, '-16,-290 0,-306 22,-298 29,-284 25,-274,1 20,-264 2,-262 -14,-272'),
  cut(SKIN_LIT, '20,-296,1 29,-284 25,-274,1 20,-264 12,-263,1 21,-276'),
  cut(SCARF, '-22,-282 -24,-310 -4,-320 18,-314 25,-292,1 4,-282 -10,-270,1 -18,-262 -26,-254,1 -30,-270'),
  cut(SCARF_LIT, '4,-318,1 18,-314 25,-292,1 12,-288,1 14,-304'),
  cut(BLOUSE, limb('-30,-238,14 -44,-216,14 -50,-198,13')),
  cut(BLOUSE_LIT, limb('30,-236,14 46,-228,15 62,-236,13')),
  // The basket on her hip.
  cut('#6a4424', '-84,-176,1 -22,-170,1 -26,-130 -44,-118 -66,-120 -82,-138'),
  cut('#c89048', '-86,-182,1 -20,-176,1 -20,-166,1 -86,-170,1'),
  cut(
    '#e8382c',
    disc(-74, -183, 6),
    disc(-64, -186, 6),
    disc(-53, -187, 7),
    disc(-42, -185, 6),
    disc(-31, -182, 6),
  ),
  cut(SKIN, disc(-38, -160, 9, 7)),
];
