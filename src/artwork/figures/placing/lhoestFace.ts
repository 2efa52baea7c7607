import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [FUR, SHEEN, FACE, SHADE, MUZZLE, GREY, DIM, AMBER, RUSSET, WHITE] = [
  '#12162c',
  '#2b3354',
  '#454f6e',
  '#20263f',
  '#66718f',
  '#a9b4c2',
  '#8391a8',
  '#e8952f',
  '#8f4a1c',
  '#fbf9f0',
];

/** An eye of a L'Hoest's monkey at (x, -26), under its heavy lid. */
const eye = (x: number): Layer[] => {
  const ball = `${x - 32},-24,1 ${x - 16},-52 ${x + 16},-52 ${x + 32},-24,1 ${x + 14},-4 ${x - 14},-4`;
  return [
    within(
      RUSSET,
      ball,
      cut(AMBER, disc(x, -27, 25)),
      cut(FUR, disc(x, -29, 12)),
      cut(WHITE, disc(x - 8, -36, 5)),
      cut(
        { fill: FUR, opacity: 0.35 },
        `${x - 40},-60,1 ${x + 40},-60,1 ${x + 40},-34,1 ${x},-46 ${x - 40},-34,1`,
      ),
    ),
    inked(FUR, 7, `${x - 34},-23 ${x - 14},-54 ${x + 16},-54 ${x + 34},-23`),
    inked(MUZZLE, 4, `${x - 26},-6 ${x},6 ${x + 28},-8`),
  ];
};

/** The face of a L'Hoest's monkey that looks at us, lit from the left, the root of its nose at (0, 0). */
export const lhoestFace: readonly Layer[] = [
  cut(FUR, pair('146,-92,1 178,-106 194,-82 182,-48,1 150,-34')),
  cut(SHEEN, '-160,-74,1 -178,-90 -184,-74 -174,-56,1 -160,-50'),
  // Grey cheeks, their hair combed back.
  cut(
    GREY,
    pair(
      '60,-20,1 120,-34 170,-46,1 168,-6 158,18,1 156,22 148,20,1 146,54 128,82,1 124,84 118,80,1 108,120 70,146,1',
    ),
  ),
  cut(
    DIM,
    '60,-20,1 120,-34 170,-46,1 168,-6 158,18,1 156,22 148,20,1 146,54 128,82,1 124,84 118,80,1 108,120 70,146,1',
  ),
  within(
    FUR,
    twin('0,-204,1 60,-204 124,-176 156,-116 172,-52,1 150,-22 118,-14,1 100,-30 84,-30 60,60,1 0,60,1'),
    cut(
      SHEEN,
      '-150,-60,1 -150,-140 -100,-186 -30,-196,1 -90,-160 -120,-120 -118,-64,1 -126,-84 -136,-84,1 -138,-64',
    ),
  ),
  within(
    FACE,
    twin('0,-70,1 44,-82 88,-66 106,-26 92,14 76,50 72,96 52,148 0,166,1'),
    cut(SHADE, twin('0,-100,1 130,-110,1 130,-30,1 104,12 70,14 36,8 22,-10,1 14,-36 0,-44,1')),
    cut(SHADE, '14,-44,1 130,-60,1 120,180,1 0,180,1 26,150 34,110 26,60 20,10,1'),
    cut(MUZZLE, '0,52,1 -36,56 -60,94 -56,130 -30,158 0,164,1 14,120 12,80'),
    cut(MUZZLE, '-4,-30,1 -14,-10 -18,30 -22,66,1 2,70,1 8,20 4,-20'),
    cut(FACE, '0,56,1 30,58 52,92 48,130 26,154 0,164,1 10,130 12,90'),
  ),
  ...eye(-50),
  ...eye(50),
  // The brow is one dark bar of hair over both.
  cut(FUR, twin('0,-74,1 40,-80 92,-84 112,-40,1 92,-56 60,-64 24,-52 6,-36,1 0,-40,1')),
  cut(FUR, pair('4,88,1 14,72 28,76 30,88,1 18,98')),
  inked(FUR, 6, '-44,120 -20,132 0,126 20,132 44,118'),
  inked(FUR, 4, '0,96 0,126'),
];
