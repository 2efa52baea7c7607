import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { alongRow } from '../../drawing/alongRow.ts';
import { box, disc, limb, outline, panel, ring } from '../../drawing/brush.ts';
import { pair, twoDiscs } from '../../drawing/mirrored.ts';
import { points, type Knot } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [GROUND, HILL, HERD, BRANCH, BARK] = ['#3c1f4f', '#4a2960', '#6a4482', '#8a5a7c', '#6a3f68'];
const [SKIN, FLANK, LIGHT, SHADE, DARK] = ['#8ecb43', '#76b93f', '#d3ea78', '#4c9a45', '#2b7242'];
const [TONGUE, FLESH, THROAT] = ['#ff6a55', '#d2413f', '#8f2440'];
const [SKY, EARTH, WHITE, INK, IRIS] = ['#ffe6a6', '#f3a93f', '#fff8e8', '#26102f', '#ffb52e'];

/** The lens with its rim, and the turn of the tongue that is its handle. */
const LENS = { x: 374, y: 360, turn: 24 };
const [OUTER, INNER] = [162, 134];
/** Where the head's own 0,0 lies: the tip of the snout. */
const SNOUT = { x: 690, y: 486, turn: 18 };

/** What was found: a zebra that looks back at us. */
const zebra: readonly Layer[] = [
  within(
    WHITE,
    '-140,150,1 -112,110 -62,84 -50,44 -44,-20,1 44,-20,1 50,44 62,84 112,110 140,150,1',
    cut(
      INK,
      ...['-58,0,7 -40,4,6 -24,14,2', '-66,32,9 -46,36,8 -22,50,2', '-80,70,11 -48,72,9 -20,80,2'].map(
        (row) => limb(pair(row)),
      ),
    ),
  ),
  cut(INK, pair('-16,-70,1 -40,-78 -60,-98 -58,-122,1 -36,-118 -18,-98 -10,-76,1')),
  cut(WHITE, pair('-22,-76,1 -40,-84 -51,-98 -51,-111,1 -36,-106 -24,-92,1')),
  cut(INK, '-17,-70,1 -18,-108 -10,-124,1 0,-132 10,-124,1 18,-108 17,-70,1'),
  cut(WHITE, pair('-5,-70,1 -5,-123,1 -9,-117,1 -10,-70,1')),
  within(
    WHITE,
    '0,-88 -24,-86 -44,-70 -50,-42 -40,-4 -28,36 -30,62 -26,84 0,92 26,84 30,62 28,36 40,-4 50,-42 44,-70 24,-86',
    cut(
      INK,
      limb('0,-96,5 0,-60,5 0,-20,1'),
      ...[
        '-14,-96,5 -15,-56,5 -7,-8,1',
        '-29,-96,5 -30,-60,6 -14,6,1',
        '-54,-74,5 -42,-68,4 -32,-54,1',
        '-52,-22,8 -34,-10,7 -14,22,1',
        '-52,6,7 -32,12,6 -12,36,1',
        '-52,30,6 -30,34,5 -12,48,1',
      ].map((row) => limb(pair(row))),
      '-44,60,1 -22,50 0,54 22,50 44,60,1 44,104,1 -44,104,1',
    ),
    cut('#8c7482', pair('-20,66 -12,60 -8,66 -12,74')),
  ),
  cut(INK, pair('-49,-40,1 -44,-54 -30,-54 -24,-38,1 -38,-30')),
  cut(WHITE, twoDiscs(35, -47, 3)),
];

/** The tongue, shot out: 0,0 is the middle of the lens, its rim is the tongue's tip, and the mouth lies along x. */
const tongue: readonly Layer[] = [
  cut(TONGUE, limb('140,0,20 180,0,15 220,0,15')),
  cut(FLESH, '140,4,1 220,4,1 220,15,1 186,15 140,20,1'),
  within(
    TONGUE,
    limb('206,0,21 240,0,25 330,0,21 420,0,25 540,0,30'),
    cut(FLESH, '190,8,1 260,9 340,6 420,8 550,8,1 550,60,1 190,60,1'),
  ),
  within(FLESH, panel('194,-26,8 220,-28,8 220,28,8 194,26,8'), cut(THROAT, box(180, 8, 60, 40))),
  within(TONGUE, ring(0, 0, OUTER, INNER), cut(FLESH, ring(-11, -3, OUTER + 40, OUTER - 6))),
];

/** The middle of the tail's coil, and its reach. */
const TAIL_END = { x: 944, y: 776, r: 82 };

/** A tail that rolls itself up. */
const tail: Knot[] = [
  [1096, 570, 40],
  [1142, 640, 34],
  [1130, 730, 27],
  [1098, 798, 24],
  [1054, 848, 23],
  [1000, 866, 22],
  ...Array.from({ length: 17 }, (_, at): Knot => {
    const turn = 1.6 + at * 0.5;
    const reach = TAIL_END.r * Math.exp(-at * 0.095);
    return [
      Math.round(TAIL_END.x + Math.cos(turn) * reach),
      Math.round(TAIL_END.y + Math.sin(turn) * reach),
      at === 16 ? 3 : Math.round(21 * Math.exp(-at * 0.07)),
    ];
  }),
];

/** Cones on the upper side of a row of points, the first the tallest, their feet within: the crests of a back and a throat. */
const crest = (row: string, count: number, rise: number): string => {
  const at = alongRow(row);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const [[x, y], [left, top], [right, foot]] = [
      at(share),
      at(share - 0.4 / count),
      at(share + 0.4 / count),
    ];
    const [dx, dy] = [right - left, foot - top];
    const length = Math.hypot(dx, dy);
    const raised = (px: number, py: number, by: number) =>
      `${Math.round(px + (dy * by) / length)},${Math.round(py - (dx * by) / length)},1`;
    return `${raised(left, top, -Math.sign(rise) * 12)} ${raised(x - dx * 0.1, y - dy * 0.1, rise * (1 - share * 0.5))} ${raised(right, foot, -Math.sign(rise) * 12)}`;
  }).join(';');
};

/** The trunk, without legs and tail. */
const BODY =
  '770,540,1 900,450 960,466 1010,440 1070,436 1120,486 1150,570 1158,640,1 1120,650 1050,670 970,684 890,690 830,668 752,608,1';

/** A foot on the branch: two bundles of toes like a pair of pincers. */
const foot = (x: number, y: number, tone: string): Layer =>
  moved(
    { x, y },
    cut(LIGHT, limb('-28,24,9 -22,50,1;24,24,9 19,49,1')),
    cut(
      tone,
      '-4,-38 -26,-34 -42,-10 -42,16 -34,42 -18,42 -18,20 -8,4 2,4 12,18 12,40 28,42 36,16 36,-12 22,-34 4,-40',
    ),
  );

/** A bent leg, in limbs with round ends: from the body over its elbow to the wrist. */
const leg = (...limbs: readonly string[]): string =>
  limbs
    .map((row) => {
      const joints = points(row);
      return limb(row) + [joints[0]!, joints.at(-1)!].map(([x, y, half]) => disc(x, y, half)).join('');
    })
    .join('');

const FORELEG = leg('908,596,38 930,634,29 938,658,18', '937,660,19 900,686,17 862,694,16');

/** What the head shades of all that lies behind it. */
const shadow: Layer = moved(
  { x: SNOUT.x + 20, y: SNOUT.y + 10, turn: SNOUT.turn },
  cut(SHADE, '150,-100,1 290,-230,1 296,-150 274,-80 278,-20 262,60 236,116 200,130 100,114,1'),
);

/** A zebra far away in the dark, its feet at 0,0: its head up, or down in the grass. */
const far = (x: number, y: number, head: 'up' | 'down', scale: number, flip = false): Layer =>
  moved(
    { x, y, scale, flip },
    cut(
      HERD,
      '-26,-38,1 -12,-45 2,-42 16,-46 24,-34 22,-20 21,0,1 15,0,1 14,-17 0,-19 -12,-18 -16,0,1 -22,0,1 -22,-16 -28,-24',
      limb('-26,-38,2 -32,-30,2 -32,-14,3'),
      head === 'up'
        ? limb('12,-36,11 22,-52,7 27,-64,6;23,-63,6 34,-58,5 43,-51,3;25,-66,3 23,-75,1')
        : limb('10,-36,10 26,-27,8 36,-14,5 41,-2,4;33,-20,4 40,-27,1'),
    ),
    inked(HILL, 3, '-18,-42 -17,-30', '-9,-44 -8,-28', '0,-43 1,-29', '9,-44 10,-30'),
  );

/** The head in profile with its casque, and the lower jaw, dropped. */
const lips: readonly Layer[] = [
  cut(LIGHT, crest('30,86 60,96 100,108 150,120 196,128', 6, -24)),
  cut(SKIN, '20,66,1 70,66 130,58 190,30,1 270,-24,1 272,50 240,112 200,130 150,126 100,114 50,98 14,80'),
  within(
    SKIN,
    '0,0,1 -14,-16 0,-40 34,-60 84,-108 150,-142 216,-170 290,-230,1 296,-150 274,-80 282,-20 254,44,1 230,40 190,32,1 140,40 80,26',
    cut(FLANK, '170,-60,1 230,-116 300,-250,1 340,-100,1 290,16,1 262,-4 214,-50'),
  ),
  cut(LIGHT, limb('182,-66,1 238,-122,7 288,-226,1')),
  cut(DARK, limb('84,25,1 140,40,3 190,34,4 206,12,1')),
  cut(DARK, disc(20, -32, 5)),
];

/** The near eye, turned to us: a turret of rings, the lens once more. */
const eye: Layer = moved(
  { x: 812, y: 470 },
  cut(SHADE, disc(0, 0, 76)),
  cut(LIGHT, disc(0, 0, 65)),
  cut(SKIN, disc(0, 0, 53)),
  cut(SHADE, disc(0, 0, 42)),
  cut(IRIS, disc(0, 0, 29)),
  cut(INK, disc(0, 0, 18)),
  cut(WHITE, disc(-7, -7, 5)),
);

/** The head of the page of what one searches: a chameleon's tongue is the magnifying glass. */
export const vignetteSearch: readonly Picture[] = [
  picture(
    'vignettes/search',
    light('golden', 'kenya', 'left'),
    wash(GROUND),
    cut(HILL, '-20,420,1 200,396 420,410 700,380 1000,400 1220,380,1 1220,920,1 -20,920,1'),
    far(54, 424, 'up', 0.9),
    far(126, 432, 'down', 1, true),
    far(588, 402, 'down', 0.8),
    far(648, 398, 'up', 0.75, true),
    far(1128, 402, 'up', 0.85, true),
    // What the lens shows.
    moved(
      { x: LENS.x, y: LENS.y },
      within(
        SKY,
        disc(0, 0, OUTER - 8),
        cut(EARTH, '-200,66,1 -60,50 60,62 200,46,1 200,200,1 -200,200,1'),
        moved({ x: 2, y: 22, turn: -5, scale: 1.07 }, ...zebra),
        cut({ fill: INK, opacity: 0.16 }, ring(9, 11, 220, INNER - 2)),
        inked(WHITE, 10, '-110,16 -112,-20 -94,-54', '-104,42 -104,44'),
      ),
    ),
    cut(
      BARK,
      limb('560,802,1 640,790,8 700,768,16 900,734,26 1240,682,40'),
      '572,798,1 540,784 500,796 462,838,1 510,838 550,826',
      '622,786,1 622,756 590,734 532,730,1 560,768 586,786',
    ),
    inked(HILL, 4, '556,804 520,814 490,828', '608,776 586,754 560,742'),
    cut(BRANCH, limb('560,800,1 640,784,6 700,760,12 900,724,20 1240,668,32')),
    cut(SHADE, leg('830,590,40 790,640,28 754,662,17', '756,660,17 730,690,16 720,716,15')),
    foot(716, 736, SHADE),
    within(SHADE, limb(tail), moved({ x: -7, y: -7 }, cut(FLANK, limb(tail)))),
    cut(LIGHT, crest('976,452 1010,444 1040,438 1070,443 1098,463 1121,495 1137,530', 7, 28)),
    within(
      FLANK,
      outline(BODY) + FORELEG,
      cut(SHADE, '740,600,1 800,616 860,640 980,648 1040,636 1084,612,1 1104,636 1112,700,1 740,720,1'),
      cut(
        DARK,
        limb('1012,430,10 1016,520,13 996,606,2'),
        limb('1060,424,12 1072,520,13 1046,604,2'),
        limb('1112,440,12 1120,540,11 1096,600,2'),
      ),
      cut(SKIN, FORELEG),
      shadow,
    ),
    foot(852, 712, SKIN),
    // The far eye looks where the tongue goes.
    moved(
      SNOUT,
      cut(SHADE, disc(56, -84, 40, 38)),
      cut(LIGHT, disc(48, -92, 22)),
      cut(INK, disc(40, -98, 10)),
    ),
    moved(SNOUT, cut(THROAT, '4,0,1 70,34 24,68,1 170,80,1 190,20,1')),
    moved(LENS, ...tongue),
    moved(SNOUT, ...lips),
    eye,
    foot(1078, 688, SKIN),
    cut(SKIN, leg('1084,594,44 1040,628,35 1023,649,19', '1024,648,19 1046,668,18 1076,672,17')),
  ),
];
