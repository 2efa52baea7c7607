import { limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** The parts of a silhouette: outlines, and limbs with their half widths. */
interface Parts {
  outlines: string;
  limbs: string;
}

/** A guide under a brimmed hat who points to the left, a staff in the other hand; 320 pixels high, the feet on y = 0. */
const GUIDE: Parts = {
  outlines:
    '-40,-246 -30,-258,1 -12,-266,1 12,-266,1 32,-258,1 46,-244 50,-216 38,-188 36,-160 42,-140,1 46,-90 40,-20,1 52,-4 50,4,1 12,4,1 10,-40 4,-110,1 -8,-60 -14,4,1 -56,4,1 -54,-4 -40,-18,1 -44,-90 -40,-140,1 -34,-170 -36,-200;-54,-296,1 -24,-304,1 -22,-326 -14,-334 14,-334 22,-326 24,-304,1 54,-296,1 22,-289,1 20,-272 10,-258 0,-254 -10,-258 -20,-272 -22,-289,1',
  limbs:
    '0,-240,14 -60,-244,14 -96,-244,10 -150,-262,7 -166,-266,8 -182,-268,4 -198,-272,3; 10,-240,14 44,-234,15 74,-190,12 84,-150,9 84,-138,10; 96,-250,4 84,-140,4 70,6,4; 0,-240,13 0,-270,12',
};

/** A walker who waves with one arm high, the other hand on the hip, the weight on one leg. */
const WAVER: Parts = {
  outlines:
    '-34,-232 -26,-238,1 -10,-246,1 12,-246,1 30,-240,1 40,-228 38,-196 30,-172 38,-140,1 48,-100 54,-76,1 46,-70,1 58,-14,1 72,-4 72,4,1 34,4,1 34,-20 26,-68,1 14,-72,1 2,-112,1 -8,-72,1 -14,-66,1 -14,-20 -12,4,1 -50,4,1 -50,-4 -38,-16,1 -44,-66,1 -48,-72,1 -42,-140,1 -32,-172 -36,-200;-23,-268,1 -26,-290 -12,-302 8,-302 24,-292 24,-280,1 46,-276 48,-270,1 24,-268,1 24,-254 12,-236 0,-234 -12,-238 -22,-252;78,-318,1 74,-332 62,-342 66,-348 78,-340,1 76,-362 80,-368 86,-362 88,-344,1 94,-366 100,-370 103,-364 97,-340,1 110,-354 116,-354 114,-346 100,-324 96,-312,1',
  limbs:
    '0,-224,14 -34,-220,13 -76,-188,11 -74,-178,11 -38,-150,9; 10,-224,14 40,-226,14 76,-268,11 84,-306,8 88,-324,9; 0,-224,12 0,-250,11',
};

/** A walker under a great pack who looks through binoculars, elbows out. */
const LOOKER: Parts = {
  outlines:
    '-30,-240,1 -10,-246,1 10,-246,1 30,-240,1 38,-200 34,-140,1 42,-80 36,-18,1 48,-4 46,4,1 8,4,1 8,-40 0,-112,1 -8,-40 -8,4,1 -46,4,1 -48,-4 -36,-18,1 -42,-80 -34,-140,1 -38,-200;-50,-150 -56,-180 -56,-250 -46,-268 46,-268 56,-250 56,-180 50,-150;-64,-276 -64,-292 64,-292 64,-276;-26,-278,1 -30,-302 -14,-318 14,-318 30,-302 26,-278,1 24,-262 10,-250 0,-248 -10,-250 -24,-262',
  limbs:
    '-10,-226,14 -44,-228,14 -92,-226,11 -86,-240,10 -28,-274,9; 10,-226,14 44,-228,14 92,-226,11 86,-240,10 28,-274,9; 0,-224,12 0,-260,11',
};

const shifted = (rows: string, x: number, y: number, scale: number): Knot[][] =>
  rows
    .split(';')
    .map((row) =>
      points(row).map(([dx, dy, third]): Knot => [
        Math.round(x + dx * scale),
        Math.round(y + dy * scale),
        third > 1 ? third * scale : third,
      ]),
    );

const FIGURES = { guide: GUIDE, waver: WAVER, looker: LOOKER };

/** What somebody on a cliff's edge throws on the wall across the valley: path data, the feet at (x, y). */
export const shadowOnWall = (who: keyof typeof FIGURES, x: number, y: number, scale = 1): string =>
  [
    ...shifted(FIGURES[who].outlines, x, y, scale).map((row) => outline(row)),
    ...shifted(FIGURES[who].limbs, x, y, scale).map((row) => limb(row)),
  ].join('');
