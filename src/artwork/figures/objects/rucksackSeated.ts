import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** The pack's cloth, cloth in the light, webbing; the front pocket, its foot; buckles. */
const [CLOTH, LIT, WEB, POCKET, PALE, BUCKLE] = [
  '#1f2833',
  '#34414f',
  '#0c1118',
  '#566370',
  '#7d8b94',
  '#ffb347',
];
/** Boots, in the shade, their soles and laces; the tab; gloves, their folds and cuffs. */
const [LEATHER, DIM, SOLE, RED, TAB, GLOVE, FOLD, CUFF] = [
  '#bd6a30',
  '#8a4520',
  '#14161c',
  '#e8412c',
  '#33211f',
  '#2c9270',
  '#17624e',
  '#f3e2bc',
];

/** A gardening glove for the left hand, tucked in by its cuff at (0, 0), its fingers on y = 190. */
const glove: readonly Layer[] = [
  cut(GLOVE, panel('-50,20 54,20 62,80 54,110 -58,110 -60,70')),
  inked(GLOVE, 34, '-42,100 -52,164', '-12,104 -16,178', '20,104 22,176', '48,96 60,156'),
  inked(GLOVE, 34, '-44,56 -86,86 -98,120'),
  inked(FOLD, 6, '-29,96 -36,164', '4,100 4,172', '36,96 44,160', '-58,72 -74,108'),
  cut(CUFF, panel('-54,-30 58,-30 62,42,10 -58,42,10')),
  inked(FOLD, 4, '-30,2 -32,36', '2,2 2,36', '32,2 35,36'),
];

/** A boot for the right foot from the front, nobody in it; its sole on y = 0. */
const boot: readonly Layer[] = [
  cut(SOLE, panel('-92,-30,20 96,-30,20 100,0,12 -96,0,12')),
  cut(DIM, disc(4, -196, 66, 26)),
  cut(SOLE, disc(4, -196, 52, 17)),
  within(
    LEATHER,
    '-62,-196,1 -30,-176 4,-172 38,-176 70,-196,1 70,-130 92,-80 96,-24,1 -92,-24,1 -88,-80 -66,-130',
    cut(DIM, '30,-200,1 36,-120 64,-80 66,-10,1 140,-10,1 140,-210,1'),
    cut(DIM, '-30,-220,1 38,-220,1 40,-110 0,-92 -34,-110'),
  ),
  cut(LEATHER, '-34,-196,1 -34,-214 4,-222 40,-214 42,-196,1 36,-150,1 -30,-150,1'),
  inked(RED, 11, '-36,-164 40,-146', '40,-164 -36,-146', '-40,-130 44,-112', '44,-130 -40,-112'),
  inked(DIM, 6, '-86,-62 -60,-88 0,-96 64,-88 90,-62'),
];

/** Lid, front pocket and what is sewn on. */
const head: readonly Layer[] = [
  inked(WEB, 22, '-40,-880 -36,-936 36,-936 40,-880'),
  cut(
    POCKET,
    twin('0,-690,1 160,-690 204,-640 196,-580 176,-530 192,-470 204,-400 190,-330 140,-296 0,-294'),
  ),
  cut(PALE, twin('0,-410 120,-404 188,-400 190,-340 140,-304 0,-302')),
  // The straps of the lid run down to the foot of the pack; their buckles.
  inked(WEB, 26, '92,-680 92,-590', '-92,-680 -92,-590'),
  cut(
    WEB,
    panel('44,-650,20 140,-650,20 140,-556,20 44,-556,20; -140,-650,20 -44,-650,20 -44,-556,20 -140,-556,20'),
  ),
  cut(BUCKLE, disc(92, -600, 34), disc(-92, -600, 34)),
  cut(WEB, disc(92, -600, 17), disc(-92, -600, 17)),
  // A leather tab with two slots.
  cut(TAB, panel('0,-546,20 118,-476,34 0,-400,20 -118,-476,34')),
  inked(LEATHER, 4, ...pair('12,-528 96,-478,1 12,-418').split(';')),
  cut(PALE, panel('20,-498,9 42,-498,9 42,-452,9 20,-452,9; -42,-498,9 -20,-498,9 -20,-452,9 -42,-452,9')),
  // The zip and its pull.
  inked(WEB, 18, '-168,-350 -100,-362 0,-366 100,-362 168,-350'),
  inked(
    PALE,
    3,
    ...Array.from({ length: 19 }, (_, at) => {
      const x = (at - 9) * 17;
      const y = Math.round(-365 + (x * x) / 1800);
      return `${x},${y - 3} ${x},${y + 3}`;
    }),
  ),
  inked(BUCKLE, 8, '170,-350 186,-340 188,-314 176,-314 170,-340'),
  within(
    CLOTH,
    twin('0,-910 90,-904 176,-836 232,-740 258,-650 258,-606 206,-590,1 150,-616 92,-628 40,-620 0,-598,1'),
    cut(LIT, '0,-930,1 -100,-910 -190,-840 -280,-650 -280,-570,1 -160,-570,1 -206,-650 -160,-760 -90,-840'),
  ),
  inked(
    PALE,
    5,
    '-240,-652 -206,-646 -150,-666 -92,-676 -40,-668 0,-648 40,-668 92,-676 150,-666 206,-646 240,-652',
  ),
];

/** A packed rucksack that sits on y = 0 like a silverback: gloves in its side pockets, boots before it. */
export const rucksackSeated: readonly Layer[] = [
  moved({ x: 362, y: -164 }, ...glove),
  moved({ x: -362, y: -164, flip: true }, ...glove),
  // Side pockets, and the straps that draw them in.
  within(
    CLOTH,
    pair('180,-570,1 290,-576 376,-520 426,-400 446,-280 444,-186,1 270,-186,1 270,-300'),
    cut(
      LIT,
      '-180,-600,1 -300,-600 -400,-520 -470,-280 -460,-150,1 -390,-150,1 -396,-290 -366,-420 -300,-510 -220,-540,1',
    ),
    inked(WEB, 24, '-460,-330 -380,-312 -280,-330', '460,-330 380,-312 280,-330'),
  ),
  cut(
    PALE,
    panel('346,-336,8 386,-336,8 386,-300,8 346,-300,8; -386,-336,8 -346,-336,8 -346,-300,8 -386,-300,8'),
  ),
  cut(
    WEB,
    panel('266,-206,8 452,-206,8 448,-170,8 270,-170,8; -452,-206,8 -266,-206,8 -270,-170,8 -448,-170,8'),
  ),
  within(
    CLOTH,
    twin('0,-680,1 200,-660 262,-560 292,-400 304,-200 286,-40 230,0,1 0,0,1'),
    cut(LIT, '-400,-700,1 -190,-700,1 -232,-560 -258,-380 -266,-200 -240,0,1 -400,0,1'),
    inked(WEB, 8, '-310,-232 -150,-214 0,-210 150,-214 310,-232'),
    inked(WEB, 26, '92,-300 92,0', '-92,-300 -92,0'),
  ),
  inked(WEB, 6, '200,-600 262,-540 292,-400 304,-200 292,-60'),
  ...head,
  moved({ x: 136, y: 8 }, ...boot),
  moved({ x: -136, y: 8, flip: true }, ...boot),
];
