import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import type { Placed } from '../../drawing/placed.ts';

/** A knitted cap with a lamp on it, a hood, or a hat with a brim. */
export type Headwear = 'cap' | 'hood' | 'brim';

/** What a walker wears on a head drawn by `profileHead`, in its cloth: plain, lit, in shade. */
export function walkerHat(
  head: Placed,
  kind: Headwear,
  [plain, lit, deep]: readonly [string, string, string],
): Layer[] {
  if (kind === 'brim')
    return [
      cut(plain, head('-100,-16,1 -92,-90 -40,-132 30,-128 78,-88 88,-34,1')),
      cut(deep, head('-100,-16,1 -92,-90 -50,-128,1 -46,-70 -40,-20,1')),
      inked(deep, 6, head('-98,-34 0,-50 88,-48')),
      cut(plain, head('-168,8,1 -100,-34 0,-46 90,-48 158,-22 160,-8,1 90,-24 0,-18 -100,2')),
      cut(lit, head('60,-46,1 158,-22 160,-8,1 100,-24')),
    ];
  if (kind === 'hood')
    return [
      cut(
        plain,
        head(
          '58,-88,1 10,-142 -70,-132 -116,-70 -122,20 -104,110 -60,150,1 30,150,1 -6,100 -20,40 -10,-20 30,-70',
        ),
      ),
      cut(deep, head('-116,-70,1 -122,20 -104,110 -60,150,1 -10,150,1 -60,90 -78,0')),
      cut(lit, head('58,-88,1 10,-142 -40,-136,1 10,-110 30,-70,1')),
    ];
  return [
    cut(plain, head('-104,0,1 -112,-70 -70,-130 0,-142 60,-118 86,-60 84,-34,1 0,-30 -60,-14')),
    cut(deep, head('-104,0,1 -112,-70 -70,-130,1 -72,-70 -64,-10,1')),
    cut(lit, head('-106,-14,1 -60,-36 0,-50 86,-56,1 84,-26,1 0,-22 -60,-6 -102,16,1')),
    cut('#fff0b0', head('66,-78,1 92,-78,1 94,-56,1 68,-54,1')),
  ];
}
