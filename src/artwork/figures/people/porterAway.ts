import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

/** What a porter wears and bears: colours in shade and in the light. */
export interface PorterDress {
  jacket: string;
  jacketLit: string;
  pack: string;
  packLit: string;
  load: string;
  loadLit: string;
  hat: string;
  hatLit: string;
}

const [SKIN, SKIN_LIT, TROUSERS, TROUSERS_LIT, BOOT, SOLE] = [
  '#4a2820',
  '#97593a',
  '#2b2a48',
  '#555684',
  '#17121f',
  '#8a5a3a',
];

const SACK =
  '-40,-304,1 -72,-313 -89,-346 -76,-385 -36,-405,1 -55,-427 -45,-440,1 -19,-420,1 -5,-449 9,-446,1 14,-420,1 38,-438 52,-427,1 34,-403,1 76,-385 91,-346 74,-315 41,-304,1';

/** A porter who walks away from us with a sack on the head, a hand on it; 300 pixels high without it, the soles at the origin, the light from the right. */
export const porterAway = (dress: PorterDress): readonly Layer[] => [
  // The left leg bears, the right heel leaves the ground.
  cut(
    TROUSERS,
    '-37,-172,1 39,-172,1 47,-136 47,-104 51,-74 43,-46,1 18,-44,1 22,-76 16,-104 4,-126,1 -2,-100 -7,-66 -8,-10,1 -36,-10,1 -40,-66 -37,-100 -46,-136',
  ),
  cut(
    TROUSERS_LIT,
    '24,-172,1 39,-172,1 47,-136 47,-104 51,-74 43,-46,1 33,-45,1 38,-76 33,-106 32,-140',
    '-4,-118,1 4,-126,1 -2,-100 -7,-66 -8,-10,1 -16,-10,1 -15,-66 -10,-96',
  ),
  cut(BOOT, '-43,4,1 -41,-18 -23,-26 -7,-18 -4,4,1', '11,-26,1 15,-50 29,-60 45,-50 51,-26,1'),
  cut(SOLE, '-43,4,1 -42,-4,1 -5,-4,1 -4,4,1', '11,-26,1 13,-35,1 49,-35,1 51,-26,1'),
  // The left arm swings, the right one steadies the load.
  cut(dress.jacket, '-30,-242,1 -60,-226 -82,-184 -85,-148,1 -58,-146,1 -54,-176 -40,-196,1'),
  cut(
    SKIN,
    '-82,-148,1 -61,-146,1 -52,-132 -50,-118,1 -57,-116 -60,-126,1 -60,-110 -66,-104,1 -76,-106 -84,-122',
  ),
  cut(
    dress.jacketLit,
    '30,-242,1 58,-226 74,-236 76,-270 62,-310,1 84,-320,1 100,-290 108,-254 104,-228 76,-206 40,-186,1',
  ),
  within(
    dress.jacket,
    '-56,-214 -34,-246 34,-246 56,-214 46,-152,1 -44,-152,1',
    cut(dress.jacketLit, '20,-250,1 60,-250,1 60,-140,1 26,-140,1 30,-200'),
  ),
  within(
    SKIN,
    '-17,-234,1 -17,-250,1 -30,-272 -24,-304 24,-304 30,-272 17,-250,1 17,-234,1',
    cut(SKIN_LIT, '10,-310,1 40,-310,1 40,-220,1 4,-220,1 12,-260'),
  ),
  within(
    dress.hat,
    '-31,-272,1 -31,-300 -16,-314 16,-314 31,-300 31,-272,1 0,-264',
    cut(dress.hatLit, '8,-320,1 40,-320,1 40,-260,1 10,-260,1 14,-290'),
  ),
  within(
    dress.pack,
    '-36,-224 -30,-244 30,-244 36,-224 42,-180 34,-156 0,-148 -34,-156 -42,-180',
    cut(dress.packLit, '12,-250,1 50,-250,1 50,-140,1 12,-140,1 20,-190'),
    cut(BOOT, '-50,-206,1 0,-199 50,-206,1 50,-200,1 0,-193 -50,-200,1'),
  ),
  within(
    dress.load,
    SACK,
    cut(dress.loadLit, '36,-480,1 160,-480,1 160,-290,1 20,-290,1 50,-330 54,-380'),
    inked(BOOT, 5, '-36,-405 0,-411 34,-403', '-90,-346 0,-362 92,-346'),
  ),
  cut(BOOT, disc(0, -304, 30, 6)),
  cut(
    SKIN_LIT,
    '64,-308,1 84,-320,1 90,-334 92,-350 86,-366,1 80,-366 76,-354,1 70,-372 64,-370,1 66,-350 58,-334 58,-320',
  ),
];
