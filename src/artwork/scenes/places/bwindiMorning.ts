import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { SILVER, silverbackFromBehind } from '../../figures/animals/silverbackFromBehind.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, MIDDLE, NEAR, VEILED, FOOT, DEEP] = [
  '#f9d36a',
  '#a9c795',
  '#69a07f',
  '#2f7460',
  '#dde6cd',
  '#1a5040',
  '#123b33',
];

/** A ridge that the mist all but hides: it runs on across his back. */
const MIST: readonly Layer[] = [
  woodedRidge(
    VEILED,
    '-30,640 120,656 260,690 380,680 520,640 640,626 760,660 900,690 1040,664 1230,630',
    26,
    800,
  ),
  cut(SILVER, '-30,730,1 200,716 400,744 600,716 800,740 1000,720 1230,730,1 1230,920,1 -30,920,1'),
];

/** Bwindi in the morning: the mist between its ridges is the silver on his back. */
export const bwindiMorning: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [340, 100, 330, 400], camera: 'back' }),
    cut(SKY, box(0, 0, 1200, 900)),
    moved(
      { x: 1200, y: 0, flip: true },
      woodedRidge(
        FAR,
        '-30,300 60,276 150,290 280,372 400,450 560,500 800,400 940,270 1040,216 1120,214 1230,280',
        18,
        640,
      ),
      cut(
        SILVER,
        '-30,420,1 100,400 260,440 400,480 700,480 1000,390 1120,360 1230,380,1 1230,620,1 -30,620,1',
      ),
      woodedRidge(
        MIDDLE,
        '-30,420 60,410 140,424 300,500 460,540 800,500 960,440 1100,372 1230,336',
        26,
        660,
      ),
      cut(
        SILVER,
        '-30,540,1 100,520 260,560 420,600 700,600 960,540 1100,500 1230,490,1 1230,920,1 -30,920,1',
      ),
      woodedRidge(NEAR, '-30,500 60,500 160,526 280,576 460,610 800,610 1000,570 1120,530 1230,470', 34, 740),
      cut(
        SILVER,
        '-30,600,1 60,584 160,590 260,610 400,620 800,620 1040,620 1140,590 1230,576,1 1230,920,1 -30,920,1',
      ),
      ...MIST,
      ...silverbackFromBehind(MIST),
      woodedRidge(
        FOOT,
        '-30,706 100,740 260,800 420,836 640,810 860,836 1000,800 1100,770 1230,710',
        50,
        920,
      ),
      woodedRidge(DEEP, '-30,800 120,830 300,880 600,890 860,900 1040,860 1230,800', 70, 920),
    ),
  ),
];
