import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { claspedHands } from '../people/claspedHands.ts';
import { profileHead, type Skin } from '../people/profileHead.ts';

const HERS: Skin = { skin: '#7e4830', sun: '#e0955c', deep: '#4a251f' };
const HIS: Skin = { skin: '#6a3d2a', sun: '#c98350', deep: '#3c1f1c' };

const up = placed({ turn: -5 });
const down = placed({ turn: 4 });

/** A trunk in profile to the right, from the neck to below the table, and the near arm that reaches over it. */
const trunk = (
  cloth: readonly [body: string, lit: string, deep: string],
  { skin, sun, deep }: Skin,
): Layer[] => [
  within(
    cloth[0],
    '-94,172,1 -140,200 -196,246 -232,330 -250,460 -256,720,1 150,720,1 140,560 136,440 124,350 96,270 72,214 52,176,1 0,200 -40,190',
    cut(
      cloth[2],
      '-94,160,1 -150,200 -220,250 -280,400 -280,720,1 -130,720,1 -160,560 -170,420 -140,320 -80,240 -24,206,1',
    ),
    cut(
      cloth[1],
      '50,170,1 72,214 96,270 126,350 140,440 150,720,1 116,720,1 104,560 102,440 90,350 64,280 36,220,1',
    ),
  ),
  within(
    skin,
    limb('-10,452,42 60,446,38 140,424,29 226,400,21'),
    cut(sun, limb('-10,420,10 60,416,10 140,400,8 230,384,6')),
    cut(deep, limb('-10,486,14 60,478,12 150,450,8 230,420,6')),
  ),
  within(
    cloth[0],
    '-176,270,1 -130,236 -70,246 -20,310 24,372 70,408,1 84,440 72,480 56,504,1 -20,512 -80,490 -150,420 -186,340',
    cut(cloth[2], '-200,300,1 -150,370 -90,440 -20,480 60,490,1 60,520,1 -60,530 -200,440,1'),
    cut(cloth[1], '-130,226,1 -64,240 -14,304 30,366 76,402,1 66,416,1 14,386 -34,326 -80,270'),
  ),
  inked(cloth[2], 4, '-30,380 0,420 -4,460', '6,410 34,440 36,472'),
];

/** The neck down into the collar. */
const neck = ({ deep }: Skin): Layer => cut(deep, '-80,50,1 -20,20 10,110 50,120,1 56,190,1 -96,190,1');

/** A lowered lid over the open eye, and the crease of a smile. */
const smiling = (at: typeof up, { skin, deep }: Skin): Layer[] => [
  cut(skin, at('42,-6,1 56,-18 78,-8,1 72,4 58,8 46,4')),
  cut('#1d0e10', at('44,0,1 58,8 76,-2,1 79,3 70,9 56,14 46,8')),
  inked(deep, 4, at('60,56 52,70 56,86')),
  cut('#2c1512', at('60,68,1 70,78 84,80 95,75,1 84,77 72,74')),
];

/** She, in a wrapped scarf, looking up. */
const she: readonly Layer[] = [
  neck(HERS),
  ...profileHead(up, HERS),
  ...smiling(up, HERS),
  moved(
    { x: 0, y: -38 },
    ...trunk(['#c9352c', '#ff8a5c', '#7a1a2c'], HERS),
    inked('#f4c24a', 9, '-92,176 -20,224 54,180'),
  ),
  within(
    '#1f8a8a',
    up(
      '84,-34,1 70,-86 40,-130 -20,-166 -90,-160 -140,-116 -150,-50 -124,20 -86,66,1 -50,52 -24,14,1 2,-22 44,-40 84,-34,1',
    ),
    cut('#125a66', up('-160,-60,1 -110,-20 -60,0 -16,4,1 -40,60 -100,90 -180,40,1')),
    cut('#7fdcc8', up('30,-130,1 66,-90 86,-34,1 66,-40 46,-40,1 56,-70 40,-104')),
    inked('#125a66', 8, up('-128,20 -96,-60 36,-72'), up('-136,-30 -96,-112 10,-130')),
    inked('#f4c24a', 5, up('-118,26 -80,-44 40,-56'), up('-144,-60 -80,-130 20,-146')),
  ),
  cut('#1f8a8a', up('-110,-150,1 -170,-196 -206,-170 -196,-120 -140,-96,1')),
  cut('#125a66', up('-120,-130,1 -170,-150 -200,-150,1 -190,-116 -140,-96,1')),
  cut('#ffd77a', ring(-20, 66, 22, 16)),
];

/** He, bearded, in an embroidered cap; drawn to face right and turned round. */
const he: readonly Layer[] = [
  neck(HIS),
  ...profileHead(down, HIS),
  ...smiling(down, HIS),
  moved(
    { x: 0, y: -38 },
    ...trunk(['#efe2cc', '#fffaf0', '#a58fa0'], HIS),
    inked('#c9a45a', 6, '-92,176 -20,224 54,180'),
  ),
  cut(
    '#1c0f14',
    down(
      '-110,-50,1 -108,20 -84,70 -60,92,1 -34,76 -26,30 -16,-20,1 4,-34 34,-62 60,-80,1 40,-100 -100,-100,1',
    ),
  ),
  cut(HIS.skin, down('-24,8,1 -8,0 4,16 -2,42 -14,54,1 -28,34')),
  inked(HIS.deep, 4, down('-18,14 -6,14 -8,32 -16,40')),
  // A close beard along the jaw.
  cut(
    '#1c0f14',
    down('-24,50,1 -6,84 18,104 50,110,1 60,96 84,96,1 92,104 84,124 62,138 28,130 -4,112 -26,84'),
  ),
  cut('#1c0f14', down('98,58,1 90,56 78,58 68,68,1 78,67 88,67 97,66,1')),
  within(
    '#fff3dc',
    down('-112,-44,1 -106,-138,1 -40,-158 30,-150 56,-138,1 68,-66,1 10,-72 -60,-62'),
    cut('#c8b090', down('-120,-40,1 -114,-150,1 -40,-160,1 -60,-110 -56,-50,1')),
    inked('#b8862f', 6, down('-110,-74 -40,-96 64,-92')),
    inked(
      '#1f8a8a',
      5,
      down('-108,-96 -94,-118 -80,-98 -64,-122 -48,-104 -30,-126 -14,-106 4,-126 20,-106 38,-124 58,-104'),
    ),
  ),
];

/** Two who hold hands across a table, in profile, the low sun between them: her face's middle and his, their size, and the hands. */
export const twoAtTable = (
  hers: readonly [x: number, y: number],
  his: readonly [x: number, y: number],
  scale: number,
  clasp: readonly [x: number, y: number],
): Layer[] => [
  moved({ x: hers[0], y: hers[1], scale }, ...she),
  moved({ x: his[0], y: his[1], scale: scale * 1.04, flip: true }, ...he),
  moved({ x: clasp[0], y: clasp[1], scale: scale * 1.05 }, ...claspedHands(HERS, HIS)),
];
