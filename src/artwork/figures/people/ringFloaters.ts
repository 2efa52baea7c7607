import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, outline, ring } from '../../drawing/brush.ts';

const [RING, RING_SHADE, WATER] = ['#f4843c', '#d15a2c', '#0f8fa3'];

/** Of a guest afloat: skin, skin in shade, swimwear, its shade. */
type Inks = readonly [skin: string, dark: string, cloth: string, fold: string];

/** A guest who lies in a rubber ring, seen from above, feet down; the ring's middle at (0, 0). What covers the face comes last. */
const afloat = (
  [skin, dark, cloth, fold]: Inks,
  arms: readonly string[],
  ...face: readonly Layer[]
): readonly Layer[] => [
  cut(WATER, disc(0, 0, 60)),
  cut(RING, ring(0, 0, 106, 46)),
  cut(RING_SHADE, 'M-30 102A106 106 0 0 0 76-74A122 122 0 0 1 -30 102Z'),
  // Legs over the rim, knees a little bent, feet turned out.
  cut(dark, limb('15,40,15 30,84,15 28,106,13 22,152,8')),
  cut(
    skin,
    limb('-15,16,20 -32,82,16 -34,104,14 -38,150,9'),
    limb('12,16,18 26,84,13 23,106,11 18,152,7'),
    '-47,144,1 -29,144,1 -29,158 -38,166 -52,180 -62,178 -58,164',
    '12,146,1 30,146,1 44,164 46,178 36,180 22,168 12,160',
    ...arms,
    '-11,-48,1 -12,-70 12,-70 11,-48,1',
    disc(0, -80, 25),
  ),
  cut(
    cloth,
    '-34,-38,1 -26,-50 -10,-52,1 0,-42 10,-52,1 26,-50 34,-38,1 30,-10 28,20 34,46,1 2,50,1 -34,46,1 -28,20 -30,-10',
  ),
  cut(fold, '26,-46,1 34,-38,1 30,-10 28,20 34,46,1 2,50,1 14,16 12,-20'),
  ...face,
];

/** An arm, from the shoulder over elbow and wrist to the hand. */
const arm = (row: string, hand: string): string[] => [limb(row), outline(hand)];

const hat: readonly Layer[] = [
  cut('#fff3d6', disc(0, -82, 44)),
  cut('#ecc98a', 'M31-113A44 44 0 0 1 -31-51L-17-65A24 24 0 0 0 17-99Z'),
  cut('#e8503f', ring(0, -82, 27, 20)),
];
const book: readonly Layer[] = [
  cut('#fff3d6', '-42,-112,1 42,-112,1 42,-56,1 -42,-56,1'),
  cut('#1b4a78', '-42,-116,1 -4,-116,1 -4,-60,1 -42,-60,1'),
  cut('#12345a', '-4,-116,1 42,-116,1 42,-60,1 -4,-60,1'),
  inked('#fff3d6', 4, '-4,-114 -4,-62'),
];

/** Two guests asleep in rubber rings, side by side, one under a hat, one under a book. */
export const ringFloaters: readonly Layer[] = [
  moved(
    { x: -102, y: 0, turn: 14 },
    ...afloat(
      ['#7a4229', '#552a20', '#ffd56a', '#efb043'],
      [
        ...arm(
          '-24,-40,13 -64,-44,12 -74,-40,11 -108,-6,7',
          '-102,-10,1 -114,-12,1 -124,2 -130,18 -122,22 -116,18 -110,10 -100,2',
        ),
        ...arm('24,-40,13 64,-34,12 74,-30,11 102,4,7', '96,2,1 106,-4,1 116,12 116,22 106,24 98,14'),
      ],
      ...hat,
    ),
  ),
  moved(
    { x: 104, y: 34, turn: -16 },
    ...afloat(
      ['#a0623c', '#74412a', '#d8345a', '#a81f4a'],
      [
        ...arm(
          '-24,-40,13 -58,-50,12 -68,-48,11 -96,-26,7',
          '-90,-32,1 -88,-18,1 -104,-8 -114,-10 -112,-22 -102,-30',
        ),
        ...arm('24,-40,13 66,-36,12 76,-28,11 94,14,7', '86,10,1 100,8,1 106,28 104,44 96,46 90,40 86,24'),
      ],
      ...book,
    ),
  ),
];
