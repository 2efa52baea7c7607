import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [BACK, PALM, LIT, CREASE, ROAD, DASH, CUFF, SLEEVE] = [
  '#6a3526',
  '#c9835a',
  '#dc9d70',
  '#8f5236',
  '#b5332c',
  '#ffe9c8',
  '#fff4de',
  '#c8472f',
];

/** Fingers from the thumb on: where each begins, bends and ends, with half its width there. */
const FINGERS = [
  '560,840,150 400,720,84 296,610,58 222,500,48',
  '486,570,62 452,350,54 434,210,45',
  '604,500,64 598,300,56 592,136,46',
  '722,510,62 744,330,54 762,180,44',
  '812,620,56 866,430,45 904,320,36',
];

const fingers = (by: number): string[] =>
  FINGERS.flatMap((finger) => {
    const joints = points(finger).map(([x, y, half]) => [x, y, half - by] as const);
    const [x, y, half] = joints.at(-1)!;
    return [limb(joints), disc(x, y, half)];
  });

const palm = (by: number) =>
  `${424 + by},760 ${420 + by},640 ${424 + by},520 540,${470 + by} 740,${470 + by} ${872 - by},560 ${884 - by},680 ${868 - by},800 ${826 - by},900 ${810 - by},980,1 ${500 + by},980,1 ${470 + by},900`;
const LINES = [
  '390,640 500,640 640,700 760,760 900,770',
  '900,640 800,630 690,580 640,480',
  '390,630 520,660 610,760 620,880 600,1000',
];

/** An open hand whose lines are roads, in the picture's own pixels, the light at the left. */
export const openPalm: readonly Layer[] = [
  cut(BACK, palm(0), ...fingers(0)),
  // What the light reaches: as much narrower as it is moved.
  moved(
    { x: -11, y: -5 },
    cut(PALM, ...fingers(11)),
    within(
      PALM,
      palm(11),
      cut(LIT, '420,700 520,680 590,780 580,880 540,960 400,960', '690,820 760,780 900,760 900,960 720,980'),
      inked(ROAD, 30, ...LINES),
      inked(DASH, 5, ...LINES),
    ),
    cut(LIT, '230,500 300,560 420,680 560,760 540,860 420,780 300,650 220,540'),
    inked(
      CREASE,
      6,
      '424,344 474,338',
      '572,300 628,298',
      '722,326 774,332',
      '848,424 890,440',
      '462,466 500,460',
      '584,420 630,418',
      '708,442 758,448',
      '822,526 862,540',
      '276,596 306,566',
    ),
  ),
  cut(CUFF, '410,856,1 856,856,1 866,960,1 390,960,1'),
  cut(SLEEVE, '386,880,1 884,880,1 900,1000,1 370,1000,1'),
];
