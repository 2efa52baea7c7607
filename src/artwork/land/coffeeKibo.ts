import type { Layer } from '../canvas/canvas.ts';
import { cut, moved, within } from '../canvas/cut.ts';
import { disc, limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

const [COFFEE, DARK, ROAST] = ['#5f2d19', '#3a190f', '#8b4c27'];
const [HUSK, COOL] = ['#fffaf0', '#e4d0b0'];
const [STRAW, WEAVE, UNDER] = ['#efbd5c', '#cf8f38', '#8f5420'];

/** Kibo from the south as a heap: a level crown, shoulders, long skirts. */
const HEAP =
  '-40,742,1 20,716 84,686 130,650 166,604 200,548,1 220,500 244,462,1 290,446 340,434,1 400,428 470,428,1 520,424 580,432 620,446,1 650,480 672,530,1 710,590 760,646 800,684 838,712,1 850,752 760,778 600,796 440,802 240,796 60,778';
const SNOW =
  '160,380,1 190,590,1 222,530,1 240,528,1 262,596,1 284,560,1 300,508,1 330,502,1 352,540,1 374,618,1 394,600,1 412,560,1 432,508,1 470,500,1 500,530,1 524,596,1 544,570,1 556,520,1 590,514,1 612,550,1 634,606,1 650,580,1 660,540,1 700,570,1 740,380,1';
const SHADE =
  '520,400,1 500,470,1 548,530,1 520,600,1 604,690,1 590,820,1 900,820,1 900,400,1;262,430,1 250,500,1 284,560,1 232,620,1 246,670,1 180,730,1 300,740,1 322,650,1 306,590,1 336,520,1 314,430,1';

/** Beans on the heap's foot, in the light and in shade: x, y, turn. */
const LIT =
  '488,637,5 186,637,-75 369,638,40 315,679,-45 483,683,10 92,683,30 148,689,-55 218,689,-70 430,703,-30 374,712,70 528,719,-15 52,726,45 124,726,10 2,732,-15 245,736,-45 479,739,-25 185,740,0 308,742,-10 430,751,-25 550,754,-65 67,762,35 13,764,-15 158,765,-35 508,766,-15 364,768,5 402,779,-20 278,780,70 121,782,55 223,784,-45 184,785,-15 457,786,-65 329,787,65 547,788,65 593,790,-35 512,796,65 372,797,5 427,798,15';
const DIM =
  '558,601,-25 254,603,-10 695,613,-70 590,663,-40 746,665,30 799,685,-50 652,690,60 613,716,-5 738,721,-10 808,731,20 766,750,-65 672,751,-45 610,755,-60 743,774,50 707,780,-45 662,781,-65 627,787,-70';
/** The husk that the breath lifts off the crown. */
const PLUME = [
  limb('318,424,0 262,408,9 200,372,15 130,352,13 60,350,8 -10,330,0'),
  limb('400,404,0 330,390,8 262,346,13 206,312,12 150,300,6 110,284,0'),
  limb('276,440,0 220,432,8 160,412,10 104,410,6 60,402,0'),
].join('');
/** Husk in the air, the farther the smaller: x, y, turn. */
const FLAKES =
  '84,306,-20 60,262,10 112,246,70 30,300,15 22,262,-40 56,222,30 14,216,60 92,204,-10 150,256,-30 200,282,20 36,384,-15 40,432,20 84,440,-10 452,398,-12 520,396,15 600,414,-25 180,450,-15 14,176,35 676,410,8';

const bean = (body: string, slit: string): readonly Layer[] => [
  cut(body, disc(0, 0, 20, 14)),
  cut(slit, '-20,2,1 -7,-6 4,5 20,-1,1 5,11 -7,1'),
];
const flake = cut(HUSK, '-18,0,1 -8,-10 10,-9 18,0,1 8,8 -8,8');

/** A heap of coffee on a flat basket: it has Kibo's outline, and the husk lies on it as the snow does. */
export const coffeeKibo: readonly Layer[] = [
  cut(UNDER, disc(400, 760, 476, 88)),
  cut(STRAW, disc(400, 738, 480, 84)),
  cut(WEAVE, disc(400, 738, 452, 70)),
  within(COFFEE, HEAP, cut(DARK, SHADE), within(HUSK, SNOW, cut(COOL, SHADE))),
  ...points(LIT).map(([x, y, turn]) => moved({ x, y, turn }, ...bean(ROAST, DARK))),
  ...points(DIM).map(([x, y, turn]) => moved({ x, y, turn }, ...bean(COFFEE, '#260f08'))),
  cut(HUSK, PLUME),
  ...points(FLAKES).map(([x, y, turn]) => moved({ x, y, turn, scale: 0.6 + x / 1000 }, flake)),
];
