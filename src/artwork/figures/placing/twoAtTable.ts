import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { claspedHands } from '../people/claspedHands.ts';
import { profileHead, type Skin } from '../people/profileHead.ts';

const HERS: Skin = { skin: '#7e4830', sun: '#e0955c', deep: '#4a251f' };
const HIS: Skin = { skin: '#6a3d2a', sun: '#c98350', deep: '#3c1f1c' };

/** A garment: its colour, in the light, in shade. */
type Cloth = readonly [body: string, lit: string, deep: string];
const RED: Cloth = ['#c9352c', '#ff8a5c', '#7a1a2c'];
const CREAM: Cloth = ['#efe2cc', '#fffaf0', '#a58fa0'];

const up = placed({ turn: -5 });
const down = placed({ turn: 4 });

/** A trunk in profile to the right, from the neck to below the table. */
const trunk = (cloth: Cloth): Layer[] => [
  within(
    cloth[0],
    '-94,172,1 -140,200 -196,246 -232,330 -250,460 -256,720,1 112,720,1 112,560 120,440 116,350 96,270 72,214 52,176,1 0,200 -40,190',
    cut(
      cloth[2],
      '-94,160,1 -150,200 -220,250 -280,400 -280,720,1 -130,720,1 -160,560 -170,420 -140,320 -80,240 -24,206,1',
    ),
    cut(
      cloth[1],
      '50,170,1 72,214 96,270 118,350 124,440 112,720,1 84,720,1 84,560 90,440 84,350 62,280 36,220,1',
    ),
  ),
];

/** The near arm in its sleeve, the elbow on the table, the forearm over it towards the other. */
const reach = (cloth: Cloth, { skin, sun, deep }: Skin): Layer[] => [
  cut(
    { fill: '#1c0a18', opacity: 0.45 },
    '-120,508,1 -40,498 80,500 180,470 240,452,1 200,486 100,516 -20,528 -110,522',
  ),
  within(
    skin,
    limb('-10,452,42 60,446,38 140,424,29 226,400,21'),
    cut(sun, limb('-10,420,10 60,416,10 140,400,8 230,384,6')),
    cut(deep, limb('-10,486,14 60,478,12 150,450,8 230,420,6')),
  ),
  within(
    cloth[0],
    '-176,270,1 -130,236 -70,246 -30,310 10,372 60,404,1 92,418,1 98,450 90,484 78,506,1 20,508 -60,514 -112,500 -136,470 -160,410 -186,340',
    cut(cloth[2], '-200,300,1 -160,370 -120,440 -70,478 10,486 90,478,1 80,530,1 -60,530 -200,500,1'),
    cut(cloth[2], '84,412,1 100,420,1 104,460 84,512,1 72,510,1 84,470 88,440'),
    cut(cloth[1], '-130,226,1 -64,240 -24,304 16,366 92,416,1 76,428,1 4,390 -44,326 -84,270'),
  ),
  inked(cloth[2], 4, '-56,400 -40,440 -60,474', '-14,410 10,440 0,474'),
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
  moved({ x: 0, y: -38 }, ...trunk(RED), inked('#f4c24a', 9, '-92,176 -20,224 54,180')),
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
  moved({ x: 0, y: -38 }, ...trunk(CREAM), inked('#c9a45a', 6, '-92,176 -20,224 54,180')),
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

/** Two who hold hands across a table, in profile, the low sun between them: her face's middle and his, their size, the hands, and the table. */
export const twoAtTable = (
  hers: readonly [x: number, y: number],
  his: readonly [x: number, y: number],
  scale: number,
  clasp: readonly [x: number, y: number],
  table: readonly Layer[],
): Layer[] => {
  const her = { x: hers[0], y: hers[1], scale };
  const him = { x: his[0], y: his[1], scale: scale * 1.04, flip: true };
  const low = { x: 0, y: -38 };
  return [
    moved(her, ...she),
    moved(him, ...he),
    ...table,
    moved(him, moved(low, ...reach(CREAM, HIS))),
    moved(her, moved(low, ...reach(RED, HERS))),
    moved({ x: clasp[0], y: clasp[1], scale: scale * 1.12 }, ...claspedHands(HERS, HIS)),
  ];
};
