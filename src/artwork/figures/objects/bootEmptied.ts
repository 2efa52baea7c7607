import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

const [BOOT, BOOT_SHADE, SOLE] = ['#f2c53a', '#b9801f', '#3a2a1c'];
const [SKIN, SKIN_SHADE] = ['#8f4f36', '#4b2620'];
const [SLEEVE, SLEEVE_SHADE] = ['#d8442a', '#8e2622'];
const WATER = '#f6f4ea';

const boot = placed({ x: 800, y: 120, scale: 1.08, turn: 190 });

const frog = placed({ x: 714, y: 728, scale: 0.92, turn: 16 });
const frogAt = (x: number, y: number): [number, number] => {
  const [px, py] = points(frog(`${x},${y}`))[0]!;
  return [px, py];
};

/** A rubber boot held upside down by an arm from the right edge of a picture of 1200 x 900, and the water that runs out of it. */
export const bootEmptied: readonly Layer[] = [
  // The far side of the rim, the water, and who comes out with it.
  cut(SOLE, boot('-92,-380,1 -20,-360 60,-366 100,-390,1 96,-424 60,-446 0,-450 -60,-438 -90,-416')),
  cut(
    WATER,
    '676,570,1 700,556 760,530 824,540,1 816,600 806,660 804,740 810,850,1 600,850,1 612,760 640,660',
  ),
  cut(
    SOLE,
    outline(frog('0,80 38,64 50,22 32,-36 14,-66 -14,-66 -32,-36 -50,22 -38,64')),
    frog.limb(
      pair(
        '10,-48,13 58,-74,12 76,-94,9 52,-124,8 44,-148,7;44,-144,7 66,-158,5 88,-158,3;44,-148,7 48,-172,5 60,-190,3;44,-146,7 28,-164,5 22,-182,3;26,30,9 60,24,8 84,50,6;84,48,6 102,52,4 112,48,3;84,50,6 94,66,4 96,76,3',
      ),
    ),
    disc(...frogAt(28, 56), 12),
    disc(...frogAt(-28, 56), 12),
  ),
  cut(WATER, disc(...frogAt(30, 58), 5), disc(...frogAt(-26, 58), 5)),
  within(
    BOOT,
    boot(
      '-92,-396,1 -20,-374 60,-380 100,-404,1 92,-280 88,-200 110,-150 180,-130 240,-100 256,-50 250,-20,1 -96,-20,1 -100,-80 -84,-150 -84,-260',
    ),
    cut(
      BOOT_SHADE,
      boot('-120,-420,1 -30,-420,1 -20,-260 -30,-160 20,-90 120,-70 270,-60,1 270,0,1 -120,0,1'),
    ),
  ),
  cut(SOLE, boot('-100,-30,1 256,-30,1 258,-8 240,2,1 60,2,1 40,-12,1 -10,-12,1 -16,12,1 -96,12,1')),
  inked(BOOT_SHADE, 8, boot('-88,-366 -20,-344 60,-350 98,-374')),
  // The hand about the ankle.
  within(
    SLEEVE,
    '1240,60,1 1090,140 1030,190,1 1080,330,1 1140,320 1240,280,1',
    cut(SLEEVE_SHADE, '1000,260,1 1120,240 1240,190,1 1240,340,1 1040,360,1'),
  ),
  within(
    SKIN,
    '1056,190,1 1000,196 950,186 880,176 800,172 766,184,1 752,196 756,216 790,224,1 748,230 740,252 752,266 790,266,1 752,272 750,292 764,304 800,304,1 782,312 782,330 800,338 880,344 960,340 1030,326 1078,312,1',
    cut(
      SKIN_SHADE,
      '1090,270,1 1000,290 940,296 900,304 840,300 800,304,1 770,320 780,350,1 1090,350,1',
      '790,224,1 830,216 890,222 900,228 850,232,1',
      '790,266,1 830,258 890,264 900,270 850,274,1',
    ),
  ),
];
