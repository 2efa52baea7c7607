import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The crown of a giant groundsel: stiff leaves all round, the lower ones hanging. */
const crown = (x: number, y: number, r: number): string =>
  [-196, -172, -150, -130, -110, -92, -74, -55, -34, -12, 12, 38, 146]
    .map((turn, at) => {
      const reach = r * (1 + 0.14 * Math.sin(at * 2.4));
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at2 = (share: number) =>
        `${Math.round(x + cos * reach * share)},${Math.round(y + sin * reach * share)}`;
      return limb(`${x},${y},${r * 0.12} ${at2(0.55)},${r * 0.16} ${at2(1)},0`);
    })
    .join('') +
  limb(`${x},${y - r * 0.2},${r * 0.34} ${x},${y + r * 0.5},${r * 0.42} ${x + r * 0.1},${y + r},${r * 0.3}`);

/** A giant lobelia: a spire on a skirt of narrow leaves. */
const lobelia = (colour: string): Layer =>
  cut(
    colour,
    limb('0,4,12 2,-60,17 0,-140,15 -2,-196,0'),
    limb(
      '0,0,6 -40,-26,8 -70,-14,0;0,-6,6 -34,-44,8 -60,-50,0;0,0,6 40,-24,8 74,-16,0;0,-6,6 34,-46,8 56,-58,0',
    ),
  );

/** Giant groundsels and lobelias on a slope that rises to the right, the nearest and largest there. */
export const alpineGiants = (colour: string): readonly Layer[] => [
  cut(
    colour,
    limb(
      '1092,700,34 1086,600,28 1078,520,24 1068,450,22 1048,390,19;1070,470,18 1110,426,17 1128,380,16;1076,530,17 1040,494,14 1012,462,14',
    ),
    crown(1044, 352, 62),
    crown(1136, 346, 52),
    crown(1004, 438, 42),
  ),
  cut(
    colour,
    limb('920,760,16 916,690,13 910,650,11;918,706,11 944,676,10 954,654,9'),
    crown(908, 626, 42),
    crown(960, 636, 32),
  ),
  moved({ x: 1000, y: 700, scale: 0.5, turn: -2 }, lobelia(colour)),
  moved({ x: 800, y: 752, scale: 0.4, turn: 2 }, lobelia(colour)),
];
