import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { packWalker } from '../../figures/people/packWalker.ts';
import { bogBoots } from '../../figures/placing/bogBoots.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { tussock } from '../../land/tussock.ts';
import { light } from '../../light/light.ts';

const SNOWS = { snow: '#fffaea', blue: '#a4c8dc', rock: '#b0b4b0', deep: '#7aa2b8', mist: '#f6f0d4' };
const PALE = {
  bark: '#4f6c6c',
  lit: '#b0a080',
  dead: '#6c7c6c',
  withered: '#a89870',
  shade: '#4c7c70',
  leaf: '#6c9c74',
  sunny: '#a4bc78',
  rim: '#f0e8b0',
};
const FAR = { dark: '#4f8a68', body: '#7aa868', lit: '#b8c878' };
const MID = { dark: '#2c6650', body: '#5c9450', lit: '#c0c45c' };
const NEAR = { dark: '#12382f', body: '#3f7040', lit: '#c8b848' };
const BOUGHS = [
  '10,60,60 0,-200,44 -10,-420,30',
  '0,-160,40 -110,-260,32 -150,-360,26',
  '10,-240,36 120,-340,30 150,-420,24',
];
const ROSETTES = [
  [152, -440, 120],
  [-152, -380, 120],
  [-10, -460, 140],
] as const;

/** The bog below the peaks of the Rwenzori, and how one crosses it. */
export const rwenzoriBog: readonly Picture[] = [
  picture(
    'places/rwenzori-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [300, 20, 200, 380], camera: 'frame' }),
    wash(['#4c9cb0', '#9cd0cc', '#f8f0d0'], { height: 500 }),
    rwenzoriPlanes({ x: 640, y: 480, scale: 0.5 }, SNOWS),
    floor('#f8f0d2', '-40,468 200,456 420,466 700,454 940,464 1240,456'),
    floor('#a4c49c', '-40,490 200,478 460,490 720,480 1000,492 1240,478'),
    wash(['#f4ecc8', '#a8d4c4', '#4f9c9c', '#1f5c68'], { y: 516, height: 400 }),
    cut(
      '#7ca488',
      '-40,500,1 60,498 180,506 300,520,1 180,530 60,532 -40,530,1;1240,496,1 1120,500 980,508 900,522,1 1000,532 1120,534 1240,532,1',
    ),
    moved({ x: 1060, y: 506, scale: 0.4 }, ...groundselNear(BOUGHS, ROSETTES, PALE)),
    moved({ x: 130, y: 516, scale: 0.3 }, ...groundselNear(BOUGHS, ROSETTES, PALE)),
    cut(
      '#5c8c7c',
      '-40,522,1 60,528 180,526 300,520,1 180,532 60,538 -40,538,1;1240,522,1 1120,530 1000,528 900,522,1 1000,536 1120,540 1240,540,1',
    ),
    cut(
      { fill: '#fffae0', opacity: 0.7 },
      disc(560, 548, 160, 4),
      disc(980, 580, 120, 5),
      disc(160, 590, 140, 5),
      disc(620, 640, 90, 6),
    ),
    tussock({ x: 600, y: 560, r: 40 }, FAR),
    tussock({ x: 480, y: 548, r: 30 }, FAR),
    tussock({ x: 970, y: 560, r: 46 }, FAR),
    tussock({ x: 230, y: 570, r: 50 }, FAR),
    moved({ x: 600, y: 568, scale: 0.62 }, ...packWalker),
    tussock({ x: 90, y: 640, r: 90 }, MID),
    tussock({ x: 1080, y: 640, r: 100 }, MID),
    tussock({ x: 806, y: 630, r: 150 }, MID),
    tussock({ x: 390, y: 790, r: 240 }, NEAR),
    ...bogBoots,
    tussock({ x: 808, y: 648, r: 126 }, MID),
    tussock({ x: 296, y: 832, r: 150 }, NEAR),
    tussock({ x: 470, y: 838, r: 140 }, NEAR),
    tussock({ x: 1120, y: 850, r: 170 }, NEAR),
  ),
];
