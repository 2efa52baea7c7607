import { cut, floor, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { intoreMane } from '../../figures/placing/intoreMane.ts';
import { light } from '../../light/light.ts';

/** The head of the article about Rwanda. */
export const intoreEvening: readonly Picture[] = [
  picture(
    'articles/rwanda8places',
    light('sunset', 'rwanda', 'left'),
    plan({ subject: [340, 60, 520, 340], camera: 'back' }),
    strata(['#24143c', '#4a1f4c', '#94344c', '#e8703c', '#ffc070'], { height: 620 }),
    floor('#b4566a', '-40,470 130,430 300,476 480,440 700,476 900,424 1060,452 1240,420'),
    cut({ fill: '#ffc078', opacity: 0.5 }, disc(200, 520, 420, 26), disc(1000, 510, 380, 24)),
    floor('#843a62', '-40,560 160,510 360,566 620,530 860,570 1040,520 1240,548'),
    cut({ fill: '#f09068', opacity: 0.45 }, disc(120, 612, 360, 22), disc(1060, 600, 380, 24)),
    floor('#54264f', '-40,640 200,606 420,660 700,630 960,660 1240,616'),
    floor('#2c163a', '-40,760 180,716 420,760 740,740 1000,766 1240,720'),
    intoreMane({ x: 600, y: 430, scale: 0.96 }),
  ),
];
