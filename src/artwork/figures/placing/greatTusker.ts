import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb } from '../../drawing/brush.ts';

const BODY = '#9c3a1e';
const LIT = '#d2642f';
const RIM = '#ffb872';
const SHADE = '#6b2118';
const DEEP = '#3d0f14';
const CREASE = '#541a14';

/** A column of a leg with its knee, foot and nails; `fore` is the foot's middle on the ground. */
const leg = (fore: number, ground: number, body: string, lit: string, shade: string): Layer[] => [
  within(
    body,
    `${fore * 0.8 - 70},-440,1 ${fore * 0.9 - 66},-330 ${fore - 56},-230 ${fore - 48},-160 ${fore - 50},-90 ${fore - 60},${ground - 30} ${fore - 62},${ground},1 ${fore + 62},${ground},1 ${fore + 60},${ground - 30} ${fore + 48},-90 ${fore + 50},-170 ${fore + 58},-240 ${fore * 0.9 + 66},-330 ${fore * 0.8 + 70},-440,1`,
    cut(
      shade,
      `${fore - 110},-450,1 ${fore - 24},-450,1 ${fore - 22},-220 ${fore - 14},-120 ${fore - 26},${ground + 10},1 ${fore - 90},${ground + 10},1`,
    ),
    cut(
      lit,
      `${fore + 110},-450,1 ${fore + 34},-450,1 ${fore + 26},-220 ${fore + 24},-120 ${fore + 34},${ground + 10},1 ${fore + 90},${ground + 10},1`,
    ),
    inked(
      shade,
      5,
      `${fore - 40},-176 ${fore},-162 ${fore + 44},-178`,
      `${fore - 42},-150 ${fore},-138 ${fore + 40},-150`,
      `${fore - 44},${ground - 60} ${fore},${ground - 48} ${fore + 44},${ground - 60}`,
    ),
    cut(
      '#f0b48a',
      ...[-44, -16, 14, 42].map(
        (at) =>
          `${fore + at - 13},${ground + 6},1 ${fore + at - 13},${ground - 16} ${fore + at},${ground - 26} ${fore + at + 13},${ground - 16} ${fore + at + 13},${ground + 6},1`,
      ),
    ),
  ),
];

const EAR =
  '60,-590 110,-640 200,-656 280,-628 330,-570 340,-500 312,-430 280,-380 262,-310 226,-250 196,-228,1 176,-270 150,-330 120,-380 84,-420';
const mirror = (row: string) =>
  row.replaceAll(/(^|[\s;])(-?\d+),/g, (_, gap: string, x: string) => `${gap}${-Number(x)},`);

/** The ears, spread wide: the far one of the sun in shade, the other lit, folds and frayed edges in both. */
const ears: readonly Layer[] = [
  within(
    SHADE,
    mirror(EAR),
    cut(
      BODY,
      '-90,-600,1 -120,-640 -200,-660 -280,-632 -336,-570 -346,-500,1 -300,-500 -250,-560 -170,-590 -110,-560,1',
    ),
    cut(DEEP, '-60,-600,1 -120,-560 -150,-480 -150,-400 -190,-300 -196,-220,1 -140,-320 -60,-400,1'),
    inked(
      CREASE,
      7,
      '-140,-560 -230,-500 -280,-400',
      '-150,-500 -210,-420 -230,-320',
      '-180,-590 -270,-550 -310,-480',
    ),
  ),
  within(
    LIT,
    EAR,
    cut(
      RIM,
      '90,-630,1 200,-670 290,-640 350,-570 360,-490 320,-420 290,-370 270,-300 230,-230,1 196,-228,1 218,-262 250,-316 268,-390 300,-440 322,-504 312,-564 268,-612 200,-636 130,-624,1',
    ),
    cut(BODY, '60,-600,1 130,-590 170,-520 176,-440 200,-340 196,-220,1 140,-320 60,-400,1'),
    cut(SHADE, '60,-600,1 104,-580 130,-510 134,-430 166,-330 190,-230,1 130,-320 40,-400,1'),
    inked(BODY, 7, '180,-580 250,-510 270,-420', '190,-500 230,-420 232,-330', '210,-606 280,-556 304,-490'),
  ),
];

const TRUNK =
  '0,-600,30 0,-470,80 0,-410,70 0,-330,54 -4,-250,44 -8,-170,36 -4,-100,29 16,-52,24 52,-36,20 80,-52,15';
const SKULL =
  '-104,-470 -122,-540 -112,-600 -72,-646 -30,-656 0,-640 30,-656 72,-646 112,-600 122,-540 104,-470 82,-420 40,-380 -40,-380 -82,-420';

const head: readonly Layer[] = [
  within(
    BODY,
    SKULL,
    cut(SHADE, '-140,-640,1 -80,-650 -60,-600 -76,-540 -60,-470 -50,-370,1 -140,-370,1'),
    cut(
      LIT,
      '0,-648,1 40,-664 90,-650 130,-600 130,-530 110,-470 90,-400,1 60,-400,1 70,-470 56,-540 70,-590 40,-620',
    ),
    cut(RIM, '20,-650,1 50,-664 100,-644 130,-590 130,-530,1 112,-540 104,-596 72,-634 36,-640'),
    // The hollow temples.
    cut(DEEP, '-92,-560 -70,-570 -60,-530 -70,-496 -88,-510'),
    cut(BODY, '60,-560 84,-572 94,-530 82,-496 66,-510'),
  ),
  within(
    BODY,
    limb(TRUNK),
    cut(
      SHADE,
      '-100,-480,1 -50,-480 -40,-400 -30,-300 -24,-200 -22,-120 0,-60 40,-34,1 -60,-10,1 -100,-200,1',
    ),
    cut(LIT, limb('40,-540,0 56,-450,22 46,-380,20 36,-300,15 28,-220,12 20,-150,10 22,-90,7 36,-64,3')),
    // Folds, by turns from either side.
    cut(
      CREASE,
      ...[-436, -398, -362, -328, -295, -264, -234, -206, -179, -154, -130, -108].map((y, at) => {
        const half = 62 + (y + 436) * -0.1;
        return at % 2 === 0
          ? limb(`${-half - 8},${y - 4},0 ${-half * 0.4},${y + 10},4 ${half * 0.5},${y + 10},0`)
          : limb(`${half + 8},${y - 4},0 ${half * 0.3},${y + 11},4 ${-half * 0.6},${y + 10},0`);
      }),
    ),
  ),
  // Tusks that almost reach the ground, out of their sheaths.
  cut('#d9b48c', limb('-66,-424,24 -92,-340,23 -110,-250,20 -104,-160,15 -76,-90,8 -58,-66,2')),
  cut('#fff3d8', limb('-58,-424,14 -84,-340,14 -101,-250,12 -96,-160,8 -72,-94,4 -58,-68,1')),
  cut('#fff3d8', limb('66,-424,24 92,-340,23 110,-250,20 104,-160,15 76,-90,8 58,-66,2')),
  cut('#e0b084', limb('52,-424,9 76,-340,8 92,-250,7 88,-160,5 68,-94,3')),
  cut(SHADE, '-108,-470,1 -70,-474 -44,-450 -36,-410 -50,-380 -84,-376 -100,-400 -110,-440'),
  cut(BODY, '108,-470,1 70,-474 44,-450 36,-410 50,-380 84,-376 100,-400 110,-440'),
  cut(LIT, '108,-474,1 84,-474 86,-430 84,-376,1 104,-396 112,-440'),
  cut(CREASE, limb('-100,-384,0 -70,-370,4 -40,-386,0; 100,-384,0 70,-370,4 40,-386,0')),
  // Small eyes at the sides, under heavy lids.
  cut('#1c0a10', disc(-95, -490, 13, 10), disc(95, -490, 13, 10)),
  cut('#f0b070', disc(-92, -494, 3), disc(98, -494, 3)),
  cut(
    CREASE,
    limb(
      '-122,-486,0 -100,-508,7 -68,-490,0; 122,-486,0 100,-508,7 68,-490,0; -112,-470,0 -92,-462,3 -72,-472,0; 112,-470,0 92,-462,3 72,-472,0',
    ),
  ),
];

/** A great tusker of Tsavo who walks straight at one, ears spread, the low sun on the right: 656 pixels high, its feet at y = 0. */
export const greatTusker = (placing: Placing): Layer =>
  moved(
    placing,
    ...leg(-84, -44, DEEP, SHADE, '#2c0a10'),
    ...leg(92, -50, DEEP, SHADE, '#2c0a10'),
    cut(DEEP, '-150,-520 -190,-420 -184,-300 -150,-200 0,-170 150,-200 184,-300 190,-420 150,-520'),
    cut(SHADE, '170,-480,1 196,-400 190,-300 156,-204 120,-186,1 140,-300'),
    ...leg(-112, 0, BODY, LIT, SHADE),
    ...leg(106, -18, SHADE, BODY, DEEP),
    ...ears,
    cut(DEEP, '-110,-420 -90,-360 -40,-320 40,-320 90,-360 110,-420 80,-460 -80,-460'),
    ...head,
  );
