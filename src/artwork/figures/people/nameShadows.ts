import { disc, limb } from '../../drawing/brush.ts';

/**
 * Shadows on a wall, each of a sitter whose name means an animal or a tree: the shoulders are a person's, and what grows
 * from them is what the name says. They are written where they lie in their pictures.
 */

/** One of the horns, with its knob. */
const ossicone = (way: string, x: number, y: number, r: number) => limb(way) + disc(x, y, r, r - 2);

/** Twiga, a giraffe: the long neck, ears and ossicones, the head that ends in a narrow muzzle. */
export const GIRAFFE: readonly string[] = [
  '-40,930,1 -40,830,1 20,784 90,742 150,712 200,672 212,610 202,520 182,420 166,300 158,220 164,166 184,132,1 204,110 238,106 264,124,1 284,134 306,144 330,174 356,210 392,236 420,254 428,284 416,306,1 420,324 404,338 380,332 346,326 310,326 284,314 268,306,1 266,370 288,470 322,570 354,640 404,700,1 460,930,1',
  // Its ear.
  '184,156,1 156,160 118,144 78,98,1 130,100 176,116 204,140,1',
  ossicone('216,134,19 211,90,12 205,56,12', 204, 48, 18),
  ossicone('248,132,17 248,92,11 250,60,11', 251, 53, 17),
];

/** Where a crane's crown spreads from. */
const [CROWN_X, CROWN_Y] = [214, 302];
/** The rays of the crown: fine, stiff, and by turns longer and shorter. */
const rays = Array.from({ length: 23 }, (_, at) => {
  const angle = ((68 + at * 6.6) / 180) * Math.PI;
  const far = 194 - (at % 2) * 26 - (at % 3) * 8;
  const point = (out: number, half: number) =>
    `${Math.round(CROWN_X + Math.cos(angle) * out)},${Math.round(CROWN_Y - Math.sin(angle) * out)},${half}`;
  return limb([point(10, 5), point(far - 40, 4), point(far - 12, 5), point(far, 0)].join(' '));
});

/** Korongo, a crowned crane: the slim neck bent back, the round head with its crown, the short bill and the lobe at the throat. */
export const CRANE: readonly string[] = [
  '-40,930,1 -10,930,1 2,880 42,812 130,756 240,712 300,670 306,614 276,556 228,500 194,446 184,380 176,318 190,270 228,250 264,266,1 282,286 300,300 360,338,1 298,344 272,350 254,364,1 264,392 254,420 238,416 234,386,1 234,420 258,470 316,520 366,570 396,630 404,680 440,760,1 520,930,1',
  ...rays,
];

/** Mbuyu, a baobab: shoulders as the roots' spread, a swollen bole, and short boughs that fork into stiff twigs. */
export const BAOBAB: readonly string[] = [
  '560,930,1 620,800 680,740 700,690 688,610 692,520 712,444 736,356 738,290 726,210,1 900,260,1 1030,318,1 990,356 972,420 992,520 1006,600 1000,680 1014,740 1066,796 1130,840 1182,890 1200,930,1',
  // The boughs, from the left to the right.
  limb('790,400,46 762,300,40 752,220,28 740,150,17 722,104,9 714,52,3'),
  limb('830,390,50 824,290,42 816,196,29 804,124,16 810,44,3'),
  limb('872,390,50 886,290,42 904,204,29 930,130,16 930,62,3'),
  limb('900,400,46 944,306,40 1000,234,29 1054,184,17 1086,140,10 1090,92,3'),
  limb('900,430,42 968,344,36 1046,296,24 1106,284,12 1156,300,3'),
  // Their forks, and the twigs.
  limb('748,200,18 766,140,12 764,90,7 774,60,3'),
  limb('816,190,20 846,130,13 852,84,8 874,42,3'),
  limb('896,216,20 874,150,12 892,90,3; 914,180,16 960,122,10 980,58,3'),
  limb('986,250,22 1000,186,14 1024,134,9 1022,80,3; 1044,192,14 1104,166,9 1142,118,3'),
  limb('1024,306,20 1078,254,13 1126,236,8 1168,200,3; 1090,286,10 1126,316,7 1136,352,3'),
];
