import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';

/** Mud in shade, as it is, wet in the light; the water in a print, leaves in it. */
const [DEEP, MUD, WET, GLEAM] = ['#3a211f', '#6b3f2c', '#94603c', '#d8a468'];
const [WATER, CROWN] = ['#2f6a70', '#1f5a4c'];

/** A gorilla's hind foot as it is pressed into the ground, toes up: sole, four toes, the great toe apart at the left. */
const SOLE =
  '0,200 66,190 88,120 78,40 100,-20 104,-80 60,-116 0,-118 -50,-104 -62,-40 -52,30 -84,100 -66,184';
const TOES = [
  disc(84, -152, 25, 36),
  disc(34, -178, 25, 38),
  disc(-16, -176, 23, 36),
  disc(-62, -150, 20, 30),
  outline('-78,-30 -96,-70 -136,-110 -176,-120 -190,-90 -164,-50 -120,-10 -84,10'),
];

/** What the print holds: water, and in it the sky between crowns. */
const water = (shape: string): readonly Layer[] => [
  within(
    WATER,
    shape,
    wash(['#f0f4dc', '#b4d8cc'], { x: -200, y: -220, width: 400, height: 440 }),
    cut(CROWN, '-100,220,1 -110,60 -70,80 -50,30 -20,70 10,40 30,90 60,70 70,130 110,120 120,220,1'),
    cut('#ffffff', limb('-30,-70,0 10,-78,6 50,-70,0')),
  ),
];

/** One foot's print: the rim it pressed up, lit at the left, the hollow, the water that stands in it. */
const print: readonly Layer[] = [
  moved({ x: -9, y: -7, scale: 1.08 }, cut(GLEAM, SOLE, ...TOES)),
  moved({ x: 8, y: 8, scale: 1.08 }, cut(DEEP, SOLE, ...TOES)),
  cut(DEEP, SOLE, ...TOES),
  moved({ x: 6, y: 6, scale: 0.88 }, ...water(SOLE)),
  moved(
    { x: 6, y: 2, scale: 0.97 },
    cut(
      '#b4d8cc',
      disc(87, -149, 18, 28),
      disc(37, -175, 18, 29),
      disc(-13, -173, 16, 27),
      disc(-59, -147, 13, 21),
      '-84,-30 -104,-70 -138,-98 -168,-106 -176,-88 -154,-54 -116,-20',
    ),
  ),
];
/** Four knuckles in a row. */
const knuckles: readonly Layer[] = [-84, -28, 28, 84].flatMap((x, at) => {
  const y = [14, -4, -6, 10][at]!;
  return [
    cut(GLEAM, disc(x - 4, y - 5, 30, 36)),
    cut(DEEP, disc(x + 3, y + 3, 29, 35)),
    cut('#b4d8cc', disc(x + 6, y + 8, 19, 23)),
  ];
});

/** A wet forest path from above, a gorilla's tracks filled with rain on it: a hind foot, the knuckles of a hand, another foot further up. */
export const gorillaTracks: readonly Layer[] = [
  wash(['#7a4a32', MUD, '#553024'], { height: 900 }),
  cut(
    WET,
    '180,-20,1 420,-20,1 360,120 400,260 340,400 380,560 320,700 360,940,1 200,940,1 240,700 190,520 240,360 200,180',
    '760,-20,1 860,-20,1 830,140 880,300 830,470 870,640 840,940,1 780,940,1 800,640 760,480 800,300 770,140',
  ),
  cut(
    DEEP,
    '900,-20,1 1000,-20,1 960,160 1010,330 950,520 1000,700 960,940,1 880,940,1 920,700 880,520 930,330 890,150',
  ),
  inked(DEEP, 8, '420,20 400,140 440,250', '700,560 730,680 700,800', '520,700 500,800 530,900'),
  moved({ x: 560, y: 320, turn: 10, scale: 1.2 }, ...print),
  moved({ x: 850, y: 110, turn: 10, scale: 0.9 }, ...knuckles),
];
