import type { Layer } from '../canvas/canvas.ts';
import { cut, glow, within } from '../canvas/cut.ts';
import type { Random } from '../canvas/random.ts';
import { limb } from '../drawing/brush.ts';
import { mistBank } from '../sky/mistBank.ts';

/** The whole bowl: the far rim with its notch, the shoulders on both sides, and down to where the near rim hides it. */
const BOWL =
  '-40,150,1 40,176 130,214 220,254 310,268 400,262 490,276 580,288 670,278 760,264 850,270 930,252 1020,220 1110,180 1180,150 1240,132,1 1240,920,1 -40,920,1';
/** The wall in shade, at the left, and the wall in the sun, at the right: each runs down to its end of the lake. */
const SHADY =
  '-40,120,1 20,140 70,190 108,260 140,350 168,430 176,500 182,550 176,596 230,660 330,720 420,800,1 420,920,1 -40,920,1';
const SUNNY =
  '1240,96,1 1190,120 1140,176 1104,250 1080,330 1050,420 1046,500 1036,560 1042,604 990,650 900,700 780,780,1 780,920,1 1240,920,1';
/** The lake fills the floor from wall to wall, a pale shore around it; what the water holds of the walls. */
const SHORE =
  '172,600,1 190,560 262,528 330,512 400,514 470,502 540,508 620,506 700,500 780,508 850,510 930,520 990,540 1036,566 1042,602,1 1020,644 956,662 916,688 844,694 794,708 700,709 640,717 548,707 470,713 406,697 336,697 286,670 216,652 192,626';
const LAKE =
  '178,598,1 200,566 250,536 330,518 390,518 450,508 530,514 610,508 690,508 770,514 850,514 920,528 980,546 1030,570 1036,598,1 1014,638 950,656 910,682 840,688 790,702 700,702 640,710 550,700 470,706 410,690 340,690 290,664 220,646 196,624';
const IMAGE =
  '160,600,1 190,550 380,510 620,508 860,510 1040,570,1 1000,594 960,604 900,588 850,610 770,598 700,624 610,602 540,628 450,604 380,620 300,594 240,606';

/** Ravines between spurs, which all run towards the lake, and the spurs' lit backs. */
const GULLIES =
  '170,250,2 196,330,6 214,420,10 262,520,2; 270,262,2 280,330,6 316,400,14 340,512,3; 350,330,1 336,390,5 330,440,2; 420,264,2 440,340,8 426,400,12 470,506,3; 520,280,1 500,350,5 470,420,3; 590,286,2 604,350,7 590,420,13 604,508,3; 676,330,1 650,400,6 616,470,2; 730,270,2 746,330,7 730,410,12 712,506,3; 800,320,1 780,380,6 738,450,2; 880,268,2 866,340,8 880,400,12 836,510,3; 990,240,2 976,330,7 962,420,12 920,520,3; 1050,300,2 1034,400,8 990,540,2';
const SPURS =
  '226,262,1 250,350,9 280,440,13 300,516,2; 350,268,1 376,350,9 386,430,14 400,508,2; 480,276,1 524,370,9 530,440,14 540,508,2; 650,284,1 690,370,10 664,440,12 660,508,2; 800,270,1 820,350,9 790,440,13 776,508,2; 930,262,1 922,350,9 916,430,12 874,512,2; 1030,240,1 1014,340,8 990,440,10 960,526,2';
const SHADY_GULLIES =
  '60,190,3 80,300,12 60,420,20 150,540,4; -20,330,4 20,440,14 40,540,22 160,620,4; -20,560,4 80,620,16 190,680,20 330,740,4';
const SUNNY_GULLIES =
  '1140,172,3 1120,290,12 1146,410,18 1050,540,4; 1230,340,4 1180,440,14 1170,540,20 1050,616,4; 1230,560,4 1140,630,16 1040,680,18 900,730,4';

/** Clumps of giant heath on the walls, the nearer the larger. */
function heath(source: Random, count: number, from: number, to: number): string {
  let d = '';
  for (let bush = 0; bush < count; bush++) {
    const [x, y] = [source.whole(from, to), source.whole(260, 620)];
    const wide = Math.round(4 + (y - 250) / 34);
    d += `M${x} ${y}q0 ${-wide} ${wide} ${-wide}q${wide} 0 ${wide} ${wide}q${-wide} ${wide >> 1} ${-2 * wide} 0z`;
  }
  return d;
}

const scattered =
  (fill: string, count: number, from: number, to: number): Layer =>
  (canvas) =>
    canvas.path(heath(canvas.random('heath'), count, from, to), { fill, opacity: 0.75 });

/** Bisoke's crater from its rim: the walls close all around, the lake fills the floor and holds the walls' image. */
export const bowl: readonly Layer[] = [
  mistBank({ y: 170, height: 150, colour: '#f6f2e4', strength: 1, count: 14 }),
  within(
    '#3f8a6a',
    BOWL,
    cut('#2c6f5c', limb(GULLIES)),
    cut({ fill: '#7cb87c', opacity: 0.7 }, limb(SPURS)),
    scattered('#2a6a58', 110, 190, 1010),
  ),
  cut(
    { fill: '#f6f2e4', opacity: 0.85 },
    '150,262,1 260,246 400,268 520,300,1 400,290 260,276; 560,300,1 680,282 800,290 900,312,1 780,306 660,304; 860,262,1 960,244 1080,262,1 960,276; 300,330,1 380,320 470,334,1 380,340',
  ),
  within('#1f5a5c', SHADY, cut('#174649', limb(SHADY_GULLIES)), scattered('#123c44', 46, -20, 150)),
  within('#9ac96a', SUNNY, cut('#6fa85c', limb(SUNNY_GULLIES)), scattered('#4f8c56', 46, 1070, 1220)),
  cut('#d3d39a', SHORE),
  within(
    '#8fd6ea',
    LAKE,
    cut(
      '#d4f4f2',
      '300,720,1 380,664 520,650 680,656 800,646 900,664 960,640 1060,600,1 1060,740,1 300,740,1',
    ),
    cut('#2f7f7c', IMAGE),
    cut('#1f5a66', '160,620,1 170,560 260,520 330,512,1 320,560 350,586 300,604 280,640 230,664'),
    cut('#69a874', '1050,600,1 1030,556 960,524 890,512,1 890,550 930,570 940,592 990,604'),
    cut(
      '#eefbf6',
      '420,646,1 500,640 590,647,1 500,653; 620,670,1 720,662 830,670,1 720,678; 470,686,1 570,679 670,687,1 570,694; 560,580,1 620,576 690,581,1 620,586; 760,626,1 820,621 890,627,1 820,633; 330,580,1 380,576 440,581,1 380,585',
    ),
  ),
  glow(900, 330, 420, '#fff2c0', 0.3),
];
