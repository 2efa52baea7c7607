import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A golden monkey's coat: gold, gold in shade, its black, bare skin, its lips, an eye. */
export const GOLDEN = {
  gold: '#f0a22c',
  shade: '#b8601c',
  black: '#14161f',
  far: '#0b0d14',
  skin: '#4a4a5e',
  lip: '#c9a79a',
  eye: '#ffcf6a',
} as const;

const { gold, shade, black, far, skin, lip, eye } = GOLDEN;

/** A potato, its middle at (x, y). */
export const potato = (x: number, y: number, size: number): Layer =>
  cut(
    '#e6c48a',
    `${x - size},${y} ${x - size * 0.7},${y - size * 0.75} ${x + size * 0.2},${y - size * 0.8} ${x + size},${y - size * 0.3} ${x + size * 0.9},${y + size * 0.5} ${x},${y + size * 0.8}`,
  );

/** The head in profile to the right, round (0, 0), `high` and wide about 140: cap, cheek, muzzle. */
const head: readonly Layer[] = [
  cut(
    gold,
    '-66,-10,1 -40,-50 20,-40 44,0 30,50 -6,84 -40,76 -62,70,1 -58,56 -84,48,1 -70,34 -92,16,1 -74,8',
  ),
  cut(skin, '6,-34,1 50,-30 62,-10 70,6 84,20 88,34 78,48 50,54 24,44 6,20 -4,-8'),
  cut(lip, '70,8,1 84,20 88,34 78,48 56,52,1 62,38 86,34 72,28'),
  cut(black, '62,-16,1 40,-26 10,-22 -14,-4 -50,-2 -84,8,1 -92,-30 -66,-72 -10,-92 40,-74 66,-40'),
  cut(gold, '8,-22,1 40,-28 62,-18,1 64,-26 40,-42 10,-38'),
  cut(eye, disc(36, -6, 9, 8)),
  cut(far, disc(39, -6, 5)),
];

/** A golden monkey in full leap to the right, a hand stretched out; about 900 wide, its middle at the origin. */
export const goldenMonkeyLeaping = (placing: Placing): Layer =>
  moved(
    placing,
    // The tail, gold to black.
    cut(gold, limb('-130,-40,20 -220,-130,20 -290,-188,20 -330,-191,18')),
    cut(black, limb('-310,-190,20 -372,-180,22 -430,-130,22 -500,-120,24 -560,-200,0')),
    // The far limbs.
    cut(
      far,
      limb('-80,0,50 -190,40,32 -260,10,20 -330,20,15 -420,-4,13 -440,10,4'),
      limb('150,10,30 220,80,24 290,120,17 350,176,14 372,204,5'),
    ),
    within(
      gold,
      '210,-60,1 150,-116 60,-134 -40,-120 -120,-70 -180,-10 -150,70,1 -90,50 -20,24 60,40 120,84 180,80 236,0',
      cut(shade, '-170,80,1 -100,20 -20,-4 60,10 130,50 180,20,1 190,120,1 -200,120,1'),
      cut(
        black,
        '240,-60,1 150,-126 120,-130,1 112,-90,1 84,-80,1 96,-44,1 60,-30,1 80,4,1 56,26,1 90,60,1 100,110,1 260,110,1',
      ),
    ),
    // The near hind leg, from the haunch to the long foot.
    cut(
      black,
      '-40,-50,1 -110,-76 -180,-30 -226,50 -280,90 -330,84 -372,94 -440,140 -468,134 -474,148 -460,158 -484,168 -464,182 -434,172 -376,140 -320,130 -256,134 -180,116 -90,80 -50,20,1 -70,-4,1 -40,-20,1 -64,-34,1',
    ),
    // The near arm and its open hand.
    cut(
      black,
      limb('150,-10,50 230,30,36 310,16,24 380,-30,19 430,-62,17'),
      limb(
        '424,-58,15 456,-84,10 492,-96,8 506,-88,5;430,-52,14 470,-64,9 508,-66,7 520,-58,5;424,-46,12 464,-44,8 496,-40,7 506,-32,4;410,-62,12 426,-92,8 448,-108,7',
      ),
    ),
    moved({ x: 262, y: -100, scale: 0.98, turn: -4 }, ...head),
  );

/** A golden monkey seated in profile to the right, both hands at a potato, its tail hanging down; its seat at the origin. */
export const goldenMonkeySeated = (placing: Placing): Layer =>
  moved(
    placing,
    cut(gold, limb('-110,-30,22 -150,0,22 -158,70,20 -150,124,17')),
    cut(black, limb('-150,110,22 -144,190,24 -170,270,24 -150,330,0')),
    within(
      gold,
      '20,-330,1 -50,-320 -110,-260 -150,-170 -160,-80 -140,-10 -100,10,1 80,10,1 90,-100 70,-200 60,-290',
      cut(shade, '30,-340,1 0,-220 10,-100 20,20,1 110,20,1 110,-340,1'),
      cut(black, '40,-340,1 -30,-330 -70,-270 -50,-220 10,-210 90,-230,1'),
    ),
    // Haunch, knee, shin and foot.
    cut(
      black,
      '-120,10,1 -130,-60 -80,-120 0,-136 60,-120 100,-90 104,-60 84,-30 74,-14 120,-10 150,0 160,10,1',
    ),
    moved({ x: 40, y: -370 }, ...head),
    cut(far, limb('10,-280,34 50,-200,28 120,-220,20 150,-280,14')),
    potato(150, -296, 36),
    cut(
      black,
      limb('-20,-280,42 0,-190,34 70,-180,24 126,-254,16'),
      limb(
        '118,-250,14 130,-284,10 140,-306,8;124,-248,14 150,-278,10 164,-298,8;128,-242,12 164,-266,9 180,-280,7',
      ),
    ),
  );
