import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

const ray = (count: number, far: number, near: number) =>
  Array.from({ length: count * 2 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / count - Math.PI / 2, at % 2 === 0 ? far : near];
    return `${Math.round(Math.cos(angle) * reach)},${Math.round(Math.sin(angle) * reach)},1`;
  }).join(' ');

/** Eight places of Zanzibar as carvings some 80 pixels wide about (0, 0), in one ink on the wood's own. */
export const eightCarvings = (ink: string, wood: string): readonly (readonly Layer[])[] => [
  // Stone Town: one of its doors.
  [
    cut(ink, '-34,40,1 -34,-8,1 -34,-42 34,-42 34,-8,1 34,40,1'),
    cut(
      wood,
      '-23,40,1 -23,0,1 -4,0,1 -4,40,1',
      '23,40,1 23,0,1 4,0,1 4,40,1',
      '-23,-7,1 -22,-30 22,-30 23,-7,1',
    ),
    cut(
      ink,
      limb('0,-7,3 0,-24,3; 0,-7,3 -14,-20,3; 0,-7,3 14,-20,3'),
      ...[10, 22, 34].flatMap((y) => [disc(-14, y, 3), disc(14, y, 3)]),
    ),
  ],
  // Jozani: a colobus that sits.
  [
    cut(
      ink,
      '-8,-12 -6,-34 8,-44 24,-38 28,-26 37,-18,1 34,-10 22,-9 14,-4 20,6 26,20 24,38,1 -20,38,1 -24,18 -16,0',
      limb('-14,33,5 -34,38,5 -42,20,5 -36,0,4 -42,-16,3'),
    ),
    cut(wood, disc(21, -27, 4)),
    inked(wood, 3, '4,2 10,22 22,16', '-14,14 2,14 8,38'),
  ],
  // Nungwi: a dhow.
  [
    cut(ink, '-40,14,1 40,8,1 26,36,1 -28,36,1', '-30,6,1 4,-46,1 16,-44,1 34,0,1 10,6'),
    inked(wood, 3, '-34,22 34,18'),
  ],
  // Paje: a starfish of the lagoon.
  [
    cut(ink, ray(5, 42, 17)),
    cut(wood, ...[0, 1, 2, 3, 4].map((at) => disc(Math.sin(at * 1.257) * 20, -Math.cos(at * 1.257) * 20, 4))),
  ],
  // Changuu: a giant tortoise.
  [
    cut(
      ink,
      '-36,14,1 -34,-10 -22,-30 6,-34 26,-22 32,14,1',
      '26,4,1 40,-10 48,-4 44,8 30,16,1',
      '-30,12,1 -12,12,1 -14,34,1 -28,34,1',
      '12,12,1 28,12,1 28,34,1 14,34,1',
    ),
    inked(wood, 3, '-12,-26 -12,12', '10,-28 10,12', '-30,-4 30,-4'),
  ],
  // Mnemba: a fish of the reef.
  [
    cut(ink, '-44,0,1 -16,-32 14,-28 26,-4,1 46,-26,1 40,0 46,26,1 26,4,1 14,28 -16,32'),
    cut(wood, disc(-24, -6, 5)),
    inked(wood, 3, '-10,-22 0,0 -10,22', '6,-22 14,0 6,22'),
  ],
  // The spice farms: cloves on their twig.
  [
    cut(
      ink,
      limb('0,42,4 0,10,4 0,-14,6; 0,12,3 -20,-2,4 -24,-18,6; 0,12,3 20,-2,4 24,-18,6'),
      disc(0, -28, 12),
      disc(-26, -28, 11),
      disc(26, -28, 11),
      '-2,36,1 -22,20 -40,28,1 -24,40',
      '2,36,1 22,20 40,28,1 24,40',
    ),
  ],
  // Pemba: a flying fox.
  [
    cut(
      ink,
      '0,-18 10,-26,1 12,-12 22,-26 46,-22,1 40,10,1 28,2 22,16,1 12,8 0,36,1 -12,8 -22,16,1 -28,2 -40,10,1 -46,-22,1 -22,-26 -12,-12 -10,-26,1',
    ),
    cut(wood, twoDiscs(4, -8, 2)),
  ],
];
