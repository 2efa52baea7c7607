import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';

/** Whoever may come: head and shoulders seen from behind, so that anybody can be in them. */
const SHOULDERS = '-290,0,1 -284,-128 -226,-208 -104,-246 0,-256 104,-246 226,-208 284,-128 290,0,1';
const NECK = '-62,-216 -58,-350 58,-350 62,-216 0,-190';
const HEAD = '0,-580 84,-562 110,-472 100,-386 60,-316 0,-300 -60,-316 -100,-386 -110,-472 -84,-562';

/** Somebody in a wide straw hat, the strap of a pair of binoculars over the neck, looking away from us. */
export function behindHat(): Figure {
  const here = placed({});
  const hat = placed({ x: 0, y: -470, turn: -5 });
  return drawn('portrait behind hat', [
    fill('body', SHOULDERS),
    fill('lit', NECK, HEAD),
    fill('dark', here('-104,-480 104,-480 96,-380 50,-322 0,-310 -50,-322 -96,-380')),
    fill(
      'accent',
      hat('-232,6 -150,-40 150,-40 232,6 150,52 -150,52'),
      hat('-112,6,1 -104,-110 -60,-150 60,-150 104,-110 112,6,1'),
    ),
    fill(
      'shade',
      hat('-116,-20,1 116,-20,1 116,12,1 0,22 -116,12,1'),
      hat('-150,52 0,66 150,52 232,6,1 140,34 0,44 -140,34 -232,6,1'),
    ),
    fill('dark', here.limb('-96,-244,8 -66,-150,9 -34,0,0'), here.limb('96,-244,8 66,-150,9 34,0,0')),
  ]);
}

/** Somebody with short hair and a white collar, a pencil behind the ear, looking away from us. */
export function behindPencil(): Figure {
  const here = placed({});
  return drawn('portrait behind pencil', [
    fill('body', SHOULDERS),
    fill('shade', here('100,-246 226,-208 284,-128 290,0,1 190,0,1 190,-120')),
    fill(
      'lit',
      NECK,
      HEAD,
      here('-126,-452 -100,-462 -94,-404 -118,-402'),
      here('126,-452 100,-462 94,-404 118,-402'),
    ),
    fill(
      'dark',
      here('-110,-440 -120,-540 -70,-608 0,-622 70,-608 120,-540 110,-440 80,-366 0,-350 -80,-366'),
    ),
    fill('accent', here('-84,-262,1 84,-262,1 104,-226 0,-204 -104,-226')),
    fill('pale', here.limb('74,-386,7 128,-470,7 146,-500,0'), here.limb('58,-360,8 74,-386,7')),
    fill('shade', here.limb('0,-196,2 4,-120,4 0,0,0')),
  ]);
}
