import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { points, type Knot } from '../../drawing/points.ts';

/** Trunk, neck and head, 400 pixels a metre, the ground at y = 0; it faces right. */
const TRUNK =
  '-268,-440 -272,-480 -250,-512 -214,-530 -160,-536 -100,-530 -40,-522 20,-518 60,-524 92,-540 116,-572 148,-628 184,-684 220,-722 250,-746 282,-756 310,-744 336,-706 368,-656 398,-612 416,-586 420,-562 404,-542 384,-544 368,-558 340,-580 312,-590 290,-590 272,-584 258,-550 246,-500 236,-450 228,-400 206,-356 160,-310 110,-284 40,-266 -40,-258 -110,-272 -160,-310 -230,-340 -264,-400';
const MANE =
  '56,-520,1 80,-548 102,-590 132,-650 168,-710 206,-756 244,-788 276,-792 292,-776 286,-748,1 250,-744 214,-716 178,-676 146,-624 118,-572 96,-532,1';
/** A zebra's legs in two strides: near fore, near hind, far fore, far hind. */
export const STRIDES = [
  [
    '130,-380,64 140,-320,60 146,-262,36 146,-210,25 150,-170,25 148,-140,18 144,-90,15 142,-62,18 148,-40,16 156,0,20',
    '-176,-440,92 -162,-360,80 -172,-300,56 -208,-244,34 -238,-200,28 -246,-160,18 -256,-100,16 -264,-66,19 -258,-42,16 -246,0,20',
    '160,-360,56 196,-300,44 236,-256,28 262,-222,25 258,-190,20 236,-140,15 216,-104,17 196,-88,14 176,-56,20',
    '-120,-400,70 -96,-330,60 -104,-270,40 -126,-214,27 -122,-170,19 -100,-110,16 -86,-70,19 -70,-44,16 -54,0,20',
  ],
  [
    '122,-380,62 112,-310,54 98,-250,34 86,-200,24 80,-160,23 68,-130,17 44,-84,15 30,-58,17 22,-40,16 22,0,20',
    '-176,-440,92 -150,-360,80 -140,-300,54 -152,-244,34 -174,-200,27 -170,-160,18 -152,-100,16 -142,-66,19 -134,-42,16 -122,0,20',
    '160,-360,54 190,-300,44 214,-250,28 226,-210,24 232,-170,21 246,-110,15 256,-66,17 266,-40,16 282,0,19',
    '-140,-400,72 -160,-330,60 -200,-280,40 -244,-236,27 -262,-190,18 -288,-120,15 -304,-80,18 -306,-50,16 -300,0,19',
  ],
] as const;
const TAIL =
  '-254,-506,1 -290,-490 -316,-440 -326,-360,1 -312,-310 -322,-250 -352,-204,1 -352,-270 -346,-320 -342,-360,1 -330,-440 -300,-470 -258,-470,1';

/** Stripes of trunk, haunch, shoulder, neck and head. */
const STRIPES = [
  '60,-540,12 60,-470,14 56,-380,13 58,-300,8 64,-250,0; 24,-540,12 16,-460,15 8,-370,14 8,-300,9 14,-250,0',
  '-22,-540,12 -30,-460,15 -40,-370,14 -42,-300,9 -36,-246,0; -66,-550,12 -76,-470,14 -84,-380,13 -84,-310,8 -76,-256,0',
  '-112,-556,12 -120,-480,13 -122,-400,12 -114,-330,7 -104,-276,0; -156,-560,13 -166,-490,14 -156,-410,14 -136,-340,10 -112,-300,0',
  '-214,-556,14 -214,-500,15 -196,-430,16 -164,-360,13 -126,-312,0; -280,-520,12 -256,-470,15 -224,-400,16 -178,-340,13 -130,-296,0',
  '-290,-440,12 -262,-398,15 -220,-344,14 -176,-304,10 -136,-284,0; -280,-370,10 -246,-330,13 -206,-294,11 -160,-272,0',
  '84,-570,8 104,-490,15 100,-420,14 100,-350,9 106,-290,0; 104,-440,0 124,-390,12 158,-356,11 216,-346,4',
  '108,-352,0 130,-322,11 168,-312,9 196,-330,0',
  '96,-612,11 130,-548,15 156,-470,14 186,-416,10 236,-396,3; 122,-652,11 160,-588,15 188,-510,13 214,-458,9 246,-440,3',
  '150,-694,11 188,-628,14 214,-556,12 234,-506,8 258,-490,3; 178,-732,10 214,-664,13 238,-600,11 252,-552,7 266,-540,3',
  '210,-766,10 238,-700,11 256,-650,9 264,-606,6 272,-586,0; 240,-794,9 258,-736,9 272,-690,7 280,-640,6 292,-600,0',
  '276,-750,0 290,-700,6 304,-650,6 318,-596,0; 294,-752,0 308,-704,5 326,-650,5 342,-590,0; 310,-746,0 326,-700,5 346,-654,5 362,-606,0',
  '322,-734,0 342,-694,4 364,-652,4 382,-618,0; 280,-800,8 276,-760,6 286,-740,0',
];

/** The bands of a leg below the elbow or the stifle, square to it. */
const bandsOf = (leg: string): string[] => {
  const joints = points(leg);
  return joints.slice(2, -1).flatMap(([x, y, half], at) => {
    const [nextX, nextY, nextHalf] = joints[at + 3]!;
    const length = Math.hypot(nextX - x, nextY - y) || 1;
    const [alongX, alongY] = [(nextX - x) / length, (nextY - y) / length];
    return Array.from({ length: Math.round(length / 30) }, (_, nth) => {
      const share = (nth + 0.5) / Math.round(length / 30);
      const [atX, atY] = [x + (nextX - x) * share, y + (nextY - y) * share];
      const reach = (half + (nextHalf - half) * share) * 1.4;
      const [acrossX, acrossY] = [alongY * reach, -alongX * reach];
      return limb([
        [atX - acrossX, atY - acrossY - 4, 4],
        [atX + acrossX, atY + acrossY + 4, 8],
      ]);
    });
  });
};

/** Bows the neck: turns what lies forward of the withers and above, the more the further out. */
const bowed =
  (degrees: number) =>
  (rows: string): Knot[][] =>
    rows.split(';').map((row) =>
      points(row).map(([x, y, third]): Knot => {
        const share = Math.min(1, Math.max(0, (x * 0.5 - y - 570) / 160));
        const angle = (degrees * share * Math.PI) / 180;
        const [dx, dy] = [x - 110, y + 470];
        return [
          Math.round(110 + dx * Math.cos(angle) - dy * Math.sin(angle)),
          Math.round(-470 + dx * Math.sin(angle) + dy * Math.cos(angle)),
          third,
        ];
      }),
    );

/** How a zebra of the file walks, and how far it bows its neck, in degrees. */
export interface InFile extends Placing {
  stride: 0 | 1;
  bow?: number;
}

/** A plains zebra that walks, side on, in three flat inks: 800 pixels high at a scale of 1. */
export const zebraInFile = (
  { stride, bow = 0, ...placing }: InFile,
  [coat, far, ink]: readonly [string, string, string],
): Layer => {
  const [fore, hind, ...beyond] = STRIDES[stride];
  const bend = bowed(bow);
  const shape = (rows: string) =>
    bend(rows)
      .map((row) => outline(row))
      .join('');
  return moved(
    placing,
    within(
      far,
      beyond.map((leg) => limb(leg)).join(''),
      cut(ink, ...beyond.flatMap(bandsOf), hoovesOf(beyond)),
    ),
    cut(ink, TAIL),
    cut(far, shape('284,-744,1 290,-780 306,-808 318,-818,1 324,-786 314,-748,1')),
    within(
      coat,
      shape(TRUNK) + shape(MANE) + limb(fore) + limb(hind),
      cut(
        ink,
        ...bend(STRIPES.join(';')).map((row) => limb(row)),
        ...[fore, hind].flatMap(bandsOf),
        hoovesOf([fore, hind]),
        shape('366,-600,1 396,-626 440,-600 440,-530 380,-530 350,-566,1 372,-574'),
      ),
      inked(ink, 9, ...bend('80,-560 104,-600 134,-660 170,-718 208,-764 246,-794 280,-798')),
    ),
    cut(coat, shape('250,-740,1 242,-776 250,-812 264,-830,1 282,-800 284,-768 276,-742,1')),
    cut(
      ink,
      shape(
        '250,-812,1 264,-830,1 276,-810 266,-806,1;256,-748,1 252,-776 262,-804,1 272,-776 268,-748,1;304,-690 314,-706 332,-706 342,-692 328,-680 312,-678',
      ),
    ),
  );
};

/** The hooves at the ends of some legs. */
const hoovesOf = (legs: readonly string[]): string =>
  legs
    .map((leg) => {
      const [x, y] = points(leg).at(-1)!;
      return outline(
        `${x - 30},${y - 22},1 ${x + 30},${y - 28},1 ${x + 34},${y + 10},1 ${x - 30},${y + 10},1`,
      );
    })
    .join('');
