import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { ostrichCock } from '../../figures/animals/ostrichCock.ts';
import { elderFromBehind } from '../../figures/people/elderFromBehind.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, GOLD] = ['#fbe6cf', '#a9b4cc', '#6f83ac', '#f0bd4a'];

/** Kidepo: an ostrich out in the valley is the feather in an elder's hat. */
export const kidepoPlume: readonly Picture[] = [
  picture(
    'articles/kidepo-valley',
    light('golden', 'uganda', 'right'),
    plan({ subject: [200, 640, 720, 260], camera: 'back' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    floor(
      FAR,
      '-40,330 60,300,1 160,250 240,262,1 330,200 420,196,1 520,230 600,214,1 700,240 790,226,1 900,270 980,250,1 1100,300 1240,310',
      460,
    ),
    floor(
      NEAR,
      '-40,380 80,360 140,330,1 200,372 300,400,1 420,410 600,420 760,410,1 860,380 920,330,1 980,320 1040,270,1 1120,250 1240,200',
      460,
    ),
    floor('#f8d98a', '-40,386,1 1240,386,1'),
    floor(GOLD, '-40,440,1 200,428 460,436 800,424 1240,446'),
    moved({ x: 544, y: 304, scale: 0.9 }, ...ostrichCock),
    moved({ x: 12, y: -68, scale: 1.12 }, ...elderFromBehind),
  ),
];
