import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { twice } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

/** The crown of a tree from above: uneven lobes round a middle. */
const crown = (x: number, y: number, r: number): string => {
  const count = Math.max(6, Math.round(r / 5));
  const rim = Array.from({ length: count + 1 }, (_, at) => {
    const turn = (((at % count) + 0.3 * Math.sin(at * 5 + y)) / count) * 2 * Math.PI + x;
    const reach = r * (0.94 + 0.1 * Math.sin((at % count) * 2.4 + x + y));
    return `${Math.round(x + Math.cos(turn) * reach)},${Math.round(y + Math.sin(turn) * reach)}`;
  });
  return lobes(rim.join(' '), 0.6);
};

const crowns = (row: string): string[] =>
  row.split(' ').map((one) => crown(...(one.split(',').map(Number) as [number, number, number])));

const FOREWING =
  lobes(
    '466,62 500,62 544,96 556,140 546,188 552,230 524,288 508,316 474,366 440,392',
    0.56,
    '300,420 300,100',
  ) + outline('14,486,1 14,330,1 120,190 300,84 480,58,1 500,100 520,220 460,380,1 300,440');
const HINDWING =
  lobes('436,408 470,446 480,500 466,536 462,586 424,634 392,652 370,676', 0.56, '300,560 300,460') +
  lobes('296,704 256,730 222,726 166,722 136,692 92,672 66,624', 0.56, '120,560 280,600') +
  outline('14,462,1 200,430 440,400,1 484,500 430,640 330,700 220,740 90,680 14,560,1') +
  outline('268,690,1 304,740 306,790,1 290,830 312,872 348,866 372,850 368,810 350,786,1 346,730 384,650,1');

const SHADY =
  '76,350,50 168,286,56 262,216,48 348,154,42 428,104,28 94,448,44 84,556,52 150,646,46 190,466,34 226,690,30 390,300,34 452,244,30 500,186,24 70,300,22 528,150,18 300,410,30 392,380,26 470,316,16 500,250,18 330,620,26 400,560,24 440,470,28 330,780,26 340,852,24 330,716,18 26,620,22';
const BAND =
  '164,388,47 246,338,40 322,280,35 390,220,34 440,160,26 482,110,18 264,500,46 344,488,30 232,594,33 318,572,36';
const SPOTS = '404,452,18 428,508,15 418,562,19 384,614,16 338,654,18 282,688,14';

/** The tops of some crowns, as far as the sun at the upper left lights them; `sunward` is -1 where they are mirrored. */
const tops = (row: string, sunward: 1 | -1) =>
  row
    .split(' ')
    .map((one) => one.split(',').map(Number) as [number, number, number])
    .map(
      ([x, y, r]) =>
        `${Math.round(x - r * 0.2 * sunward)},${Math.round(y - r * 0.24)},${Math.round(r * 0.62)}`,
    )
    .join(' ');

/** The right wing; the left one is its mirror, lit from the same side. */
const wing = (sunward: 1 | -1): readonly Layer[] => [
  within(
    '#0c3b31',
    FOREWING + HINDWING,
    cut('#175441', ...crowns(SHADY)),
    cut('#236f50', ...crowns(tops(SHADY, sunward))),
    cut('#4fae87', ...crowns(BAND)),
    cut('#a6e6bc', ...crowns(tops(BAND, sunward))),
    cut('#d98a2a', ...crowns(SPOTS)),
    cut('#ffcf5c', ...crowns(tops(SPOTS, sunward))),
  ),
];

const INK = '#2a1d24';
const BOARDS = Array.from({ length: 31 }, (_, at) => -36 + at * 31);
const [BLUE, NAVY, RED, MAROON, SKIN, STRAW] = [
  '#3f6fd8',
  '#2a4aa6',
  '#d8382c',
  '#a3242a',
  '#6b3a22',
  '#fff0c4',
];

/** A traveller from above who walks up the picture with a hand on each cable. */
const traveller: readonly Layer[] = [
  cut('#8a5230', '-6,440 30,440,1 30,512,1 22,524 0,516'),
  // The boots, one ahead of the other.
  cut(INK, '6,318 8,298 18,294 28,300 28,334 8,336', '-28,470 -26,516 -16,524 -6,516 -6,470'),
  cut('#cbb083', '4,328,1 30,328,1 32,400,1 2,400,1', '-30,400,1 -4,400,1 -4,484,1 -30,484,1'),
  cut(NAVY, limb('34,386,20 70,372,17 66,346,13 56,326,11')),
  cut(BLUE, limb('-34,386,20 -74,378,17 -70,350,13 -56,326,11')),
  cut(
    SKIN,
    twice('-66,326,1 -68,304 -60,292 -46,294 -42,306 -44,322 -48,330,1'),
    twice('-46,318 -36,306 -32,314 -40,328'),
  ),
  inked('#45220f', 3, twice('-65,302 -50,300'), twice('-66,311 -50,310')),
  cut(BLUE, '-56,404 -50,372 -24,360 24,360 50,372 56,404 42,440 -42,440'),
  cut(NAVY, '24,360,1 50,370 58,404 42,440 20,440,1'),
  cut(RED, '-38,396,1 38,396,1 46,452 36,492 0,498 -36,492 -46,452'),
  cut(MAROON, '14,396,1 38,396,1 46,452 36,492 8,497,1 22,460'),
  inked(MAROON, 4, '-34,446 0,454 34,446'),
  inked(MAROON, 7, '-28,400 -30,376 -26,362', '28,400 30,376 26,362'),
  cut('#cf9f5a', disc(4, 380, 46, 44)),
  cut(STRAW, disc(0, 374, 46, 44)),
  cut('#d9b878', disc(4, 378, 25, 24)),
  cut('#fff7dc', disc(-1, 372, 23, 22)),
  inked(RED, 4, '-23,376 -20,394 0,399 20,394 25,376'),
];

/** The walkway through the crowns of Nyungwe is the body of a swallowtail, the forest its wings. */
export const nyungweSwallowtail: readonly Picture[] = [
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [110, 90, 980, 640], camera: 'above' }),
    wash('#e3eee2'),
    // Mist lies over the valley far below, and the shadow of all on it.
    cut(
      '#f4f8ee',
      limb('-80,150,30 300,90,44 700,120,0'),
      limb('1280,520,40 1060,560,30 820,640,0'),
      limb('-60,800,50 260,850,30 560,800,0'),
    ),
    moved({ x: 644, y: 76 }, cut('#c5d9ca', FOREWING, HINDWING)),
    moved({ x: 644, y: 76, flip: true }, cut('#c5d9ca', FOREWING, HINDWING)),
    moved({ x: 600, y: 20 }, ...wing(1)),
    moved({ x: 600, y: 20, flip: true }, ...wing(-1)),
    moved(
      { x: 600, y: 20 },
      inked(INK, 8, '-53,240 -58,150 -104,70 -186,6', '53,240 58,150 104,70 186,6'),
      cut(INK, limb('-160,26,4 -186,6,12 -204,-8,0'), limb('160,26,4 186,6,12 204,-8,0')),
      // The deck hangs in its net between two cables.
      cut('#3a2a2c', box(-30, -40, 60, 960)),
      cut('#d98a3e', ...BOARDS.map((y, at) => box(-27 + (at % 3), y, 53 - (at % 2), 24))),
      cut('#f0ab5c', ...BOARDS.map((y, at) => box(-27 + (at % 3), y, 53 - (at % 2), 7))),
      inked(
        '#9a8a72',
        2,
        ...BOARDS.flatMap((y) => [
          `-52,${y} -30,${y + 15}`,
          `-52,${y + 31} -30,${y + 15}`,
          `52,${y} 30,${y + 15}`,
          `52,${y + 31} 30,${y + 15}`,
        ]),
      ),
      inked(INK, 7, '-53,-40 -53,920', '53,-40 53,920'),
      ...traveller,
    ),
  ),
];
