import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [GREEN, DEEP, CREAM] = ['#1f6a4b', '#123c30', '#fff3d6'];

/** From the tail along the back to the snout, and back along the jaw; between the bent legs the belly is a bridge's arch. */
const BODY = `-60,850,1 -60,740,1 -10,684 80,636 180,620,1 800,620,1 836,602 862,586 880,590,1 892,566 922,562 944,586,1 990,616 1060,632 1096,636,1 1108,618 1138,620 1150,642 1166,670 1154,688,1
  1060,706 970,724 904,742,1 892,764 900,782,1 930,796 964,806 972,834,1 948,830,1 954,852,1 922,838,1 916,858,1 880,846,1 830,858 790,842 772,800,1
  742,716 670,678 546,678 430,678 364,716 350,786,1 380,796 412,806 420,834,1 396,830,1 402,852,1 370,838,1 364,858,1 328,846,1 278,858 238,842 210,800 170,760 90,770 10,806 -60,850,1`;

/** What stands up along the back, and higher along the tail. */
const RIDGE = Array.from({ length: 14 }, (_, at) => {
  const x = 150 + at * 46;
  return `${x},624,1 ${x + 20},594,1 ${x + 46},622,1`;
}).join(';');
const CREST =
  '152,630,1 124,590,1 96,650,1;104,644,1 68,608,1 48,676,1;56,668,1 16,640,1 2,704,1;6,700,1 -34,680,1 -44,760,1';

const TEETH = Array.from({ length: 7 }, (_, at) => {
  const x = 952 + at * 27;
  return `${x},${690 - at * 2},1 ${x + 12},${713 - at * 2},1 ${x + 24},${688 - at * 2},1`;
}).join(';');

/** A crocodile that is a bridge, in the picture's own pixels: its back is level at y 620. */
export const crocodileBridge: readonly Layer[] = [
  cut(GREEN, RIDGE, CREST, BODY),
  inked(DEEP, 8, '1156,680 1060,690 980,698 900,692 872,666'),
  cut(CREAM, TEETH, disc(918, 596, 13)),
];
