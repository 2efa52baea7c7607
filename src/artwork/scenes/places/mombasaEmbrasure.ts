import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { bowAt } from '../../drawing/bow.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { CAT, catOnSill } from '../../figures/animals/catOnSill.ts';
import { light } from '../../light/light.ts';

const [DARK, STONE_DEEP, STONE, OCHRE, SUN, JOINT] = [
  '#2c1030',
  '#331436',
  '#3b1a3c',
  '#ee8f42',
  '#ffbf70',
  '#c25c34',
];

/** Rough blocks of coral stone in courses over a box, in two tones close to the wall's own, which shows in the joints. */
const blocks =
  (x: number, y: number, width: number, height: number): Layer =>
  (canvas) => {
    const { between, pick } = random(`coral ${x} ${y}`);
    const stones: Record<string, string> = { [STONE]: '', [STONE_DEEP]: '' };
    for (let row = y; row < y + height;) {
      const tall = between(40, 78);
      for (let left = x - between(0, 60); left < x + width;) {
        const long = between(50, 150);
        const [a, b, c, d] = [between(-7, 7), between(-7, 7), between(-7, 7), between(-7, 7)];
        stones[pick([STONE, STONE_DEEP, STONE_DEEP])] += outline(
          `${left + 5},${row + 4 + a} ${left + long * 0.5},${row + 1 + b} ${left + long - 3},${row + 4 + c} ${left + long - 2 + d},${row + tall * 0.5} ${left + long - 4},${row + tall - 4 + a} ${left + long * 0.4},${row + tall - 2 + c} ${left + 4 + b},${row + tall - 4} ${left + 3 - d},${row + tall * 0.5}`,
        );
        left += long;
      }
      row += tall;
    }
    for (const [fill, d] of Object.entries(stones)) canvas.path(d, { fill });
  };

/** Corals that one still sees in the stone: patches of polyps, as wide as they are high times `squash`. */
const fossils = (fill: string, row: readonly (readonly [number, number, number])[], squash: number): Layer =>
  cut(
    fill,
    ...row.flatMap(([x, y, r]) =>
      Array.from({ length: 16 }, (_, at) => {
        const [away, turn] = [r * Math.sqrt(at / 15), at * 2.4];
        return disc(x + Math.cos(turn) * away * squash, y + Math.sin(turn) * away, 3.6 * squash, 3.6);
      }),
    ),
  );

/** A fisherman who leans back into a rope that comes from the right, 120 units high. */
const hauler = (shirt: string, shorts: string): readonly Layer[] => [
  cut(
    '#6b3428',
    limb('-20,-56,8 -40,-34,7 -34,-4,5'),
    limb('-18,-54,8 0,-26,6 16,-4,5'),
    '28,-1,1 24,-8 12,-8,1 10,1,1',
    '-28,0,1 -30,-6 -40,-8,1 -44,1,1',
    limb('-40,-94,6 -20,-78,5 6,-80,4'),
    limb('-36,-90,6 -14,-68,5 20,-78,4'),
    limb('-44,-98,6 -46,-108,6'),
    disc(-45, -114, 10, 11),
  ),
  cut('#9c5840', '-54,-112,1 -54,-124 -44,-126,1 -48,-118 -46,-106,1 -52,-106'),
  cut(shorts, '-8,-62,1 -34,-58,1 -46,-34,1 -30,-28,1 -20,-44,1 -6,-24,1 8,-32,1'),
  cut(shirt, '-26,-98,1 -40,-104 -56,-94 -52,-76 -36,-54,1 -6,-60,1 -14,-80'),
];
/** His shadow on the wet sand, away from the morning sun. */
const haulerShade = cut('#c49a7c', '-44,1,1 -20,-4 30,-4 110,8,1 120,18 60,14 10,8 -30,4,1');

/** The seine, wide open to the beach: the way of its float line from the far team's rope to the near team's. */
const NET = '586,432 562,346 628,296 712,320 718,420 700,506 652,538';
/** Two teams, the far one smaller: a man at each place. */
const TEAMS: readonly (readonly [x: number, y: number, scale: number, shirt: string, shorts: string])[] = [
  [494, 490, 0.43, '#13806c', '#3c2c50'],
  [522, 481, 0.43, '#fff4dc', '#8c3040'],
  [550, 472, 0.43, '#e8402c', '#2c3c74'],
  [540, 620, 0.54, '#e8402c', '#3c2c50'],
  [574, 608, 0.54, '#f2b632', '#2c3c74'],
  [608, 596, 0.54, '#2c5cb0', '#e8d8b4'],
];
/** Where the float line runs, in even steps. */
const floats = (): string[] => {
  const row = points(NET);
  const middle = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
    [(ax! + bx!) / 2, (ay! + by!) / 2] as const;
  return row.slice(1, -1).flatMap((pull, at) => {
    const from = at === 0 ? row[0]! : middle(row[at]!, pull);
    const to = at === row.length - 3 ? row.at(-1)! : middle(pull, row[at + 2]!);
    return [0, 0.25, 0.5, 0.75].map((t) => {
      const on = (axis: 0 | 1) => bowAt(from[axis], pull[axis], to[axis], t);
      return disc(on(0), on(1), 3, 3);
    });
  });
};

/** What is seen below the wall: reef, lagoon, sand at low tide. */
const outside: readonly Layer[] = [
  wash('#cfe9ee', { x: 260, y: 0, width: 680, height: 160 }),
  cut(
    '#fff8ea',
    '260,96,1 330,80 380,104,1 440,70 520,60 560,92,1 640,86 700,104,1 760,72 840,80 940,108,1 940,150,1 260,150,1',
  ),
  cut('#1b4fa4', '260,142,1 940,142,1 940,260,1 260,260,1'),
  cut('#fff8ea', '260,184,1 420,178 560,188 720,178 940,186,1 940,192 720,185 560,196 420,186 260,193,1'),
  cut('#1a8fb4', '260,198,1 440,190 700,200 940,193,1 940,420,1 260,420,1'),
  cut('#2cb8bc', '260,276,1 420,258 620,286 780,262 940,280,1 940,660,1 260,660,1'),
  cut(
    '#187ca4',
    '800,352,1 850,345 900,353,1 850,359',
    '760,236,1 830,228 900,238,1 830,244',
    '480,236,1 540,230 600,238,1 540,242',
  ),
  cut('#74d8c8', '260,352,1 420,372 560,400 700,500 800,560 940,600,1 940,660,1 260,660,1'),
  cut('#c4f0dc', '260,400,1 470,404 590,440 660,520 720,590 764,660,1 260,660,1'),
  cut('#fffaf0', '260,420,1 480,420 580,464 640,540 680,590 712,660,1 260,660,1'),
  cut('#fbe3b4', '260,428,1 476,428 570,470 630,546 668,596 694,660,1 260,660,1'),
  cut('#f0c894', '260,560,1 470,520 560,560 600,600 610,660,1 260,660,1'),
];

/** The seaward bastion, an arrowhead seen from above: its platform, one face in the sun, one in shade, and its shadow on the shore. */
const bastion: readonly Layer[] = [
  cut({ fill: '#6c3a50', opacity: 0.4 }, '440,440,1 470,450 516,498,1 500,526,1 430,660,1 360,660,1'),
  // Boulders at its foot.
  cut(
    '#7c4038',
    '450,476,1 462,452 482,460 486,480,1 470,488;430,530,1 446,486 474,490 478,524,1 456,538;404,600,1 420,540 454,536 462,576,1 444,600;370,660,1 396,592 440,588 446,630 430,660,1',
  ),
  cut(
    '#985440',
    '456,470,1 464,456 480,464,1 470,468;440,520,1 450,492 472,498,1 456,506;416,586,1 428,548 452,546,1 436,562;390,650,1 408,602 436,600,1 416,622',
  ),
  // The platform behind its parapet.
  cut('#ffd49a', '260,209,1 446,236,1 376,304,1 260,272,1'),
  cut('#f0a864', '260,215,1 424,239,1 371,288,1 260,258,1'),
  cut('#c87444', '260,215,1 424,239,1 413,249,1 260,227,1'),
  // The face in the sun, and the one in shade, each with its cordon: all run to the horizon's eye level.
  cut('#e8763c', '260,272,1 376,304,1 372,420 360,640,1 260,640,1'),
  cut('#a43c34', '376,304,1 446,236,1 454,330 470,456,1 390,640,1 360,640,1 372,420'),
  cut('#ffbc78', '260,296,1 376,334,1 376,344,1 260,305,1'),
  cut('#7c2c34', '376,334,1 448,251,1 449,260,1 376,344,1'),
  // Embrasures: notches through the parapet, and their cheeks in shade.
  cut('#d8844c', '280,263,1 300,269,1 300,302,1 280,296,1', '326,276,1 346,282,1 346,315,1 326,309,1'),
  cut(
    '#8c3430',
    '280,263,1 286,265,1 286,298,1 280,296,1',
    '326,276,1 332,278,1 332,311,1 326,309,1',
    '404,262,1 422,244,1 424,275,1 405,294,1',
  ),
  cut(
    '#f49a54',
    '260,390,1 322,398 340,410,1 290,414,1;290,480,1 340,482 356,494,1 300,498;270,550,1 320,554 330,566,1',
  ),
  cut(
    '#c85834',
    '320,360,1 368,364 372,374,1 330,376;270,440,1 312,442 318,454,1 276,456;320,530,1 362,534 364,546,1',
  ),
];

/** Fort Jesus in the morning: out of an embrasure over the lagoon a cat watches the fishermen haul in their net. */
export const mombasaEmbrasure: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [280, 10, 620, 600], camera: 'frame' }),
    wash(DARK),
    ...outside,
    ...bastion,
    // A dhow on the lagoon, its sail on a slanting yard.
    cut('#12407c', '726,274,1 800,274,1 786,282 744,281,1'),
    cut('#3c1830', '718,256,1 806,252,1 796,272 738,275,1', limb('762,258,2 768,190,1')),
    cut('#fffaf0', '726,246,1 756,200 806,146,1 818,190 800,246,1 764,236'),
    cut('#b8cce0', '782,240,1 800,200 806,146,1 818,190 800,246,1'),
    cut('#3c1830', limb('722,250,1 764,196,2 808,144,1')),
    // The net, the fish that shimmer in it, its floats, its two ropes, and the two teams.
    cut(
      { fill: '#fffaf0', opacity: 0.22 },
      `586,432,1 ${NET.split(' ').slice(1, -1).join(' ')} 652,538,1 620,480`,
    ),
    cut(
      '#f4fff6',
      '612,378,1 622,370 634,374,1 624,382;646,352,1 656,345 668,350,1 657,358;660,400,1 669,392 682,396,1 671,405;628,416,1 637,409 648,414,1 638,421;676,444,1 683,435 694,438,1 686,448;644,452,1 652,444 663,449,1 653,457;668,486,1 674,476 684,477,1 679,489',
    ),
    inked('#8c5a44', 2, '484,460 560,441 587,430', '528,580 610,552 653,537'),
    inked('#24508c', 2, NET),
    cut('#fff8ea', ...floats()),
    ...TEAMS.map(([x, y, scale]) => moved({ x, y, scale }, haulerShade)),
    ...TEAMS.map(([x, y, scale, shirt, shorts]) => moved({ x, y, scale }, ...hauler(shirt, shorts))),
    // The wall's thickness: the jamb in shade, the jamb in the sun, the sill.
    cut('#1c0a28', '190,-10,1 274,-10,1 274,642,1 190,790,1'),
    cut(SUN, '272,640,1 924,640,1 1056,784,1 200,784,1'),
    cut('#241030', '270,640,1 330,640,1 520,784,1 196,784,1'),
    cut(
      '#2c1434',
      '200,120,1 272,112,1 272,118,1 200,128,1;200,250,1 272,226,1 272,232,1 200,258,1;200,400,1 272,350,1 272,356,1 200,408,1;200,560,1 272,480,1 272,486,1 200,568,1',
    ),
    within(
      OCHRE,
      '920,-10,1 1050,-10,1 1050,780,1 920,640,1',
      cut(
        '#fba858',
        '920,70,1 986,56,1 990,172,1 920,170,1;980,182,1 1060,190,1 1060,330,1 984,306,1;920,300,1 970,320,1 974,430,1 920,410,1',
        '990,-20,1 1060,-20,1 1060,30,1 992,44,1',
      ),
      cut(
        JOINT,
        '920,62,1 1050,38,1 1050,46,1 920,67,1;920,176,1 1050,182,1 1050,190,1 920,181,1;920,292,1 1050,332,1 1050,340,1 920,297,1;920,408,1 1050,480,1 1050,488,1 920,413,1;920,524,1 1050,626,1 1050,634,1 920,529,1',
        '984,54,1 990,54,1 994,176,1 988,176,1;976,190,1 980,190,1 984,306,1 979,304,1;970,320,1 974,322,1 978,430,1 973,428,1;1000,460,1 1004,462,1 1006,590,1 1001,586,1',
      ),
      fossils(
        '#e4843a',
        [
          [952, 118, 30],
          [1018, 246, 40],
          [946, 360, 28],
        ],
        0.6,
      ),
      // Her shadow.
      moved({ x: 992, y: 752, scale: 0.58, squash: 1.9 }, cut('#943438', CAT)),
    ),
    cut('#b85030', '730,742,1 800,700 920,690 950,674,1 1020,748,1 960,762 800,764 730,756'),
    // The wall inside, in shade.
    within(
      DARK,
      '-40,-40,1 200,-40,1 200,780,1 1050,780,1 1050,-40,1 1240,-40,1 1240,960,1 -40,960,1',
      blocks(-20, -20, 230, 800),
      blocks(1050, -20, 170, 800),
      blocks(-20, 784, 1240, 140),
    ),
    cut('#8c4850', '200,780,1 1050,780,1 1050,786,1 200,788,1'),
    cut('#ffd894', '516,776,1 1046,776,1 1050,782,1 520,782,1'),
    moved({ x: 800, y: 744, scale: 1.1 }, ...catOnSill),
  ),
];
