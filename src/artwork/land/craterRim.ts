import type { Layer } from '../canvas/canvas.ts';
import { cut, floor, wash, within } from '../canvas/cut.ts';
import { disc } from '../drawing/brush.ts';

/** The colours of the land. */
export interface LandInks {
  sky: string;
  range: string;
  wall: string;
  trees: string;
  lake: string;
  ripple: string;
  rim: string;
  road: string;
  shade: string;
}

/** A crater with its lake under a far range, and the red road on its near rim, at 812. */
export const craterRim = (inks: LandInks): readonly Layer[] => [
  wash(inks.sky),
  floor(
    inks.range,
    '-40,400 40,352 120,300,1 170,330 230,290,1 300,340 380,370 520,380 660,372 800,384 940,350 1060,372 1240,340',
  ),
  floor(inks.wall, '-40,470 160,440 380,452 600,440 820,452 1000,430 1240,446'),
  cut(inks.trees, '-40,540,1 160,506 380,500 600,504 900,500 1100,510 1240,540,1 1240,700,1 -40,700,1'),
  within(
    inks.lake,
    disc(610, 640, 640, 108),
    cut(inks.ripple, '-60,520,1 1260,520,1 1260,600,1 1100,580 900,562 600,556 300,562 120,580 -60,600,1'),
    cut(
      inks.ripple,
      disc(1040, 640, 90, 4),
      disc(980, 676, 60, 3),
      disc(120, 650, 80, 4),
      disc(250, 690, 60, 3),
    ),
  ),
  floor(inks.rim, '-40,690 200,720 420,736 640,740 900,730 1100,710 1240,680'),
  floor(inks.road, '-40,790 300,776 640,772 940,778 1240,800'),
  floor(inks.shade, '-40,880 400,862 800,866 1240,886'),
];
