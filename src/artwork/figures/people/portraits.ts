import { ring } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { hand } from './anatomy.ts';
import { eyes, head, laugh, smile, spot } from './portraitParts.ts';

/** An older woman with close-cropped grey hair, her arms folded, a kanga over one shoulder of her dark jacket. */
export function twiga(): Figure {
  const at = placed({ x: 6, y: -20, turn: -4 });
  const here = placed({});
  return drawn('portrait twiga', [
    fill('body', '-300,0,1 -306,-110 -236,-214 -104,-252 0,-262 104,-252 236,-214 306,-110 300,0,1'),
    fill('shade', '110,-250 236,-214 306,-110 300,0,1 200,0,1 216,-90 180,-190'),
    ...head(at),
    fill(
      'dark',
      at('-108,-462 -114,-540 -60,-594 20,-602 90,-572 114,-500 106,-462 84,-516 40,-542 -30,-544 -84,-516'),
    ),
    ...eyes(at, 'shade'),
    ...smile(at),
    fill('pale', at.limb('-74,-376,1 -62,-356,3 -60,-338,1'), at.limb('76,-380,1 70,-358,3 66,-340,1')),
    fill('accent', '-300,0,1 -304,-120 -240,-220 -128,-262 -60,-244 -30,-160 -70,-60 -90,0,1'),
    fill(
      'shade',
      here.limb('-214,-210,8 -166,-110,9 -176,-6,8'),
      here.limb('-150,-240,7 -100,-140,8 -116,-6,7'),
    ),
    // The folded arms: one forearm over the other, a hand on a sleeve.
    fill('shade', here.limb('270,-120,52 170,-56,50 -20,-66,40')),
    fill(
      'body',
      '-306,0,1 -308,-60 -290,-120 -230,-140 -120,-128 10,-136 92,-134,1 98,-50,1 0,-30 -120,-6 -200,0,1',
    ),
    skin(hand('flat', 74, -92, -6, 'up', 9)[0]),
    fold('lit', hand('flat', 74, -92, -6, 'up', 9)[1]),
    fold(
      'body',
      '-306,0,1 -300,-36 -260,-40 -120,-40 20,-60 96,-76,1 98,-50,1 0,-30 -120,-6 -200,0,1',
      '78,-135,1 92,-134,1 98,-50,1 84,-48,1',
    ),
  ]);
}

/** A man in round spectacles and a white collar who leans on his hand and listens. */
export function korongo(): Figure {
  const at = placed({ x: -20, y: -16, turn: 7 });
  const here = placed({});
  return drawn('portrait korongo', [
    fill('body', '-310,0,1 -290,-120 -226,-196 -120,-240 0,-256 110,-240 216,-190 280,-110 310,0,1'),
    fill('shade', '100,-242 216,-190 280,-110 310,0,1 190,0,1 200,-80 150,-180'),
    ...head(at),
    fill('accent', '-82,-252,1 -124,-228,1 -66,-140,1 -14,-200,1 40,-136,1 96,-232,1 56,-254,1 -14,-206'),
    fill(
      'dark',
      at(
        '-110,-450 -120,-548 -70,-612 16,-624 96,-596 122,-532 110,-450 94,-508 60,-536 -10,-530 -70,-536 -96,-508',
      ),
    ),
    ...eyes(at),
    ...smile(at),
    fill('dark', ring(-8, -454, 38, 31), ring(86, -444, 38, 31), here.limb('24,-456,4 40,-462,4 56,-456,4')),
    fill('dark', here.limb('-106,-470,3 -74,-468,4 -44,-460,3')),
    // The arm that he leans on, its fist under his chin.
    fill('shade', here.limb('190,0,74 128,-110,64 84,-206,48')),
    fill('body', here.limb('206,0,66 142,-112,58 94,-212,44')),
    skin(hand('grip', 92, -204, -106, 'up', 10)[0]),
    fold('lit', hand('grip', 92, -204, -106, 'up', 10)[1]),
  ]);
}

/** A broad man with a greying beard, in a kofia and a long white kanzu, who laughs. */
export function mbuyu(): Figure {
  const at = placed({ x: 4, y: -2, turn: 3, scale: 1.04 });
  const here = placed({});
  return drawn('portrait mbuyu', [
    fill('body', '-350,0,1 -352,-130 -270,-222 -120,-256 0,-262 120,-256 270,-222 352,-130 350,0,1'),
    fill('shade', '120,-254 270,-222 352,-130 350,0,1 220,0,1 240,-110 190,-200'),
    ...head(at),
    fill(
      'dark',
      at(
        '-108,-446 -98,-404 -64,-384 -30,-380 30,-380 64,-384 98,-404 108,-446 112,-350 66,-256 0,-226 -66,-256 -112,-350',
      ),
    ),
    ...eyes(at),
    ...laugh(at),
    fill('pale', at.limb('-40,-280,1 -30,-254,5 -14,-238,1'), at.limb('10,-290,1 12,-262,5 8,-236,1')),
    fill('accent', at('-110,-498,1 -104,-614 -60,-626 60,-626 104,-614 110,-498,1 60,-514 -60,-514')),
    fill('shade', at.limb('-106,-532,5 0,-548,5 106,-532,5'), at.limb('-104,-570,4 0,-584,4 104,-570,4')),
    // The kanzu's red stitching from the neck down the breast.
    fill('dark', here.limb('-70,-236,4 0,-186,5 70,-236,4'), here.limb('0,-188,5 2,-90,5 0,0,5')),
    fill('dark', here(spot(-26, -140, 6)), here(spot(-26, -90, 6)), here(spot(-26, -40, 6))),
  ]);
}

/** A young woman seen from the side, her braids tied high, who holds up a hand for a butterfly to sit on. */
export function kipepeo(): Figure {
  const here = placed({});
  const braids = [
    '-96,-600,16 -150,-480,15 -170,-330,13 -164,-190,8',
    '-70,-600,16 -112,-470,15 -128,-320,13 -120,-170,8',
  ];
  return drawn('portrait kipepeo', [
    fill('dark', ...braids.map(here.limb), here(spot(-70, -616, 54, 46))),
    fill('body', '-250,0,1 -262,-120 -200,-210 -110,-248 10,-250 100,-222 160,-130 176,0,1'),
    fill('shade', '-250,0,1 -262,-120 -200,-210 -150,-232 -186,-130 -170,0,1'),
    fill('lit', '-74,-232 -66,-380 40,-340 44,-290 66,-230 0,-190'),
    fill('pale', '-40,-350 48,-300 60,-236 20,-244 -10,-290'),
    fill(
      'lit',
      '-96,-470 -90,-560 -20,-606 60,-592 94,-540 96,-486,1 110,-452 128,-424,1 116,-410 102,-408,1 112,-394 106,-382,1 112,-368 100,-352,1 98,-324 66,-298 26,-296 -20,-316 -70,-370',
    ),
    fill('pale', '66,-298 26,-296 -20,-316 -70,-370 -90,-430 -40,-372 20,-334 70,-322'),
    fill('dark', '-104,-440 -112,-540 -60,-622 20,-626 80,-590 92,-552,1 20,-560 -14,-500 -28,-440 -60,-400'),
    fill('lit', here(spot(-22, -428, 16, 26))),
    fill('accent', ring(-20, -376, 28, 21)),
    fill('dark', here.limb('52,-500,2 72,-510,6 92,-502,2'), here.limb('58,-462,2 74,-456,6 92,-464,2')),
    fill('dark', here.limb('64,-384,1 78,-366,5 106,-366,1')),
    // The raised hand, one finger out.
    fill('lit', here.limb('150,0,44 214,-100,36 236,-214,26')),
    fill('pale', here.limb('180,0,18 244,-100,14 256,-210,8')),
    skin(hand('point', 238, -196, -70, 'up', 7.5)[0]),
    fold('lit', hand('point', 238, -196, -70, 'up', 7.5)[1]),
  ]);
}
