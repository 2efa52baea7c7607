import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pair, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

/** Ground; shore, water, its ripples; the cone, its light. */
const [GROUND, SHORE, WATER, RIPPLE, CONE, LIT] = [
  '#ffd143',
  '#0d3a35',
  '#1f9add',
  '#e4f7fa',
  '#29307f',
  '#5d6bcb',
];

const WINGS =
  '0,-150,1 80,-240 220,-350 400,-412 530,-428 584,-408 558,-340 514,-240 484,-140 470,-40 448,14,1 492,44 504,96 466,140,1 476,190 436,226,1 432,268 390,286,1 396,336 424,388 476,436,1 400,428 340,384 318,316,1 260,332 170,330 80,312 0,270,1';

/** Bays between the headlands, as on a swallowtail's wing. */
const LAKE =
  '60,-100 120,-210 240,-300 390,-362 510,-372 500,-310 380,-240,1 480,-260 462,-180 360,-126,1 446,-150 432,-80 340,-30,1 430,-40 418,20 340,50,1 450,40 456,110 340,120,1 420,134 404,196 300,184,1 350,214 334,262 260,246 180,220 100,160 40,60';

const MUHABURA =
  '-58,-236,1 -24,-214,1 8,-222,1 34,-206,1 58,-236,1 86,-110 116,10 156,130 212,232,1 110,242 0,244 -110,242 -212,232,1 -156,130 -116,10 -86,-110';

/** Burera and Ruhondo: two lakes of many bays are a swallowtail's wings, and Muhabura between them is its body. */
export const lakesButterfly: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [60, 60, 1080, 800], camera: 'above' }),
    wash(GROUND),
    moved(
      { x: 600, y: 450, scale: 0.98 },
      cut(SHORE, pair(WINGS)),
      cut(WATER, pair(LAKE)),
      inked(RIPPLE, 12, pair('210,-216 330,-216;170,-166 250,-166;190,74 290,74;230,124 300,124')),
      inked(SHORE, 15, pair('14,-210 34,-310 84,-384 150,-414')),
      cut(SHORE, twoDiscs(146, -412, 15)),
      within(
        CONE,
        MUHABURA,
        cut(
          LIT,
          '-320,340,1 -320,-260,1 -40,-260,1 -24,-214,1 -28,-170,1 -64,-110,1 -24,-50,1 -84,30,1 -34,90,1 -96,180,1 -70,270,1',
        ),
      ),
    ),
  ),
];
