import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { elephantStriding } from '../animals/elephantStriding.ts';
import { place } from './place.ts';

const [HIDE, LIT, DEEP, IVORY, DARK] = ['#6f4d70', '#f2c9a4', '#452a52', '#fff8e6', '#32183a'];

const BODY = twin('0,-86,1 40,-84 64,-60 70,-10 82,50 80,110 58,154 26,170 0,172,1');
const HEAD = twin('0,-168,1 26,-166 44,-148 50,-116 46,-80 30,-58 0,-52,1');
/** An ear, spread: its root at the head, its upper edge rolled, its lobe behind. */
const EAR = '40,-132,1 78,-146 122,-136 146,-104 144,-66 118,-36 92,-20 70,-28,1 56,-56 44,-76';

const tusks = cut(IVORY, limb(pair('26,-150,9 34,-184,8 32,-214,6 22,-236,0')));

/** An elephant straight from above, walking up the picture, 1 m to 71 pixels at scale 1. */
const body: readonly Layer[] = [
  // Tail and trunk.
  cut(DEEP, limb('0,160,8 6,190,5 4,216,4')),
  cut(DARK, '0,210,1 10,212,1 16,240 6,252 -4,236'),
  within(
    HIDE,
    limb('0,-140,30 0,-186,21 -4,-226,16 2,-262,12 18,-288,8'),
    cut(DEEP, '8,-140,1 10,-190 6,-230 12,-262 30,-300,1 60,-280,1 40,-140,1'),
    inked(
      DEEP,
      4,
      '-24,-176 0,-184 24,-176',
      '-22,-200 0,-207 22,-200',
      '-20,-224 -2,-230 20,-224',
      '-16,-248 0,-253 20,-246',
    ),
  ),
  within(
    HIDE,
    pair(EAR),
    cut(
      DEEP,
      '30,-150,1 60,-120 70,-70 60,-20,1 150,-10,1 180,-140,1 90,-120 60,-136; -46,-80,1 -70,-60 -84,-18,1 -40,-10,1',
    ),
    cut(
      LIT,
      limb('-44,-136,4 -80,-148,7 -124,-138,8 -148,-104,8 -146,-66,2; 50,-138,1 84,-146,5 124,-136,4'),
    ),
    inked(DEEP, 4, '-60,-110 -92,-104 -118,-74', '-58,-90 -84,-76 -98,-50'),
    inked(DARK, 4, '76,-112 104,-96 116,-66', '66,-84 84,-72 92,-48'),
  ),
  within(
    HIDE,
    BODY,
    cut(DEEP, '0,-90,1 30,-70 34,0 44,60 36,130 0,180,1 100,180,1 100,-90,1'),
    cut(LIT, '-90,-90,1 -44,-84 -60,-50 -58,0 -70,60 -64,120 -30,166,1 -100,180,1'),
    inked(DEEP, 5, '-40,-40 -30,-20 -34,10', '-54,60 -40,74 -40,104', '-30,130 -22,142 -26,154'),
    cut('#8d6a88', limb('-4,-70,2 -2,-20,7 2,50,8 2,120,6 0,164,1')),
  ),
  within(
    HIDE,
    HEAD,
    cut(DEEP, '0,-170,1 14,-140 16,-90 6,-50,1 60,-50,1 60,-170,1'),
    cut(LIT, '-60,-170,1 -20,-166 -36,-140 -40,-100 -34,-60,1 -60,-60,1'),
    cut(DEEP, limb('-22,-128,1 -16,-112,5 -20,-94,1')),
  ),
  cut(DARK, pair('44,-142 52,-140 52,-130 45,-130')),
];

/** Where an elephant wades, and how it is turned, in degrees from straight up the picture. */
interface Wading {
  x: number;
  y: number;
  scale: number;
  turn: number;
  isCalf?: boolean;
}

/** The shade an elephant throws to the right under a low sun: its outline from the side. */
export const shadeAbove = ({ x, y, scale, turn }: Wading, fill: string): Layer =>
  moved(
    { x, y, scale, turn: 90 + turn, squash: 1.25, opacity: 0.5 },
    place(elephantStriding(), { x: 0, y: 0, metre: 37, flip: true, flat: fill, shadow: false }),
  );

/** An elephant that wades, straight from above: rings round it, a wake behind, 460 pixels long at scale 1; a calf has no tusks yet. */
export const elephantAbove = ({ x, y, scale, turn, isCalf = false }: Wading): Layer =>
  moved(
    { x, y, scale, turn },
    cut({ fill: '#dff3ea', opacity: 0.35 }, disc(0, 40, 108, 160)),
    inked(
      '#f3fbf4',
      5,
      '-96,60 -110,130 -140,220',
      '96,60 110,130 140,220',
      '-50,200 -58,240 -72,290',
      '50,200 58,240 72,290',
    ),
    ...(isCalf ? [] : [tusks]),
    ...body,
  );
