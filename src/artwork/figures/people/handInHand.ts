import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { roundEnded } from '../../drawing/roundEnded.ts';

/** She stands on her right leg, the other knee slack; her hand in the child's is at 152,-346. */
const LEGS = [
  limb('36,-260,32 44,-170,27 46,-110,23 36,-60,14 36,-24,12'),
  '20,-32,1 50,-32,1 60,-10 62,0,1 18,0,1 16,-12',
  limb('-36,-260,30 -54,-176,25 -58,-116,22 -46,-64,14 -50,-24,12'),
  '-66,-32,1 -36,-32,1 -34,-8 -40,4,1 -76,4,1 -78,-8',
];
const ARMS = [
  limb('-76,-600,6 -94,-550,20 -103,-510,19 -110,-456,17 -102,-400,13 -98,-374,11'),
  '-112,-380,1 -86,-380,1 -82,-352 -90,-330 -102,-334 -112,-352',
  limb('76,-600,6 94,-550,21 107,-510,19 116,-460,17 136,-400,13 148,-366,12'),
  '132,-378,1 162,-376,1 174,-356 170,-336 156,-326 140,-332 132,-350',
];
const FACE =
  '-6,-668,1 24,-658 44,-664,1 52,-674 50,-682,1 56,-688 52,-694,1 64,-702,1 53,-724 52,-744 28,-764 -4,-752 -26,-710';
const NECK = limb('6,-700,25 2,-656,25 0,-626,34');
const HAIR = [
  '50,-744,1 30,-776 -14,-780 -42,-750 -40,-704 -18,-668,1 2,-672 12,-690 14,-716 28,-736 50,-740,1',
  disc(-34, -782, 27, 24),
];
const DRESS =
  '-28,-646,1 -66,-632 -98,-606 -112,-546,1 -76,-532,1 -64,-500 -50,-466 -58,-400 -78,-320 -90,-226,1 -30,-206 44,-210 94,-236,1 86,-320 78,-400 54,-466 64,-506 76,-536,1 112,-548,1 98,-606 68,-632 30,-648,1 0,-634';
/** The clasp: the child's fingers over the woman's hand, her thumb over them. */
const CLASP = [
  '166,-366,5 156,-364,6 143,-359,6',
  '168,-352,5 158,-350,6 144,-345,6',
  '166,-338,5 158,-336,5 148,-332,5',
].map((finger) => roundEnded(finger, -1));
const THUMB = limb('146,-378,8 162,-376,8 172,-364,7') + disc(172, -363, 7);
/** What the light of the window finds of her: brow, cheek and chin, and her ear. */
const LIT_FACE =
  '50,-744,1 44,-724 46,-704 38,-690 40,-672 20,-660,1 44,-664,1 52,-674 50,-682,1 56,-688 52,-694,1 64,-702,1 53,-724';
const CHILD_LIT_FACE =
  '50,-512,1 42,-494 42,-474 34,-456 20,-440,1 40,-440 46,-452,1 50,-466,1 58,-474,1 50,-490';
const STRAP = limb('58,-640,5 0,-540,5 -66,-420,5');
const BAG = '-112,-430,1 -52,-430,1 -46,-340 -54,-322,1 -106,-326,1 -116,-346';
const WOMAN = [...LEGS, ...ARMS, FACE, NECK, ...HAIR, DRESS];

const CHILD_LEGS = [
  limb('-30,-210,27 -36,-130,23 -32,-70,15 -32,-34,12'),
  limb('34,-210,27 44,-134,23 42,-70,15 42,-38,12'),
  '-48,-46,1 -18,-46,1 -10,-12 -14,2,1 -46,2,1 -54,-14;26,-48,1 58,-48,1 66,-12 60,0,1 28,0,1 20,-14',
];
/** One hand up to the woman's, and one that waves: a round palm, the fingers spread. */
const CHILD_ARMS = [
  limb('-34,-410,10 -56,-394,21 -90,-370,18 -128,-342,12'),
  '-120,-358,1 -140,-354 -148,-340 -140,-326 -122,-324,1',
  limb('34,-402,12 56,-408,23 88,-434,19 110,-480,15 120,-550,12'),
  '106,-546,1 100,-570 84,-588 82,-598 92,-600 106,-586,1 100,-614 104,-626 114,-622 118,-594,1 122,-628 130,-636 138,-626 132,-596,1 146,-620 154,-624 158,-614 144,-588,1 160,-588 166,-580 160,-572 146,-562 136,-546,1',
];
const CHILD_FACE = [
  '-20,-440,1 20,-432 40,-440 46,-452,1 50,-466,1 58,-474,1 50,-490 50,-520 10,-544 -40,-520',
  limb('0,-460,20 0,-416,26'),
];
const CHILD_HAIR = [
  '48,-512,1 40,-544 0,-552 -40,-544 -52,-500 -42,-456 -14,-440,1 10,-448 22,-470 20,-496 30,-510',
  disc(-46, -534, 26, 25),
  disc(40, -548, 25, 24),
];
const FROCK =
  '-24,-438,1 -54,-428 -76,-398 -78,-370,1 -52,-364,1 -54,-320 -66,-260 -94,-186,1 -40,-166 44,-166 94,-190,1 70,-260 56,-320 52,-366,1 82,-384,1 76,-410 54,-430 26,-438,1';
const CHILD = [...CHILD_LEGS, ...CHILD_ARMS, ...CHILD_FACE, ...CHILD_HAIR, FROCK];
const RUCKSACK = '-44,-412,1 0,-428 44,-412,1 54,-370 50,-290,1 0,-280 -48,-290,1 -54,-370';

/**
 * A woman and a child hand in hand, seen from behind before a light: the feet at y 0, 800 units high; the child, `ahead`
 * of her, waves.
 */
export function handInHand(ink: {
  dark: string;
  skin: string;
  cloth: string;
  lit: string;
  skinLit: string;
  rim: string;
  pack: readonly [string, string];
}): Layer[] {
  const { dark, skin, skinLit, cloth, lit, rim, pack } = ink;
  return [
    moved({ x: 300, y: -30, fill: rim }, cut({}, ...CHILD)),
    moved({ x: 3, y: -5, fill: rim }, cut({}, ...WOMAN)),
    cut(skin, ...LEGS, FACE, NECK, ...ARMS),
    cut(skinLit, LIT_FACE),
    cut(dark, LEGS[1]!, LEGS[3]!, ...HAIR, limb('26,-714,1 36,-719,3 47,-716,2')),
    cut(skin, disc(-2, -704, 8, 12)),
    cut(rim, disc(-2, -686, 4)),
    moved(
      { x: 296, y: -24 },
      cut(skin, ...CHILD_LEGS, ...CHILD_ARMS, ...CHILD_FACE),
      cut(skinLit, CHILD_LIT_FACE),
      cut(dark, CHILD_LEGS[2]!, ...CHILD_HAIR, limb('24,-488,1 34,-492,3 44,-489,2')),
      cut(skin, disc(-4, -480, 8, 11)),
      within(cloth, FROCK, cut(lit, '66,-460,1 46,-380 46,-300 74,-160,1 120,-160,1 120,-460,1')),
      cut(pack[0], RUCKSACK),
      cut(pack[1], '-42,-412,1 0,-428 42,-412,1 50,-380 53,-356,1 0,-342 -53,-356,1 -50,-380'),
    ),
    within(
      cloth,
      DRESS,
      cut(lit, '64,-660,1 76,-590 50,-530 40,-466,1 60,-400 64,-300 74,-200,1 120,-200,1 120,-660,1'),
      cut(
        dark,
        '-46,-220,1 -30,-330 -6,-440,1 -12,-330 -26,-200,1;22,-200,1 18,-330 28,-430,1 36,-320 42,-200,1',
      ),
    ),
    cut(skinLit, ...CLASP),
    cut(skin, THUMB),
    cut(dark, STRAP, BAG),
  ];
}

/** What the two are as a shadow, without a colour. */
export const handInHandShadow: Layer = (canvas) => {
  cut({}, ...WOMAN)(canvas);
  moved({ x: 296, y: 38 }, cut({}, ...CHILD))(canvas);
};
