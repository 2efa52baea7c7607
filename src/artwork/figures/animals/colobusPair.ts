import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { placed, type Placed } from '../../drawing/placed.ts';

const BLACK = '#17151f';
const SLATE = '#46577a';
const WHITE = '#fffdf2';
const COOL = '#b4bfd8';
const DIM = '#2b3247';

/** The tail: a dark root, then one long white brush that hangs straight down, `long` units; its right half in shade. */
const tail = (at: Placed, long: number): readonly Layer[] => [
  cut(BLACK, at.limb(`0,0,13 1,60,11 0,140,11`)),
  cut(
    WHITE,
    at(
      `0,96,1 -20,130 -25,200 -27,${long - 90} -30,${long - 40} -18,${long - 6} 4,${long + 6},1 24,${long - 10} 32,${long - 44} 28,${long - 100} 25,200 20,130`,
    ),
  ),
  cut(
    COOL,
    at(
      `0,96,1 6,150 3,240 8,${long - 60} 4,${long + 6},1 24,${long - 10} 32,${long - 44} 28,${long - 100} 25,200 20,130`,
    ),
  ),
];

/** The arm, its elbow out, and the knee drawn up beside it, the foot round the bough; `side` is -1 on the left. */
const armAndKnee = (at: Placed, side: 1 | -1): readonly Layer[] => {
  const turned = (row: string) =>
    row.replaceAll(/(^| )(-?\d+),/g, (_, gap: string, x: string) => `${gap}${Number(x) * side},`);
  const lit = side < 0 ? SLATE : DIM;
  return [
    cut(
      BLACK,
      at(
        turned(
          '30,-236,1 84,-226 118,-176 144,-122 134,-88,1 170,-78 186,-36 176,0 166,34 158,58,1 148,40 140,60,1 130,40 118,56,1 104,30 60,20,1',
        ),
      ),
    ),
    cut(
      lit,
      at(
        turned('84,-218,1 112,-178 138,-122 130,-90,1 122,-116 104,-160'),
        turned('136,-84,1 168,-76 182,-36 172,0,1 162,-30 156,-60'),
      ),
    ),
  ];
};

/** The seated body from behind: round shoulders, and the mantle that falls along both flanks and meets below. */
const body = (at: Placed): readonly Layer[] => [
  ...armAndKnee(at, -1),
  ...armAndKnee(at, 1),
  cut(BLACK, at('-40,-240 -80,-216 -100,-160 -104,-80 -100,20,1 100,20,1 104,-80 100,-160 80,-216 40,-240')),
  cut(
    WHITE,
    at(
      '-66,-200,1 -86,-160 -98,-100 -102,-40 -100,20 -92,60,1 -70,40 -56,84,1 -36,56 -6,104,1 24,60 46,84,1 66,42 90,62,1 100,20 102,-40 98,-100 86,-160 66,-200,1 72,-140 62,-70 40,-14 0,6 -40,-14 -62,-70 -72,-140',
    ),
  ),
  cut(
    COOL,
    at(
      '66,-200,1 86,-160 98,-100 102,-40 100,20 90,62,1 66,42 46,84,1 24,60 -6,104,1 -10,60 10,30 50,10 76,-50 84,-110 78,-160',
    ),
  ),
];

/** The head from behind: the black crown, and the white whiskers that stand out on either side. */
const nape = (at: Placed): readonly Layer[] => [
  cut(WHITE, at('-30,-300,1 -72,-286 -96,-250,1 -80,-252 -90,-218,1 -66,-228 -52,-210,1 -20,-214,1')),
  cut(COOL, at('30,-300,1 72,-286 96,-250,1 80,-252 90,-218,1 66,-228 52,-210,1 20,-214,1')),
  cut(
    BLACK,
    at('-70,-284 -50,-338 0,-354 50,-338 70,-284 62,-244 56,-220 66,-190 0,-170 -66,-190 -56,-220 -62,-244'),
  ),
  cut(SLATE, at('-66,-274,1 -66,-300 -50,-330 -20,-348,1 -40,-322 -50,-296')),
];

/** The head in profile to the left: crown, white ring of hair round a slate face, the muzzle ahead. */
const profile = (at: Placed): readonly Layer[] => [
  cut(BLACK, at('-56,-300,1 -50,-336 -10,-356 40,-346 62,-306 58,-250 40,-200 -20,-200 -50,-240')),
  cut(SLATE, at('-54,-302,1 -48,-334 -10,-354 26,-349,1 -10,-340 -40,-318')),
  cut(
    WHITE,
    at(
      '-54,-306,1 -20,-314 10,-292 34,-262 62,-234,1 40,-230 52,-200,1 24,-206 14,-178,1 -12,-196 -38,-184,1 -60,-210',
    ),
  ),
  cut(
    COOL,
    at(
      '62,-234,1 40,-230 52,-200,1 24,-206 14,-178,1 -12,-196 -38,-184,1 -46,-196,1 -10,-210 14,-236 34,-262',
    ),
  ),
  within(
    '#23263a',
    at(
      '-54,-306,1 -30,-304 -14,-284 -14,-254 -28,-220 -54,-196,1 -82,-198 -98,-216,1 -94,-226 -102,-240,1 -88,-254 -72,-264 -66,-284',
    ),
    cut(
      '#5f7096',
      at('-60,-310,1 -54,-280 -62,-258 -76,-244 -84,-224,1 -90,-214 -84,-196,1 -110,-190,1 -110,-310,1'),
    ),
  ),
  cut('#0b0a12', at('-42,-288 -32,-278 -42,-268 -54,-274'), at('-98,-218,1 -78,-216 -62,-222,1 -80,-210')),
];

/** One on the bough: tail, body and a head. */
const seated = (at: Placed, long: number, head: readonly Layer[]): readonly Layer[] => [
  ...tail(at, long),
  ...body(at),
  ...head,
];

const left = placed({ x: 336, y: 476, scale: 0.92, turn: -2 });
const right = placed({ x: 568, y: 482, scale: 0.86, turn: 4 });

/** Two black-and-white colobus on one bough, side by side, seen from behind: one turns its head to the other; in a picture of 1200 x 900. */
export const colobusPair: readonly Layer[] = [
  ...seated(right, 330, profile(right)),
  ...seated(left, 372, nape(placed({ x: 304, y: 476, scale: 0.92, turn: 5 }))),
];
