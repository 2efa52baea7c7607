import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';

/** Wet green skin, its light, its shade, the deepest; gold; horn and its shade; the dark of the eye. */
const [SKIN, LIT, SHADE, DEEP] = ['#62b03f', '#c3e564', '#2f7f45', '#155040'];
const [GOLD, HORN, HORN_DARK, NIGHT] = ['#f2b544', '#f3e3b4', '#b08a52', '#0f2420'];

/** A body as flat as a leaf: a low comb of scales along the back, a keel below. */
const BODY =
  '300,470,1 276,430 300,380 334,330,1 344,322,1 346,312,1 372,294,1 376,284,1 404,272,1 410,262,1 440,254,1 448,244,1 480,240,1 490,230,1 522,230,1 534,222,1 562,228,1 576,222,1 602,234,1 616,232,1 636,250,1 652,252,1 664,276,1 690,300 730,360 740,420 700,460 620,492 520,500 420,490 340,486';

/** The tail: back from the hip, then rolled up like a watch spring. */
const tail = (thick: number, aside = 0): string => {
  const roll = Array.from({ length: 24 }, (_, step) => {
    const angle = ((-70 - step * 30) * Math.PI) / 180;
    const reach = 108 - step * 3.9 + aside;
    const half = thick * (0.8 - step * 0.028);
    return `${168 + Math.cos(angle) * reach},${446 + Math.sin(angle) * reach},${half}`;
  });
  return limb(`350,446,${thick * 1.7} 290,398,${thick * 1.2} 246,362,${thick} ${roll.join(' ')}`);
};

/** A foot shut about the twig like tongs, from its wrist at (x, y): two bundles of toes that meet below it. */
const tongs = (x: number, y: number): string =>
  limb(
    `${x - 6},${y - 8},17 ${x + 24},${y + 4},18 ${x + 34},${y + 30},15 ${x + 24},${y + 58},11 ${x + 8},${y + 66},4`,
  ) +
  limb(
    `${x + 6},${y - 8},17 ${x - 22},${y + 4},17 ${x - 30},${y + 30},14 ${x - 20},${y + 56},10 ${x - 6},${y + 64},4`,
  );

const LEG = '0,40,36 0.5,30,28 1,23,22 1.5,19,18 2,16,16';

/** The far legs, behind body and twig. */
export const chameleonFarSide: readonly Layer[] = [
  cut(SHADE, flesh('700,440 770,470 800,512', LEG, 0.9), flesh('400,450 470,480 486,514', LEG, 0.9)),
  cut(SHADE, tongs(800, 520), tongs(484, 520)),
  cut(HORN_DARK, limb('838,306,13 880,258,10 930,160,0')),
];

/** A three-horned chameleon holds on to a twig whose top is at y = 526 and looks to the right: in the picture's own pixels. */
export const chameleonInRain: readonly Layer[] = [
  cut(SKIN, tail(24)),
  cut(LIT, tail(7, 12)),
  within(
    SKIN,
    BODY,
    cut(SHADE, '260,460,1 340,452 440,462 560,466 680,440 760,380,1 760,520,1 260,520,1'),
    cut(
      LIT,
      '300,360,1 350,300 420,262 520,236 600,236 660,270,1 700,300 690,320 640,290 560,266 460,278 380,316 330,370,1',
    ),
    // Bands that follow the ribs, and the pale line along the flank.
    cut(
      DEEP,
      limb(
        '380,300,0 350,370,12 366,450,0; 450,262,0 424,350,14 436,450,0; 530,240,0 512,340,15 520,460,0; 606,246,0 604,340,14 606,450,0; 664,290,0 676,360,11 674,430,0',
      ),
    ),
    cut(
      GOLD,
      limb('340,388,0 392,376,9 440,378,0; 448,374,0 500,366,10 556,372,0; 560,372,0 606,366,9 660,380,0'),
    ),
    cut(
      LIT,
      disc(400, 412, 7),
      disc(476, 420, 8),
      disc(474, 320, 7),
      disc(560, 424, 8),
      disc(566, 310, 7),
      disc(640, 412, 7),
      disc(636, 320, 6),
      disc(400, 340, 6),
    ),
  ),
  // The head: casque, brow, snout, jaw.
  within(
    SKIN,
    '664,300,1 672,250 700,196,1 740,210 800,250 860,290 900,336 916,372 912,392,1 904,414 860,436 800,452 740,470 690,456 664,400',
    cut(SHADE, '650,420,1 740,412 820,408 916,388,1 916,480,1 650,490,1'),
    cut(LIT, '690,190,1 740,210 800,250 860,290 904,344,1 860,324 800,290 740,256 700,236,1'),
    cut(SHADE, '664,320,1 676,250 698,204,1 712,260 716,330 700,400,1'),
    inked(DEEP, 5, '912,394 860,402 800,402 752,412', '716,250 744,300 750,360'),
    cut(LIT, disc(730, 392, 7), disc(744, 440, 6), disc(780, 430, 5), disc(712, 428, 5)),
  ),
  // Two near horns, ringed: over the eye and on the nose.
  cut(HORN, limb('862,304,16 920,258,12 1000,172,0'), limb('898,360,17 966,330,12 1056,262,0')),
  cut(HORN_DARK, limb('870,312,5 928,266,5 1000,174,0'), limb('902,370,5 970,338,5 1056,264,0')),
  inked(
    HORN_DARK,
    3,
    '884,272 898,294',
    '908,252 922,272',
    '934,230 946,248',
    '924,336 934,358',
    '950,322 962,344',
    '980,304 992,322',
  ),
  // The turret of the eye.
  cut(SHADE, disc(812, 338, 50)),
  cut(SKIN, disc(815, 336, 43)),
  cut(LIT, '776,318,1 792,298 820,292 846,304,1 820,304 796,316'),
  cut(GOLD, disc(824, 338, 23)),
  cut(NIGHT, disc(828, 338, 13)),
  cut('#fff6dc', disc(833, 332, 4)),
  // The near legs and their feet.
  cut(SKIN, flesh('690,430 640,486 676,516', LEG, 1.05), flesh('370,440 436,486 372,516', LEG, 1.2)),
  cut(LIT, limb('672,420,0 632,480,7 650,506,0; 350,430,0 414,478,8 392,506,0')),
  cut(SKIN, tongs(680, 522), tongs(366, 522)),
  cut(
    SHADE,
    limb(
      '690,520,0 706,544,6 696,578,0; 376,520,0 392,544,6 382,578,0; 668,524,0 658,546,5 664,574,0; 354,524,0 344,546,5 350,574,0',
    ),
  ),
];
