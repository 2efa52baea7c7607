import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The light of the evening and the shade: the inks of the monkey and of the mountains. */
export const [GOLD, BLACK] = ['#fbae2c', '#170d20'];
const [SKIN, MUZZLE, EYE] = ['#3a2a4c', '#a58ea6', '#f59a2c'];

/** Gullies in the flank in shade. */
const DUSK =
  '250,-430,1 320,-280 390,-180 500,-90,1 400,-140 310,-250;210,-330,1 270,-200 330,-110 420,-20,1 330,-70 260,-170;520,-60,1 600,-30 680,-10 760,0,1 640,10 570,-20';

/** Crown, cheek and face in profile to the left. */
const head: readonly Layer[] = [
  cut(
    BLACK,
    '-168,-772,1 -164,-812 -124,-856 -40,-880 50,-870 124,-820 158,-750 164,-670 186,-580 226,-480 250,-410,1 -130,-540,1 -60,-640',
  ),
  cut(
    SKIN,
    '-160,-778,1 -90,-780 -40,-740 -40,-640 -80,-580,1 -150,-576 -186,-582 -206,-600 -208,-620,1 -222,-630 -226,-646,1 -224,-656 -232,-668,1 -222,-694 -196,-720 -178,-744 -172,-764',
  ),
  cut(
    MUZZLE,
    '-226,-682,1 -200,-690 -172,-676 -152,-640 -150,-600 -130,-577,1 -186,-576 -206,-600 -208,-620,1 -222,-630 -226,-646,1 -224,-656 -232,-668,1',
  ),
  inked(SKIN, 6, '-224,-641 -206,-637 -184,-641 -160,-643'),
  cut(SKIN, '-226,-672,1 -216,-684 -204,-676,1 -214,-668'),
  // Brow and cheek, whose locks fall back.
  cut(
    GOLD,
    '-176,-768,1 -166,-796 -124,-806 -70,-792 -20,-760 30,-720,1 90,-716,1 60,-684 64,-670,1 112,-650,1 70,-630 66,-616,1 96,-586,1 50,-584 40,-572,1 44,-540,1 6,-560 -10,-550,1 -30,-520,1 -50,-550 -66,-552,1 -96,-532,1 -106,-560 -140,-574,1 -104,-600 -92,-640 -84,-690 -80,-730 -100,-762 -136,-774',
  ),
  cut(EYE, '-158,-726,1 -144,-746 -120,-746 -106,-728,1 -120,-710 -144,-710'),
  cut(BLACK, disc(-136, -728, 13)),
  inked(BLACK, 6, '-164,-726 -144,-750 -120,-750 -98,-730'),
];

/** Shoulders, back and haunches, and the flanks that run out to both sides as those of a volcano do. */
const MASSIF =
  '-60,-650,1 -116,-604 -150,-560 -184,-520,1 -226,-476 -244,-420 -262,-360,1 -300,-240 -390,-120 -480,-66 -560,-47 -640,-46,1 -640,-4,1 -600,0,1 900,0,1 900,-16,1 700,-40 520,-110 410,-230 330,-370,1 300,-436 262,-486 214,-540,1 180,-590 160,-640 150,-700,1';

/** What the evening reaches: all before the spine. */
const LIT =
  '-150,-600,1 -100,-550 -20,-524 70,-560,1 160,-430 230,-240 330,40,1 -700,40,1 -700,-700,1 -150,-700,1';

/** The dark hair that runs down from the collar as lava does; the first run is also the inner side of an arm. */
const RUNS = [
  '-84,-560,20 -50,-540,26 10,-528,30 90,-570,40',
  '-82,-560,18 -110,-450,28 -168,-330,27 -220,-250,14 -280,-180,0',
  '-36,-530,24 -40,-410,32 -70,-240,31 -100,-130,16 -150,-40,0',
  '16,-530,26 26,-400,34 40,-260,33 44,-180,17 24,-90,0',
  '66,-540,30 106,-400,40 146,-220,40 170,-80,34 190,60,30',
].join(';');

/**
 * A golden monkey that sits with its back to us, its haunches on y = 0 about x = 0, 880 high: it is a volcano of the chain
 * that it looks along, lit from the left, its spine the ridge.
 */
export const goldenMonkeyAsCone: readonly Layer[] = [
  within(BLACK, MASSIF, cut(GOLD, LIT), cut(BLACK, limb(RUNS)), cut(SKIN, DUSK)),
  ...head,
];
