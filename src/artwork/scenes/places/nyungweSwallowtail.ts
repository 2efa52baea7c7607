import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, outline } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { twice, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

/** The crown of a tree from above: lobes round a middle. */
const crown = (x: number, y: number, r: number, lobed = 7): string => {
  const rim = Array.from({ length: lobed + 1 }, (_, at) => {
    const turn = ((at % lobed) / lobed) * 2 * Math.PI + x;
    return `${Math.round(x + Math.cos(turn) * r)},${Math.round(y + Math.sin(turn) * r)}`;
  });
  return lobes(rim.join(' '), 0.62);
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
  '76,350,48 168,286,54 262,216,48 348,154,42 428,104,28 94,448,42 84,556,46 150,646,42 190,466,36 220,676,26 390,300,32 452,244,28 500,186,24';
const BAND =
  '164,388,45 246,340,40 322,282,37 388,220,33 440,160,27 482,110,19 264,500,42 342,492,31 236,590,34 314,570,38';

/** The lit tops of some crowns. */
const tops = (row: string) =>
  row.replaceAll(/,(\d+)(?= |$)/g, (_, r: string) => `,${Math.round(Number(r) * 0.64)}`);

const wing: readonly Layer[] = [
  within(
    '#0f4436',
    FOREWING + HINDWING,
    cut('#1a5f48', ...crowns(SHADY)),
    moved({ x: -5, y: -7 }, cut('#2a7c58', ...crowns(tops(SHADY)))),
    cut('#5fbf95', ...crowns(BAND)),
    moved({ x: -5, y: -7 }, cut('#a6e6bc', ...crowns(tops(BAND)))),
    cut('#f3b83c', ...crowns('404,452,17 426,508,18 418,564,18 384,614,18 338,652,17 282,684,16')),
  ),
];

/** The walkway through the crowns of Nyungwe is the body of a swallowtail, the forest its wings. */
export const nyungweSwallowtail: readonly Picture[] = [
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [110, 90, 980, 640], camera: 'above' }),
    wash('#e8f1e4'),
    moved({ x: 600, y: 20 }, ...wing),
    moved({ x: 600, y: 20, flip: true }, ...wing),
    moved(
      { x: 600, y: 20 },
      inked('#2a1d24', 9, '-20,280 -40,160 -100,60 -190,0', '20,280 40,160 100,60 190,0'),
      cut('#2a1d24', twoDiscs(192, 0, 20, 13)),
      cut('#2a1d24', box(-38, -40, 76, 960)),
      cut('#e2913f', ...Array.from({ length: 31 }, (_, at) => box(-28, -36 + at * 31, 56, 24))),
      // The traveller: hands on the ropes, a rucksack behind the hat.
      inked('#3f6fd8', 30, '-30,404 -64,380 -40,326', '30,404 64,380 40,326'),
      cut(
        '#6b3a22',
        twice('-56,304 -40,296 -22,302 -22,342 -40,346 -56,338'),
        twice('-30,300 -12,306 -14,326 -30,332'),
      ),
      inked('#45220f', 4, twice('-56,314 -38,313'), twice('-57,322 -37,322'), twice('-56,331 -38,332')),
      cut('#3f6fd8', '-60,410 -44,372 0,362 44,372 60,410 40,450 -40,450'),
      cut('#d8382c', '-40,402,1 40,402,1 46,460 34,492 -34,492 -46,460'),
      cut('#a3242a', '-44,452,1 44,452,1 45,466,1 -45,466,1'),
      cut('#fff4d6', disc(0, 372, 45, 43)),
      cut('#e0c48c', disc(0, 372, 23, 22)),
    ),
  ),
];
