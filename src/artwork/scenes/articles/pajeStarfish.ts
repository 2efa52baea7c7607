import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kitesurfer } from '../../figures/people/kitesurfer.ts';
import { place } from '../../figures/placing/place.ts';
import { starfish, starfishShape } from '../../figures/placing/starfish.ts';
import { light } from '../../light/light.ts';

/** What Paje's lagoon leaves behind at low tide, and who rides on the rest of it. */
export const pajeStarfish: readonly Picture[] = [
  picture(
    'articles/paje',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [330, 440, 520, 380], camera: 'close' }),
    wash(['#0c6c94', '#2c98b0', '#8cd4d0', '#e0f4dc'], { height: 330 }),
    floor('#0c5c84', '0,318 600,316 1200,318'),
    cut('#fffbe8', '-20,330,1 200,322 500,328 800,322 1220,330,1 1220,338,1 -20,338,1'),
    floor('#18a8b4', '0,336 1200,336'),
    floor('#64dccc', '0,392 400,380 900,396 1200,384'),
    floor('#b4f0dc', '0,450 300,436 760,452 1200,430'),
    place(kitesurfer(), { x: 800, y: 392, metre: 30, depth: 0.3, shadow: false }),
    cut('#fffdf0', '690,396,1 760,384 830,392,1 880,400,1 760,404'),
    // The wet sand, its ripples and pools.
    floor('#f8e8c0', '0,500 300,486 700,506 1200,480'),
    cut(
      '#b4f0dc',
      '-20,560,1 140,548 300,566 200,590 -20,600,1',
      '840,560,1 1000,540 1220,546,1 1220,600,1 1040,600',
      '900,860,1 1060,820 1220,830,1 1220,890,1 1020,890',
    ),
    inked(
      '#dcc08c',
      7,
      '-20,650 120,630 220,660 330,640',
      '-20,740 100,720 200,750',
      '-20,830 120,806 260,840',
      '420,540 560,528 680,548',
      '900,680 1010,656 1100,690 1220,664',
      '920,760 1040,740 1120,770 1220,750',
    ),
    moved({ x: 640, y: 690, scale: 1.16, squash: 0.7, turn: -10 }, cut('#b08474', ...starfishShape)),
    moved({ x: 580, y: 650, scale: 1.16, squash: 0.74, turn: -10 }, ...starfish),
  ),
];
