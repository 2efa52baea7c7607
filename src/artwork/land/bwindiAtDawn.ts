import type { Layer } from '../canvas/canvas.ts';
import { cut, moved } from '../canvas/cut.ts';
import type { Placing } from '../canvas/placing.ts';
import { limb } from '../drawing/brush.ts';
import { lobes } from '../drawing/lobes.ts';
import { farCone } from './farCone.ts';
import { woodedRidge } from './woodedRidge.ts';

/** The valley: the dawn over the Virunga, and one ridge before the other, mist between them; its far end at the origin. */
export const dawnValley: readonly Layer[] = [
  cut('#226066', '-2600,-460,1 -600,-430 300,-400 1600,-460,1 1600,300,1 -2600,300,1'),
  cut('#4f867e', '-2600,-330,1 -600,-290 300,-260 1600,-320,1 1600,300,1 -2600,300,1'),
  cut('#ee9a74', '-2600,-210,1 -600,-190 300,-160 1600,-210,1 1600,300,1 -2600,300,1'),
  cut('#fac389', '-2600,-140,1 -600,-110 300,-100 1600,-140,1 1600,300,1 -2600,300,1'),
  cut('#ffe6ad', '-2600,-70,1 -600,-64 300,-36 1600,-70,1 1600,300,1 -2600,300,1'),
  ...(
    [
      [470, -50, 0.62],
      [210, -134, 1.4],
    ] as const
  ).map(([x, y, scale]) => moved({ x, y, flip: true }, farCone(0, 0, scale, ['#f3a983', '#7b7aa6']))),
  cut('#fff2d2', '-2600,6,1 -300,14 60,0 500,12 1600,0,1 1600,400,1 -2600,400,1'),
  cut(
    '#9a97b4',
    '-700,50,1 -200,70 100,50 240,56 420,10 640,-30 1600,-90,1 1600,110,1 700,84 300,92 -100,86 -700,110,1',
  ),
  cut('#f6cfa0', '-700,96,1 -200,92 100,104 500,96 1600,100,1 1600,400,1 -700,400,1'),
  woodedRidge('#5d8790', '-700,96 -300,128 -60,150 120,146 330,120 560,84 900,30 1600,-40', 30, 190),
  cut('#ffe9c2', '-700,176,1 -300,164 -60,182 200,164 420,186 700,160 1600,150,1 1600,400,1 -700,400,1'),
  woodedRidge('#35706c', '-700,120 -400,176 -180,220 60,244 300,236 560,200 900,150 1600,90', 44, 560),
  cut('#cfd3b2', '-700,290,1 -300,270 -60,292 200,262 460,284 760,250 1600,236,1 1600,600,1 -700,600,1'),
];

const CREST = '-2000,-1000 -770,-470 -570,-330 -400,-160 -230,0 -30,170 180,290 460,350 1600,390';

/** A tree that stands out of the wood, its crown lit from the right; its foot at the origin. */
const emergent = (placing: Placing): Layer =>
  moved(
    placing,
    cut('#16453f', limb('0,20,7 -4,-40,5 4,-80,4'), limb('-2,-50,4 -26,-72,3 -40,-92,2')),
    cut(
      '#79a472',
      lobes('-66,-84 -50,-112 -18,-116 0,-142 40,-140 56,-116 80,-104 84,-80', 0.6, '84,-74 -66,-78'),
    ),
    moved(
      { x: -10, y: 10 },
      cut(
        '#16453f',
        lobes('-66,-84 -50,-112 -18,-116 0,-142 40,-140 56,-116 80,-104 84,-80', 0.6, '84,-74 -66,-78'),
      ),
    ),
  );

/** The near slope of Bwindi, from the upper left down into the valley, one wood before the other, and the path into it. */
export const dawnSlope: readonly Layer[] = [
  ...(
    [
      [-480, -226, 1],
      [-330, -86, 0.8],
    ] as const
  ).map(([x, y, scale]) => emergent({ x, y, scale })),
  woodedRidge('#79a472', CREST, 62, 800),
  moved({ x: -16, y: 16 }, woodedRidge('#16453f', CREST, 62, 800)),
  woodedRidge('#123b39', '-2000,-660 -1200,-400 -860,-220 -600,-60 -320,150 -20,290 400,380', 84, 900),
  cut(
    '#1a4f4a',
    '-2000,-110,1 -1500,-170 -1240,-120 -980,-60 -760,30,1 -1000,-20 -1300,-60 -1600,-60 -2000,-10,1',
  ),
  woodedRidge('#0e3231', '-2000,-260 -1400,-110 -980,50 -640,170 -360,290 -40,390', 96, 900),
  woodedRidge('#0b2829', '-2000,20 -1500,120 -1100,220 -800,280 -500,390', 104, 900),
];
