import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { armsFromBehind, SILVER, shouldersFromBehind } from '../../figures/animals/silverbackFromBehind.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, MIDDLE, NEAR, FOOT, DEEP] = [
  '#f9d36a',
  '#a9c795',
  '#69a07f',
  '#2f7460',
  '#1a5040',
  '#123b33',
];

/** Bwindi in the morning: one band of mist between its ridges, and it crosses his back as the silver. */
export const bwindiMorning: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [390, 100, 330, 400], camera: 'back' }),
    cut(SKY, box(0, 0, 1200, 900)),
    moved(
      { x: 1200, y: 0, flip: true },
      woodedRidge(
        FAR,
        '-30,300 60,276 150,290 280,350 400,420 560,480 800,400 940,290 1040,236 1120,224 1230,280',
        18,
        640,
      ),
      woodedRidge(
        MIDDLE,
        '-30,400 60,390 140,404 300,450 460,520 800,480 960,420 1100,362 1230,336',
        26,
        660,
      ),
      woodedRidge(NEAR, '-30,500 60,496 160,516 280,540 460,580 800,580 1000,540 1120,500 1230,460', 34, 740),
      cut(
        SILVER,
        '-30,650,1 80,626 200,660 330,650 460,650 640,650 800,650 930,640 1080,660 1230,620,1 1230,920,1 -30,920,1',
      ),
      ...shouldersFromBehind,
      ...armsFromBehind,
      woodedRidge(
        FOOT,
        '-30,706 100,724 200,746 340,764 640,774 900,764 1060,744 1140,724 1230,706',
        50,
        920,
      ),
      woodedRidge(DEEP, '-30,800 120,830 300,870 600,890 860,880 1040,860 1230,800', 70, 920),
    ),
  ),
];
