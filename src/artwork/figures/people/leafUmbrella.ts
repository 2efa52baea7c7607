import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, line, ring } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

/** The colours of the same things in rain, or in the sun. */
export interface PusherInks {
  skin: string;
  skinShade: string;
  skinLit: string;
  shirt: string;
  shirtShade: string;
  cloth: string;
  clothShade: string;
  boot: string;
  iron: string;
  spoke: string;
  fruit: string;
  fruitLit: string;
  fruitDeep: string;
  leaf: string;
  leafLit: string;
  rib: string;
  /** The light from ahead along face, breast and hand. */
  glow: string;
}

/** A bunch of matoke that hangs by its stalk from (0, 0), 240 long: five hands, whose fingers all bend upwards. */
const bunch = ({ fruit, fruitLit, fruitDeep }: PusherInks): readonly Layer[] => [
  cut(fruitDeep, limb('0,-4,8 0,40,10'), '0,0,1 56,20 88,100 76,190 24,244 -24,244 -76,190 -88,100 -56,20'),
  ...[54, 98, 142, 184, 222].flatMap((y, at) => {
    const wide = [54, 72, 80, 70, 46][at]!;
    return [-1, 1, -0.5, 0.5, 0].flatMap((share) => {
      const [x, lean] = [share * wide, share * 10];
      const finger = (by: number, thick: number, from: number, to: number) =>
        limb(
          `${x * 0.84 + by},${y + from},${thick * 0.6} ${x + lean * 0.4 + by},${y - 4},${thick} ${x + lean + by},${y - 34},${thick * 0.86} ${x * 0.98 + lean + by},${y - to},3`,
        );
      return [
        cut(fruitDeep, finger(0, 19, 24, 62)),
        cut(fruit, finger(0, 15, 20, 56)),
        cut(fruitLit, finger(5, 6, 10, 50)),
      ];
    });
  }),
];

/** A wheel of 112 around the origin. */
const wheel = ({ iron, spoke }: PusherInks): readonly Layer[] => [
  inked(
    spoke,
    2,
    Array.from({ length: 18 }, (_, at) => {
      const [cos, sin] = [Math.cos((at * Math.PI) / 9), Math.sin((at * Math.PI) / 9)];
      return `0,0 ${Math.round(cos * 104)},${Math.round(sin * 104)}`;
    }).join(';'),
  ),
  cut(iron, ring(0, 0, 112, 100), disc(0, 0, 10)),
];

/** The bicycle under its load, wheels at (500, 700) and (800, 700). */
export const loadedBicycle = (inks: PusherInks): readonly Layer[] => [
  moved({ x: 500, y: 700 }, ...wheel(inks)),
  moved({ x: 800, y: 700 }, ...wheel(inks)),
  inked(inks.iron, 11, '500,700 640,708 604,566 752,548', '500,700 598,580', '640,708 760,580'),
  cut(inks.iron, ring(640, 708, 28, 19)),
  inked(inks.iron, 12, '744,500 764,584 784,640 800,700'),
  inked(inks.iron, 9, '700,488 726,496 746,502 770,490', '430,590 560,588 600,586'),
  inked(inks.rib, 9, '460,432 600,462 740,496'),
  moved({ x: 690, y: 520, scale: 0.76, turn: -6 }, ...bunch(inks)),
  moved({ x: 566, y: 494, scale: 0.96, turn: 4 }, ...bunch(inks)),
  moved({ x: 640, y: 440, scale: 0.9, turn: -4 }, ...bunch(inks)),
  moved({ x: 500, y: 470, scale: 0.8, turn: 8 }, ...bunch(inks)),
];

/** The leaf that he holds over himself from (392, 236), its tip hanging forward. */
const leaf = ({ leaf: green, leafLit, rib }: PusherInks): readonly Layer[] => [
  within(
    green,
    '384,240,1 372,180 410,116 500,76 600,78 700,130 760,220 776,306,1 744,270 736,300,1 716,250 690,236 684,262,1 660,222 610,204 606,236,1 584,200 520,196 470,210 462,238,1 440,222 410,234',
    cut(
      leafLit,
      '392,236,1 400,176 450,136 520,122 600,130 680,180 776,306,1 800,60,1 500,40,1 350,100,1 372,200,1',
    ),
    inked(
      green,
      4,
      '436,150 430,110',
      '480,130 486,86',
      '540,124 560,76',
      '600,132 636,92',
      '650,160 700,134',
      '700,200 750,200',
    ),
  ),
  inked(rib, 7, '372,268 392,236 400,176 450,136 520,122 600,130 680,180 776,306'),
];

const HAIR = '#2a1614';
const head = placed({ x: 436, y: 302, scale: 0.46, turn: 4 });

/** A farmer who pushes a bicycle to the right and holds a banana leaf over his head, the soles at 812. */
export const leafUmbrella = (inks: PusherInks): readonly Layer[] => [
  // The far leg, forward, and the far arm on the load.
  cut(inks.clothShade, limb('384,548,40 428,620,36 444,676,27 436,716,26')),
  cut(inks.boot, '408,676,1 472,680,1 460,770 470,784 496,796 500,812,1 420,812,1 418,760'),
  cut(inks.skinShade, limb('432,396,20 480,452,18 506,462,14 540,446,12')),
  cut(inks.skin, disc(548, 444, 19)),
  cut(inks.skin, limb('536,436,7 548,426,7 564,428,5'), disc(564, 428, 5)),
  inked(inks.skinShade, 3, '544,436 560,434', '546,445 564,444', '546,454 562,454'),
  cut(inks.shirtShade, limb('426,382,30 456,420,27 476,446,24')),
  // The near leg, stretched out behind.
  cut(inks.cloth, limb('378,552,40 348,620,38 324,676,29 300,716,25')),
  cut(inks.boot, '278,694,1 322,726,1 292,770 286,784 300,800 316,804 314,812,1 268,812,1 244,786,1 258,740'),
  ...profileHead(head, { skin: inks.skin, sun: inks.skinLit, deep: inks.skinShade }),
  cut(
    HAIR,
    head('-94,0,1 -100,-60 -66,-110 0,-124 54,-106 78,-62 70,-50,1 44,-62 14,-50 6,-16 -20,-8 -50,30,1'),
  ),
  within(
    inks.shirt,
    '384,352,1 430,348,1 454,380 456,440 436,500 424,580,1 330,572,1 336,500 352,410',
    cut(inks.shirtShade, '300,360,1 376,360,1 380,430 366,500 372,600,1 300,600,1'),
    cut(inks.glow, '440,340,1 470,380 470,450 440,510 430,600,1 414,600,1 422,500 442,440 442,390'),
  ),
  ...leaf(inks),
  // The near arm, its elbow up behind him.
  cut(inks.skin, limb('344,318,20 362,280,17 388,244,13'), disc(392, 236, 20)),
  cut(inks.skin, limb('378,238,8 388,220,8 402,212,6'), disc(402, 212, 6)),
  inked(inks.skinShade, 3, '390,228 408,224', '392,237 411,236', '390,246 409,248'),
  cut(inks.shirt, limb('404,390,34 370,352,31 338,318,27') + disc(338, 318, 27) + disc(404, 390, 34)),
];

/** A house on (0, 0), and the washing beside it in the sun. */
export const washingDay = (cloth: string, wall: string, ink: string): readonly Layer[] => [
  cut(cloth, '-92,0,1 -92,-40,1 -22,-40,1 -22,0,1'),
  cut(wall, '-106,-38,1 -84,-70,1 -30,-70,1 -10,-38,1'),
  cut(ink, '-64,0,1 -64,-28,1 -50,-28,1 -50,0,1'),
  cut({ stroke: ink, width: 4 }, line('16,-50 66,-38 116,-50'), line('16,-54 16,2'), line('116,-54 116,2')),
  cut(cloth, '26,-46,1 48,-41,1 48,-14,1 26,-18,1', '84,-40,1 106,-46,1 106,-16,1 84,-14,1'),
  cut(wall, '56,-40,1 76,-40,1 76,-8,1 56,-8,1'),
];
