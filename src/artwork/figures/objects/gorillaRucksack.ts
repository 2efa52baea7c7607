import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Canvas of the pack, its lit plane, its seams; the pocket's leather, lit and in shade; straps and their shade; brass. */
const [PACK, LIT, NIGHT] = ['#1b232b', '#34424d', '#0a0e13'];
const [SKIN, PLANE, SHADE] = ['#56616c', '#7b8791', '#3b454f'];
const [STRAP, EDGE, BRASS, CREAM] = ['#ea5a2c', '#a8341f', '#ffb52e', '#fff0cf'];

/** The pack without its lid: narrow at the temples, full where it stands. */
const BODY = twin('0,-800,1 236,-800,1 258,-620 290,-470 318,-300 326,-100 326,0,1 0,0,1');
/** The lid, pulled down over it like a brow. */
const LID = twin(
  '0,-980 100,-980 186,-926 240,-830 274,-710 308,-612,1 324,-580 318,-552,1 250,-540 190,-578 130,-588 70,-570 0,-516',
);
const HEM = twin(
  '0,-590,1 70,-636 140,-650 220,-638 308,-612,1 324,-580 318,-552,1 250,-540 190,-578 130,-588 70,-570 0,-516',
);
/** The pocket in front: it reaches up between the eyes. */
const POCKET = twin(
  '0,-620,1 214,-620,1 226,-520 204,-440 180,-390 204,-320 228,-240 226,-160 190,-90 110,-60 0,-56',
);
const FLAP = twin('0,-540,1 30,-540,1 46,-440 68,-392 128,-354 148,-300 124,-254 76,-242 36,-258 0,-246');

/** Stitches that hold the pocket, down its side and round the chin. */
const STITCHES = pair(
  '171,-408 174,-384; 181,-364 190,-342; 197,-324 204,-302; 208,-282 211,-256; 212,-236 211,-210; 208,-190 201,-166; 193,-148 180,-128; 166,-114 144,-100; 126,-92 100,-84; 80,-80 54,-76; 34,-74 8,-73',
);
/** Teeth of the zip, along the droop of the lips. */
const TEETH = Array.from({ length: 18 }, (_, at) => {
  const x = at * 18 - 168;
  const y = Math.round(-190 + (x / 168) ** 2 * 38);
  return `${x},${y - 6} ${x},${y + 6}`;
});

/** A rucksack that stands packed, and has the face of a silverback; its foot is the origin. */
export const gorillaRucksack: readonly Layer[] = [
  inked(STRAP, 30, '-74,-940 -74,-1040 -30,-1040 30,-1040 74,-1040 74,-940'),
  // Side pockets and their flaps.
  cut(PACK, pair('270,-390,1 390,-390 446,-340 462,-200 462,-30 440,0 400,0,1 270,0,1')),
  cut(LIT, pair('270,-400,1 390,-400 452,-360 466,-270 440,-236 270,-240,1')),
  cut(STRAP, pair('350,-398,1 392,-396,1 394,-170,1 373,-150,1 352,-170,1')),
  cut(BRASS, pair('338,-236,1 406,-236,1 406,-196,1 338,-196,1')),
  // Loops at the temples.
  cut(PACK, pair('230,-630,1 310,-670 368,-620 366,-530 320,-470 250,-470,1')),
  cut(EDGE, pair('270,-600,1 320,-626 346,-600 342,-540 316,-508 270,-500,1')),
  within(PACK, BODY, cut(LIT, '-340,-560,1 -270,-540 -276,-400 -300,-200 -296,60,1 -360,60,1')),
  cut(SKIN, POCKET),
  cut(SHADE, pair('36,-600,1 226,-620,1 226,-500 180,-446 110,-436 56,-470')),
  inked(PLANE, 5, STITCHES),
  cut(PLANE, FLAP),
  cut(NIGHT, pair('34,-302,1 50,-332 90,-328 106,-298 92,-270 56,-274')),
  // Eyes: the buckles of the lid.
  ...[-108, 108].flatMap((x) => [
    cut(BRASS, panel(`${x - 54},-594,30 ${x + 54},-594,30 ${x + 54},-492,38 ${x - 54},-492,38`)),
    cut(NIGHT, panel(`${x - 43},-584,24 ${x + 43},-584,24 ${x + 43},-503,30 ${x - 43},-503,30`)),
    cut(BRASS, disc(x, -544, 32)),
    cut(NIGHT, disc(x, -544, 17)),
    cut(CREAM, disc(x + 8, -552, 6)),
  ]),
  // The zip.
  cut(NIGHT, limb('-180,-146,10 -110,-188,18 0,-196,19 110,-188,18 180,-146,10')),
  inked(BRASS, 9, ...TEETH),
  cut(BRASS, panel('140,-180,8 186,-164,8 186,-132,8 140,-144,8')),
  cut(STRAP, panel('154,-146,4 178,-142,4 188,-62,14 150,-62,14')),
  within(
    PACK,
    LID,
    cut(
      LIT,
      '-330,-500,1 -290,-700 -236,-860 -140,-960 -40,-1000,1 -130,-900 -180,-760 -200,-660,1 -270,-636 -330,-600,1',
    ),
    cut(STRAP, pair('84,-1000,1 134,-1000,1 140,-500,1 76,-500,1')),
    cut(EDGE, pair('84,-1000,1 94,-1000,1 88,-500,1 76,-500,1')),
  ),
  within(LIT, HEM, cut(STRAP, pair('80,-700,1 136,-700,1 140,-500,1 76,-500,1'))),
];
