import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { twoDiscs } from '../../drawing/mirrored.ts';

/** The inks that the rider and his load wear in one weather. */
export interface RiderInks {
  skin: string;
  shade: string;
  shirt: string;
  fold: string;
  cloth: string;
  knee: string;
  iron: string;
  chrome: string;
  hat: string;
  band: string;
  gap: string;
  green: string;
  bright: string;
}

/** The fingers of a hand of matoke, the outer ones first: how far from the stalk each stands, and how high its tip. */
const FINGERS = '-88,-56 88,-56 -56,-70 56,-70 -20,-78 20,-78';

/** A bunch of matoke as it hangs, its stalk on (0, 0), hand below hand, every finger curving upwards. */
function bunch({ gap, green, bright }: RiderInks, x: number, y: number, turn: number): Layer {
  const finger = (across: number, top: number, more: number) =>
    limb(
      `${across * 0.2},66,${10 + more} ${across * 0.9},62,${17 + more} ${across * 1.34},20,${18 + more} ${across * 1.36},${top + 26},${14 + more} ${across * 1.26},${top - more},${6 + more}`,
    );
  const tier = points(FINGERS).flatMap(([across, top], at): Layer[] => [
    cut(gap, finger(across, top, 6)),
    cut((at + (at >> 1)) % 2 ? bright : green, finger(across, top, 0)),
    cut(gap, disc(across * 1.26, top + 2, 7, 6)),
  ]);
  return moved(
    { x, y, turn },
    cut(gap, limb('10,-40,13 0,10,14 0,60,14'), '-96,40,1 96,40,1 84,180 44,306 0,326 -44,306 -84,180'),
    ...[0, 1, 2].map((nth) => moved({ x: 0, y: 84 + nth * 92, scale: 1.04 - nth * 0.17 }, ...tier)),
  );
}

/** A hand on the end of the bar, its knuckles to us; the one on the right. */
const fist = ({ skin, shade }: RiderInks, flip: boolean): Layer =>
  moved(
    { x: flip ? -124 : 124, y: -416, flip },
    cut(skin, '-26,-16,1 -14,-30 16,-30 27,-16 27,8 22,22 6,26 -16,24 -26,12'),
    cut(skin, limb('-12,14,9 -26,10,8 -36,-2,6')),
    inked(shade, 3, '-13,24,1 -13,0,1', '1,26,1 1,0,1', '14,24,1 14,0,1'),
  );

/** Somebody who rides towards us on a bicycle, a bunch of matoke at each side: 770 pixels high, its wheel on (0, 0). */
export const matokeRider = (inks: RiderInks): readonly Layer[] => {
  const { skin, shade, shirt, fold, cloth, knee, iron, chrome, hat, band } = inks;
  return [
    bunch(inks, -208, -392, 8),
    bunch(inks, 208, -392, -8),
    // The leg that is down.
    cut(iron, panel('-108,-52,4 -26,-52,4 -26,-34,4 -108,-34,4')),
    cut(cloth, limb('-44,-400,52 -84,-262,44 -73,-118,29')),
    cut(iron, '-102,-124,1 -42,-124,1 -36,-66 -40,-40 -60,-34 -84,-34 -104,-44 -106,-76'),
    cut(shirt, '-72,-370,1 72,-370,1 84,-470 92,-560 66,-590 30,-606 -30,-606 -66,-590 -92,-560 -84,-470'),
    cut(fold, '-30,-604,1 0,-560,1 30,-604,1 40,-592,1 8,-536,1 -8,-536,1 -40,-592,1'),
    // The leg that is up, its knee towards us.
    cut(iron, panel('26,-188,4 108,-188,4 108,-170,4 26,-170,4')),
    cut(cloth, limb('90,-372,49 86,-300,44 72,-250,31')),
    cut(cloth, disc(90, -372, 50, 46), '0,-400,1 90,-418,1 120,-350,1 40,-330,1'),
    cut(knee, '58,-352 90,-330 124,-352 112,-326 90,-318 68,-326'),
    cut(iron, '42,-262,1 102,-262,1 106,-214 104,-182 84,-170 60,-170 40,-178 36,-206'),
    // The bicycle, end-on.
    cut(iron, panel('-15,-276,14 15,-276,14 15,0,14 -15,0,14')),
    cut(
      chrome,
      limb('-26,-296,8 -28,-126,7'),
      limb('26,-296,8 28,-126,7'),
      panel('-38,-304,8 38,-304,8 38,-284,8 -38,-284,8'),
    ),
    cut(iron, panel('-46,-138,4 46,-138,4 46,-124,4 -46,-124,4'), box(-12, -420, 24, 120)),
    cut(iron, disc(0, -336, 36)),
    cut(chrome, disc(0, -336, 28)),
    inked(iron, 14, '-124,-412,1 -60,-414 -40,-384 0,-384 40,-384 60,-414 124,-412,1'),
    // Arms and head.
    ...[-1, 1].flatMap((side): Layer[] => [
      cut(skin, limb(`${side * 134},-486,26 ${side * 136},-450,22 ${side * 126},-420,17`)),
      cut(
        shirt,
        `${side * 30},-604,1 ${side * 84},-588 ${side * 124},-556 ${side * 156},-512 ${side * 168},-474,1 ${side * 104},-462,1 ${side * 84},-520,1`,
      ),
      fist(inks, side < 0),
    ]),
    cut(skin, '-28,-640,1 28,-640,1 30,-604,1 0,-566 -30,-604,1'),
    cut(skin, twoDiscs(50, -680, 10, 16)),
    cut(skin, '-48,-720,1 48,-720,1 50,-672 40,-634 18,-614 -18,-614 -40,-634 -50,-672'),
    cut(shade, '-50,-720,1 50,-720,1 50,-694,1 0,-690 -50,-694,1'),
    cut(
      shade,
      '-46,-656,1 -30,-650 -20,-654 0,-660 20,-654 30,-650 46,-656,1 42,-630 18,-608 -18,-608 -42,-630',
    ),
    cut(shade, '-14,-668 -10,-674 0,-664 10,-674 14,-668 8,-662 -8,-662'),
    cut(chrome, '-36,-682,1 -24,-691 -12,-682,1 -24,-676', '36,-682,1 24,-691 12,-682,1 24,-676'),
    cut(skin, limb('-19,-645,1 -8,-636,3 8,-636,3 19,-645,1')),
    cut(iron, twoDiscs(23, -683, 5)),
    cut(
      hat,
      '-104,-706,1 -80,-724 -54,-726,1 -50,-766 -30,-784 0,-776 30,-784 50,-766 54,-726,1 80,-724 104,-706,1 60,-694 0,-690 -60,-694',
    ),
    cut(band, '-54,-730,1 0,-738 54,-730,1 54,-718,1 0,-724 -54,-718,1'),
  ];
};
