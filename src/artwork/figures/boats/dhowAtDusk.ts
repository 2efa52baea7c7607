import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [SPAR, HULL, KEEL, RAIL, SAIL, LIT, SHADE, SEAM] = [
  '#1b0b26',
  '#4a1d48',
  '#2a1036',
  '#ffb65c',
  '#ec5a40',
  '#ff9763',
  '#c23a48',
  '#b23444',
];
const [SKIN, KANZU, FOLD, CAP, NAVY] = ['#5a2a28', '#ffe2bd', '#c98a86', '#f2a33c', '#22205a'];

const CLOTH =
  '-296,-752,1 -352,-560 -350,-340 -246,-146,1 -100,-206 120,-206 344,-188,1 210,-322 40,-494 -140,-640';

/** Who steers: sits on the stern rail in a white shirt, leaning back on the tiller, his face turned to the town. */
const helmsman: readonly Layer[] = [
  cut(SPAR, limb('-104,-26,5 -20,-16,6 34,-12,4')),
  cut(NAVY, limb('-4,10,19 30,-8,17 60,-2,13 70,30,10')),
  within(
    KANZU,
    '-30,22,1 -34,-20 -42,-58 -26,-84 -8,-88,1 12,-86,1 22,-66 16,-26 20,22,1',
    cut(FOLD, '-60,30,1 -60,-100,1 -24,-100,1 -22,-50 -14,30,1'),
  ),
  cut(
    SKIN,
    limb('10,-44,9 26,-28,8 36,-14,6'),
    '-14,-84,1 6,-84,1 8,-102,1 -12,-102,1',
    disc(1, -112, 15, 18),
  ),
  cut(KANZU, limb('-2,-76,13 8,-58,12 16,-40,10')),
  cut(CAP, '-16,-114,1 -15,-136,1 14,-138,1 16,-118,1 4,-120'),
];

/** Two guests on the thwart, from behind: a shawl, a straw hat, the heads a little together. */
const guests: readonly Layer[] = [
  cut(NAVY, '-44,20,1 -46,-28 -30,-48 -14,-54,1 4,-54,1 22,-46 30,-20 30,20,1'),
  cut('#3a3a86', '-44,20,1 -46,-28 -30,-48 -14,-54,1 -24,-30 -26,20,1'),
  cut(SKIN, '-14,-50,1 2,-50,1 2,-70,1 -12,-70,1', disc(-4, -80, 16, 19)),
  cut(
    '#f6d79a',
    '-36,-82,1 -22,-92 -4,-92 16,-92 30,-80,1 14,-76 -20,-76',
    '-20,-88,1 -18,-108 12,-108 14,-88,1',
  ),
  cut('#7a2548', '36,20,1 36,-24 46,-46 62,-52,1 74,-52,1 92,-42 96,-16 96,20,1'),
  cut('#1d0c1c', disc(64, -76, 16, 20), disc(56, -98, 11)),
];

/**
 * A dhow under a lateen sail that goes to the right at dusk, the middle of its waterline at the placing's origin.
 * @param seen what is behind the cloth, in the inks in which it shows through
 */
export const dhowAtDusk = (
  where: Placing & { scale: number },
  ...seen: readonly Layer[]
): readonly Layer[] => {
  const own = placed(where);
  const px = (width: number) => Math.round(width * where.scale);
  return [
    within(
      SAIL,
      own(CLOTH),
      cut(SHADE, own.limb('344,-188,4 210,-322,30 40,-494,40 -140,-640,30 -296,-752,4')),
      ...seen,
      cut(
        LIT,
        own('-296,-780,1 -420,-560 -420,-300 -250,-100,1 -180,-150,1 -250,-300 -262,-500 -240,-700,1'),
      ),
      inked(
        SEAM,
        px(3),
        own('-150,-650 -180,-480 -170,-330 -110,-210'),
        own('0,-530 -20,-420 -6,-310 30,-206'),
        own('150,-384 140,-320 150,-260 170,-200'),
      ),
    ),
    cut(
      SPAR,
      own.limb('40,-50,12 58,-240,10 78,-440,8'),
      own.limb('362,-176,5 210,-318,9 40,-490,11 -140,-646,9 -318,-776,4'),
    ),
    inked(SPAR, px(3), own('74,-430 -60,-260 -262,-110')),
    moved({ ...where, x: where.x - px(232), y: where.y - px(104) }, ...helmsman),
    moved({ ...where, x: where.x - px(78), y: where.y - px(66) }, ...guests),
    within(
      HULL,
      own('-340,-136,1 -200,-88 0,-68 180,-92 366,-170,1 330,-80 240,24,1 -290,24,1 -326,-40'),
      cut(KEEL, own('-400,-50,1 -100,-18 120,-22 360,-90,1 360,60,1 -400,60,1')),
      cut(
        RAIL,
        own('-344,-146,1 -200,-96 0,-76 180,-100 370,-180,1 360,-146,1 180,-72 0,-48 -200,-66 -344,-112,1'),
      ),
    ),
    // The rudder, and foam along the waterline.
    cut(SPAR, own('-338,-120,1 -352,-116,1 -330,24,1 -296,24,1')),
    cut(
      '#f4a994',
      own('150,32,1 220,10 256,-22,1 262,2 300,-10,1 306,12 380,16 440,30,1 330,26 240,38'),
      own('-470,30,1 -360,18 -280,20 -100,26 60,24,1 -40,34 -240,38'),
    ),
  ];
};
