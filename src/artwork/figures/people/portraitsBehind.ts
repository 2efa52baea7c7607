import { disc } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, type Figure, type Part } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';

/** Whoever may come: head and shoulders seen from behind, so that anybody can be in them; the head is turned a little aside. */
const SHOULDERS =
  '-296,0,1 -290,-110 -262,-176 -200,-216 -120,-240 -76,-276,1 0,-240 92,-276,1 130,-240 214,-214 274,-170 296,-104 300,0,1';
const COLLAR = '-76,-276,1 0,-240 92,-276,1 118,-250,1 10,-204 -104,-250,1';
const FOLDS =
  '300,0,1 296,-104 274,-170 226,-206,1 236,-120 190,-50 200,0,1; -200,0,1 -214,-60 -236,-110,1 -180,-60 -160,0,1; 4,-196,1 12,-196,1 14,0,1 0,0,1';

const bareHead = (): Part[] => [
  skin(
    '-66,-260 -56,-320 -50,-390,1 80,-390,1 78,-320 88,-270 10,-220',
    '-36,-500 64,-530 134,-500 148,-420 128,-344 84,-294 -16,-310 -60,-390',
    disc(20, -404, 24, 36),
  ),
  fold('lit', '-54,-330 -50,-360,1 74,-330,1 78,-300 20,-270 -40,-286', disc(22, -400, 14, 22)),
];
const HAIR =
  '-118,-400 -128,-500 -80,-576 20,-596 106,-560 136,-486,1 88,-470,1 62,-412,1 16,-450 -4,-380,1 0,-330 -40,-296 -90,-316';

/** Somebody in a wide straw hat, the strap of a pair of binoculars over the neck, looking away from us. */
export function behindHat(): Figure {
  const hat = placed({ x: 6, y: -480, turn: -5 });
  return drawn('portrait behind hat', [
    ...bareHead(),
    fill('dark', '-112,-380 -112,-470 110,-486 70,-410,1 16,-450 -4,-380,1 0,-330 -40,-296 -90,-316'),
    fill('body', SHOULDERS),
    fold('body', COLLAR, ...FOLDS.split(';')),
    fill(
      'accent',
      hat(
        '-116,4,1 -108,-90 -80,-142 -10,-128 60,-144 108,-100 120,4,1 190,-4 244,30 236,48 130,40 0,54 -130,40 -226,52 -236,34 -190,0',
      ),
    ),
    fold(
      'accent',
      hat(
        '36,-138 60,-144 108,-100 120,-30,1 60,-20,1 66,-90',
        '-236,40 -130,28 0,38 130,28 244,36 236,50 130,42 0,56 -130,42 -226,54',
      ),
    ),
    fill('shade', hat('-114,-34,1 0,-16 118,-38,1 120,6,1 0,24 -117,6,1')),
    fill(
      'dark',
      '-96,-254,1 -80,-262,1 -30,-120 -12,0,1 -34,0,1 -52,-110',
      '106,-262,1 120,-254,1 84,-110 66,0,1 44,0,1 62,-120',
    ),
  ]);
}

/** Somebody with short hair and a white collar, a pencil behind the ear, looking away from us. */
export function behindPencil(): Figure {
  const here = placed({});
  return drawn('portrait behind pencil', [
    ...bareHead(),
    fill('dark', HAIR),
    fill('body', SHOULDERS),
    fold('body', ...FOLDS.split(';')),
    fill('accent', COLLAR),
    fold('accent', '-104,-250,1 10,-204 118,-250,1 112,-244,1 10,-192 -98,-242,1'),
    fill('pale', here.limb('-30,-424,8 110,-452,8 150,-462,0')),
    fill('dark', here.limb('136,-459,3 150,-462,1')),
  ]);
}
