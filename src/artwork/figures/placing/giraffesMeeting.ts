import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [COAT, SHADE, PATCH, DARK] = ['#f3d79a', '#c89a62', '#843c1e', '#33201c'];

const BODY =
  '300,418,1 296,396 304,372 330,352 372,322 410,286 436,254 460,234 490,230 524,240 560,262 586,300,1 600,380 616,480 640,600 676,740 780,1180,1 570,1180,1 540,860 516,680 508,580 512,500 522,452 520,424,1 496,412 462,414 420,428 380,446 350,456 326,454 312,440 318,432,1';

/** Where the neck begins and ends from its front to its nape at a height. */
const acrossNeck = (y: number) => {
  const down = (y - 400) / 500;
  return [514 + down * down * 34, 596 + down * 128] as const;
};

/** A Masai giraffe's patches, jagged as a vine's leaf, in three columns that grow down its neck. */
const patches = (source: Random): string[] =>
  Array.from({ length: 11 }, (_, row) => 392 + row * (54 + row * 2)).flatMap((y, row) => {
    const [front, nape] = acrossNeck(y);
    const wide = (nape - front) / 2.1;
    return [0, 1, 2].map((column) => {
      const x = front + (column - 0.15 + (row % 2) * 0.5) * wide + source.between(-6, 6);
      const tips = source.whole(6, 7);
      return outline(
        Array.from({ length: tips * 2 }, (_, tip) => {
          const angle = ((tip + source.between(-0.3, 0.3)) * Math.PI) / tips + row;
          const reach = tip % 2 ? source.between(0.66, 0.84) : source.between(0.96, 1.2);
          return [
            Math.round(x + Math.cos(angle) * wide * 0.52 * reach),
            Math.round(y + Math.sin(angle) * (34 + row * 1.6) * reach),
            1,
          ] as const;
        }),
      );
    });
  });
const CHEEK = [
  '524,300,1 548,288 566,310 556,340,1 536,350 520,330',
  '480,352,1 500,342 518,356 506,376,1 488,378',
  '530,366,1 560,356 576,376 566,398,1 540,396',
  '430,366,1 446,356 458,368 444,382,1',
  '498,260,1 518,256 530,270 514,282,1 500,276',
];
const FRONT = [
  '522,400,1 552,400 566,520 578,680 596,800 660,1190,1 500,1190,1 480,500,1',
  '306,446,1 380,420 440,396 500,380 540,416,1 500,440 320,480,1',
];
const BACK = ['540,200,1 556,300 556,420 570,560 600,700 690,1190,1 900,1190,1 640,200,1'];

const giraffe = (seed: string, shade: readonly string[]): Layer[] => [
  // The far horn, the ear.
  cut(SHADE, limb('512,244,12 524,208,9 532,176,9')),
  cut(DARK, disc(533, 168, 13, 14)),
  cut(COAT, '536,258,1 566,226 606,206 652,204,1 640,238 606,264 562,284,1'),
  cut(SHADE, '546,262,1 580,240 612,224 640,214,1 610,250 566,276,1'),
  // The mane.
  cut('#5c2a18', '560,250,1 596,290 616,380 632,480 656,600 692,740 800,1180,1 774,1180,1 600,480,1'),
  within(
    COAT,
    BODY,
    (canvas) => {
      cut(PATCH, ...CHEEK, ...patches(canvas.random(seed)))(canvas);
    },
    cut({ fill: DARK, opacity: 0.4 }, ...shade),
  ),
  cut(COAT, limb('474,246,15 484,206,10 488,172,10')),
  cut(DARK, disc(489, 162, 15, 15)),
  // Eye, nostril, mouth.
  cut(DARK, '424,300,1 442,284 462,292 470,312,1 446,320'),
  cut('#fff6e0', disc(448, 299, 4)),
  inked(DARK, 6, '416,296 440,276 474,304'),
  cut(DARK, limb('310,384,2 322,374,7 334,374,3')),
  inked(DARK, 5, '318,432 344,424 372,412'),
];

/** Heads and necks of Masai giraffes that look to the left, 460 pixels wide, the neck out of the lower edge: one in the light from behind, one from before. */
export const giraffeLitBehind = giraffe('nape', FRONT);
export const giraffeLitBefore = giraffe('brow', BACK);
