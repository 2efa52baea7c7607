import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { CAT, catOnSill } from '../../figures/animals/catOnSill.ts';
import { light } from '../../light/light.ts';

const [DARK, STONE_DEEP, STONE, STONE_LIT, OCHRE, SUN, JOINT] = [
  '#2c1030',
  '#3a1636',
  '#48203e',
  '#66304a',
  '#ee8f42',
  '#ffbf70',
  '#c25c34',
];

/** Rough blocks of coral stone in courses over a box, in near tones; where one is left out the wall's own colour shows. */
const blocks =
  (x: number, y: number, width: number, height: number): Layer =>
  (canvas) => {
    const { between, pick } = random(`coral ${x} ${y}`);
    const stones: Record<string, string> = { [STONE]: '', [STONE_DEEP]: '', [STONE_LIT]: '', [DARK]: '' };
    for (let row = y; row < y + height;) {
      const tall = between(40, 78);
      for (let left = x - between(0, 60); left < x + width;) {
        const long = between(50, 150);
        const [a, b, c, d] = [between(-7, 7), between(-7, 7), between(-7, 7), between(-7, 7)];
        stones[pick([STONE, STONE, STONE, STONE_DEEP, STONE_DEEP, STONE_LIT, DARK])] += outline(
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

/** A man who hauls on a rope to the left, 34 pixels high, his long shadow on the wet sand. */
const hauler: readonly Layer[] = [
  cut('#b08c84', '0,0,1 6,-1,1 54,8,1 50,12,1'),
  cut(
    '#3c1c30',
    limb('4,-16,3 8,-8,3 12,0,2'),
    limb('2,-16,3 -2,-8,3 -1,0,2'),
    limb('-2,-26,2 -9,-22,2 -14,-22,2'),
    disc(-3, -32, 3, 4),
  ),
];
const shirt = (colour: string) => cut(colour, '-6,-28,1 2,-28,1 7,-15,1 0,-14,1');

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
  cut('#2cb8bc', '260,276,1 420,258 620,286 780,262 940,280,1 940,500,1 260,500,1'),
  cut(
    '#187ca4',
    '560,300,1 620,292 680,302,1 620,308',
    '760,236,1 830,228 900,238,1 830,244',
    '480,236,1 540,230 600,238,1 540,242',
  ),
  cut('#74d8c8', '260,352,1 480,380 640,346 800,372 940,340,1 940,560,1 260,560,1'),
  cut('#c4f0dc', '440,560,1 520,470 620,440 740,432 830,396 940,404,1 940,660,1 440,660,1'),
  cut('#fbe3b4', '400,660,1 500,556 600,494 720,476 830,440 940,438,1 940,660,1'),
  cut('#f0c894', '400,660,1 540,600 680,548 800,524 940,480,1 940,660,1'),
];

/** The seaward bastion: one face in the sun, one in shade, and its shadow over the water. */
const bastion: readonly Layer[] = [
  cut(
    { fill: '#123c78', opacity: 0.55 },
    '470,400,1 560,424,1 566,436,1 590,442,1 586,456,1 612,462,1 606,478,1 560,520 480,640,1 430,640,1',
  ),
  cut(
    '#e8763c',
    '260,226,1 316,232,1 316,214,1 346,217,1 346,235,1 374,238,1 374,220,1 402,223,1 402,241,1 424,243,1 424,228,1 430,228,1 404,680,1 260,680,1',
  ),
  cut('#a43c34', '430,246,1 430,228,1 446,223,1 446,241,1 474,236,1 490,420 540,640,1 402,680,1'),
  cut('#7c2c34', '430,258,1 475,250,1 476,258,1 429,268,1'),
  cut('#c85834', '260,254,1 430,266,1 429,274,1 260,264,1'),
  cut(
    '#f49a54',
    '280,300,1 320,298 330,310,1 290,316;340,380,1 400,376 404,392,1 350,396;290,470,1 350,462 360,478,1 300,486;330,550,1 390,544 392,560,1 340,566',
  ),
  cut(
    '#c85834',
    '360,320,1 400,318 404,330,1 366,332;280,400,1 316,398 320,412,1 284,414;370,470,1 404,466 404,482,1;276,560,1 310,556 312,572,1',
  ),
  cut('#5c1c34', '330,286,1 350,288,1 350,312,1 330,310,1'),
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
    // A dhow on the lagoon.
    cut('#12407c', '596,300,1 666,300,1 656,307 606,307,1'),
    cut('#3c1830', '588,284,1 670,282,1 660,297 604,300,1'),
    cut('#fffaf0', '604,280,1 616,236 656,176,1 664,236 668,274,1'),
    cut('#b8cce0', '638,278,1 646,226 656,176,1 664,236 668,274,1'),
    // The net in its arc, its floats, and the men.
    inked('#6c3c44', 2, '668,546 574,536'),
    inked('#24508c', 3, '574,540 540,470 560,416 640,380 730,384 770,430'),
    cut(
      '#fff8ea',
      ...[
        [560, 508],
        [550, 476],
        [548, 452],
        [557, 430],
        [570, 416],
        [589, 404],
        [620, 390],
        [646, 384],
        [672, 382],
        [707, 386],
        [733, 398],
        [758, 417],
      ].map(([x = 0, y = 0]) => disc(x, y, 4, 3)),
    ),
    ...[
      [592, 560, '#e8402c'],
      [614, 564, '#13806c'],
      [640, 572, '#2c4c9c'],
      [668, 574, '#f2b632'],
    ].flatMap(([x, y, colour]) => [
      moved({ x: Number(x), y: Number(y), scale: 1.2 }, ...hauler, shirt(String(colour))),
    ]),
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
        '#d8742c',
        [
          [952, 118, 30],
          [1018, 246, 40],
          [946, 360, 28],
          [1010, 404, 30],
          [962, 228, 20],
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
