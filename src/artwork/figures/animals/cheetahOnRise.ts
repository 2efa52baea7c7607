import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';

const [GOLD, OCHRE, CREAM, INK] = ['#f6b93f', '#d78a2c', '#fff1cf', '#2b1a34'];

const BODY =
  '292,306,1 306,290 330,270 350,244 384,212 424,194 462,192 500,206 530,240 556,286 600,340 660,396 716,430 756,444 800,470 860,500 960,508 1060,500 1140,512 1240,560,1 1240,960,1 300,960,1 320,800 350,660 398,560 428,480 432,424 404,396 350,388 314,380 298,358 294,330';

/** Spots of its coat row by row along the back, a little off their places. */
const SPOTS = Array.from({ length: 13 * 9 }, (_, at) => {
  const [row, col] = [Math.floor(at / 13), at % 13];
  const x = 520 + col * 60 + (row % 2) * 30 + ((at * 37) % 23) - 11;
  const lift = x < 760 ? (760 - x) * 0.56 : 0;
  const y = 534 + row * 50 - lift + ((at * 53) % 19) - 9;
  const r = 12 + row * 0.8 + ((at * 29) % 5);
  return disc(x, y, r * 1.1, r * 0.9);
});

/** A cheetah couched on a rise, its head up, looking left: its coat is as gold as the plain. */
export const cheetahOnRise: readonly Layer[] = [
  cut(INK, '440,206,1 430,176 446,156 470,170 474,200,1'),
  within(
    GOLD,
    outline(BODY),
    cut(OCHRE, '440,960,1 480,760 540,620 620,640 680,700 800,740 960,740 1240,720,1 1240,960,1'),
    cut(
      CREAM,
      '280,316,1 316,312 348,326 372,348 420,366 462,400 472,470,1 452,540 470,600,1 426,660 440,740,1 396,800 400,960,1 240,960,1 280,400,1',
    ),
    cut(INK, ...SPOTS),
    cut(
      INK,
      disc(414, 224, 6, 5),
      disc(440, 214, 6, 5),
      disc(446, 240, 7, 6),
      disc(474, 232, 7, 6),
      disc(430, 262, 7, 6),
      disc(462, 270, 8, 7),
      disc(496, 262, 8, 7),
      disc(440, 300, 8, 7),
      disc(476, 306, 9, 8),
      disc(512, 300, 9, 8),
      disc(500, 344, 10, 9),
      disc(540, 336, 10, 9),
      disc(460, 342, 8, 7),
      disc(540, 384, 11, 10),
      disc(584, 378, 11, 10),
      disc(520, 424, 12, 10),
      disc(620, 420, 12, 10),
      disc(490, 470, 12, 10),
      disc(480, 520, 12, 11),
      disc(500, 566, 13, 11),
      disc(456, 606, 13, 11),
      disc(484, 660, 14, 12),
      disc(436, 706, 13, 12),
      disc(470, 760, 14, 12),
      disc(420, 830, 14, 12),
      disc(476, 840, 15, 12),
    ),
  ),
  // The near ear.
  cut(GOLD, '470,212,1 462,176 484,156 510,166 524,196 520,236,1 500,232'),
  cut(INK, '484,178,1 500,168 514,186 520,220,1 500,206'),
  // Eye, tear line, nose and mouth.
  cut(
    INK,
    '352,274,1 366,256 388,254 402,268,1 386,278 366,282',
    '356,276,1 342,300 340,330 352,356,1 362,352,1 352,326 356,300 372,282,1',
    '290,306,1 306,294 322,298,1 316,312 300,322,1',
  ),
  cut('#f3a21c', disc(378, 267, 9, 8)),
  cut(INK, disc(376, 267, 5, 5)),
  inked(INK, 4, '300,334 330,346 358,352'),
  cut(INK, disc(322, 326, 3), disc(336, 332, 3), disc(332, 318, 3)),
];
