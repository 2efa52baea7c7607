import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';

const [DEEP, EAR, SUNNY, FOLD, HIDE, SHADE, LIT] = [
  '#141c46',
  '#20306c',
  '#2b3f84',
  '#18245a',
  '#31488f',
  '#25377a',
  '#4d68b8',
];
const [SNOW, ICE, BILL, IVORY, BONE] = ['#fff6e2', '#b4c6f2', '#f2a62c', '#fff0cf', '#e0b988'];

/** Shoulders that fall away to both sides as the foot of a mountain does. */
const MOUNTAIN = twin('150,20,1 280,96 420,230 540,400 720,600 1040,770 1700,860,1 1700,1400,1');
/** An ear spread to the right, and its fold behind the cheek. */
const RIGHT_EAR =
  '130,10,1 270,84 400,190 500,300 560,400 556,510 510,610 450,720 420,800,1 350,740 270,600 220,440 170,200';
const HEAD = twin(
  '0,10 60,-8 130,6 182,60 204,140 196,220 214,290 204,360 176,420 140,500 112,600 94,740 82,900 76,1100,1',
);

const EYE = '124,334,1 144,322 174,319 196,338,1 162,356';
/** The lip from which the right tusk comes. */
const SHEATH = '100,380,1 190,350,1 192,400 204,440 222,490 216,536 178,550 136,532 116,490';

/** A feather from a point towards an angle, 90 hanging straight down. */
const feather = ([x, y, degrees, long]: readonly [number, number, number, number]): string => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [
    [0, 22],
    [0.5, 24],
    [0.82, 19],
    [1, 0],
  ]
    .map(
      ([share = 0, half = 0]) =>
        `${Math.round(x + share * long * c)},${Math.round(y + share * long * s)},${half}`,
    )
    .join(' ');
};
/** Her quills, the longest at the tip of the wing, and those that show in their shade. */
const QUILLS = [
  [196, 20, 43, 292],
  [190, 24, 54, 300],
  [182, 26, 66, 268],
  [172, 26, 78, 226],
  [146, 24, 86, 164],
  [108, 20, 90, 132],
  [70, 16, 95, 110],
] as const;
const UNDER = [
  [194, 20, 48, 270],
  [188, 24, 60, 262],
  [178, 26, 72, 224],
  [160, 26, 82, 172],
  [128, 24, 88, 126],
  [90, 20, 93, 104],
] as const;

/** A white egret that lets her wings hang over the brow; she looks to the left. */
const egret: readonly Layer[] = [
  cut(ICE, limb(pair(UNDER.map(feather).join(';')))),
  cut(SNOW, limb(pair(QUILLS.map(feather).join(';')))),
  cut(SNOW, pair('20,-14,1 70,-26 140,-26 200,-12 232,22 222,66 176,84 100,74 20,60,1')),
  cut(ICE, pair('40,-4,1 66,30 70,70 58,110,1 30,130,1')),
  cut(SNOW, twin('0,-40 36,-34 54,20 50,80 26,136 0,164')),
  cut(SNOW, limb('4,30,50 22,-30,32 24,-70,21 4,-104,17 -12,-134,16 -22,-150,18'), disc(-30, -152, 30, 21)),
  cut(BILL, '-52,-168,1 -132,-142,1 -54,-138,1'),
  cut(DEEP, disc(-44, -157, 5)),
];

/** An elephant whose outline is Kibo's, from the front; a white egret on his brow is its snow. His crown is at (0, 0). */
export const elephantUnderEgret: readonly Layer[] = [
  cut(DEEP, MOUNTAIN),
  cut(EAR, mirrored(RIGHT_EAR)),
  cut(SUNNY, RIGHT_EAR),
  cut(FOLD, pair('420,800,1 350,740 270,600 220,440 170,200 130,10,1 250,400 320,520 390,640')),
  within(
    HIDE,
    HEAD,
    cut(
      SHADE,
      '-30,100,1 -70,240 -60,330 -86,420 -80,600 -60,800 -40,1100,1 -400,1100,1 -400,-100,1 -120,-40,1',
    ),
    cut(
      LIT,
      '150,0,1 176,90 184,140 184,220 198,280 206,352,1 260,372,1 260,0,1',
      '120,480,1 96,640 80,760 68,900 60,1100,1 200,1100,1 200,480,1',
    ),
    inked(
      FOLD,
      6,
      '-90,520 0,552 96,520',
      '-88,596 0,626 90,596',
      '-82,670 0,698 84,670',
      '-76,742 0,768 80,742',
      '-70,812 0,836 74,812',
    ),
  ),
  within(
    IVORY,
    limb(pair('160,500,28 190,590,32 214,690,27 192,790,19 130,866,3')),
    cut(BONE, pair('100,480,1 146,480,1 178,590 206,690 188,790 130,866,1 100,866,1')),
  ),
  within(HIDE, SHEATH, cut(LIT, '194,344,1 180,404 192,450 204,500 196,540 170,560,1 260,560,1 260,316,1')),
  cut(SHADE, mirrored(SHEATH)),
  within(
    DEEP,
    pair(EYE),
    cut(BILL, disc(160, 331, 17), disc(-160, 331, 17)),
    cut(DEEP, disc(160, 330, 9), disc(-160, 330, 9)),
  ),
  inked(FOLD, 6, pair('112,318 146,290 202,320;134,366 160,380 194,366')),
  ...egret,
];
