import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';

/** Earth in the dark, and tea in the shade, between, and in the first sun. */
const [EARTH, SHADE, TEA, SUNNY] = ['#101c46', '#20406e', '#2f7470', '#f09a70'];
const [LIP, LIP_LIT, WALL, HALF, LIT] = ['#4b8f86', '#ffcfa0', '#1c2656', '#5c4478', '#d07068'];
const [WATER, PALE, BRIGHT] = ['#8c84bc', '#f0bcb0', '#ffe8c8'];

const BODY =
  '-358,0,1 -354,110 -322,196 -250,258 -164,288,1 -100,300 0,306 100,300 164,288,1 250,258 322,196 354,110 358,0,1';
const HANDLE = '320,60,26 420,22,26 506,48,26 524,130,27 450,206,26 350,226,26 220,230,26';

/** A crater lake at first light that is a cup, planted with tea in terraces; its rim, 724 across, is about (0, 0). */
export const craterCup: readonly Layer[] = [
  // The saucer: lower terraces, their shadow to the left.
  cut(EARTH, disc(-60, 318, 600, 84)),
  within(
    TEA,
    disc(0, 292, 540, 74),
    cut(SHADE, '-700,200,1 -250,200,1 -250,310 -130,400,1 -700,400,1'),
    cut(SUNNY, '700,200,1 420,200,1 396,296 260,400,1 700,400,1'),
    cut(EARTH, disc(-90, 288, 330, 38)),
  ),
  within(
    TEA,
    limb(HANDLE),
    cut(SHADE, limb('300,90,8 424,46,10 490,70,10 502,130,10 444,186,12 350,204,14 200,210,14')),
  ),
  cut(SUNNY, limb('336,34,6 420,4,9 516,38,10 542,134,10 462,222,9 370,242,0')),
  within(
    TEA,
    BODY,
    cut(SHADE, '-400,0,1 -210,0,1 -206,120 -176,220 -110,320,1 -400,320,1'),
    cut(SUNNY, '400,0,1 252,0,1 248,120 214,220 140,320,1 400,320,1'),
    inked(
      EARTH,
      7,
      '-370,40 -270,128 0,152 270,128 370,40',
      '-370,96 -260,184 0,206 260,184 370,96',
      '-360,156 -240,232 0,250 240,232 360,156',
      '-330,214 -210,272 0,286 210,272 330,214',
    ),
  ),
  cut(LIP, disc(0, 0, 364, 96)),
  cut(
    LIP_LIT,
    '364,0,1 360,34 300,62 220,80 120,92,1 230,68 300,46 334,20 334,-4,1 330,-24 262,-52,1 330,-44 362,-22',
  ),
  within(
    WALL,
    disc(0, -2, 334, 78),
    cut(HALF, '-360,90,1 -360,-100,1 -60,-100,1 -80,-60 -110,-20 -100,90,1'),
    cut(LIT, '-360,90,1 -360,-100,1 -200,-100,1 -214,-60 -250,-20 -240,90,1'),
    within(
      WATER,
      disc(0, 22, 306, 62),
      cut(PALE, '-320,20,1 -200,-6 -60,6 40,40 180,48 260,62,1 120,106 -220,106,1'),
      cut(BRIGHT, disc(-130, 40, 120, 8), disc(-60, 60, 150, 7)),
    ),
  ),
];
