import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { limb, outline } from '../../drawing/brush.ts';

/** What the light behind the dust leaves of a coat: rim, lit plane, hide, shade, black; beard and its shade. */
export type DustTones = readonly [
  rim: string,
  lit: string,
  hide: string,
  shade: string,
  dark: string,
  beard: string,
  under: string,
];

/** Withers, the back that recedes to the right, croup, thigh, belly. */
const BARREL =
  '-40,-90,1 40,-124 140,-120 240,-84 330,-40 380,50 390,190 372,320 330,420 240,470 100,500,1 -40,300';
/** Neck, point of the shoulder, breast. */
const CHEST =
  '-60,-80,1 -110,-40 -160,40 -206,150 -226,270 -214,380 -170,480 -110,560 -20,610 60,590 130,530 180,440 200,320 190,180 140,40 60,-100';
const NEAR_FORE = limb(
  '-150,330,70 -176,480,64 -186,600,46 -168,700,34 -190,780,24 -206,870,22 -204,920,27 -222,960,22',
);
const FAR_FORE = limb('120,400,64 150,520,50 166,600,40 150,660,34 96,690,23 30,706,20 10,700,22');
const HIND = limb('316,270,50 352,380,50 330,480,36 350,580,22 332,690,17 336,730,22 320,760,18');
const FAR_HIND = limb('240,400,50 236,520,34 256,600,20 246,680,16 250,710,18');
const SKULL =
  '-54,-14 -76,40 -86,92 -72,160 -56,226 -52,280 -70,320 -74,356 -54,386 0,396 54,386 74,356 70,320 52,280 56,226 72,160 86,92 76,40 54,-14 0,-26';
const HORNS = [-1, 1].map((way) =>
  limb(
    `${10 * way},-8,34 ${74 * way},0,32 ${150 * way},40,28 ${238 * way},44,23 ${270 * way},-30,17 ${236 * way},-110,9 ${196 * way},-150,0`,
  ),
);
const EARS = [-1, 1].map((way) =>
  outline(
    `${66 * way},64,1 ${120 * way},70 ${180 * way},106 ${222 * way},176,1 ${160 * way},164 ${100 * way},136 ${66 * way},104,1`,
  ),
);
/** The beard from jaw and throat, blown to the right. */
const BEARD =
  '-66,300,1 -84,380 -70,460 -40,520,1 -34,480,1 0,560 76,620,1 70,560,1 110,600 172,620,1 136,560,1 160,560 196,548,1 140,480 110,400 66,300,1';
const MANE =
  '-60,10,1 -80,-50 -56,-92 -20,-116,1 -8,-94,1 16,-128 64,-136,1 58,-108,1 90,-118 124,-104,1 104,-76,1 130,-64 150,-30,1 120,-20 110,30 90,60,1';

const body = ([rim, lit, hide, shade, dark]: DustTones): readonly Layer[] => [
  cut(dark, FAR_HIND, HIND, FAR_FORE),
  within(
    shade,
    BARREL,
    cut(
      dark,
      limb('230,-90,0 244,40,12 236,180,12 250,300,0'),
      limb('306,-60,0 320,60,11 312,190,11 320,300,0'),
    ),
    cut(dark, '60,520,1 180,400 330,330 400,200,1 400,520,1'),
    cut(rim, '-60,-60,1 40,-100 140,-96 236,-62 310,-16 356,50 384,190,1 410,190,1 420,0 300,-140 60,-160,1'),
  ),
  within(
    hide,
    outline(CHEST) + NEAR_FORE,
    cut(
      lit,
      '-240,300,1 -220,140 -150,-10 -60,-100 60,-110,1 -40,0 -110,120 -150,260 -140,380 -176,480 -200,600,1 -260,600,1',
    ),
    cut(
      shade,
      '60,-100,1 120,120 130,300 60,460 -40,520 -110,480 -140,560 -140,700 -170,800 -190,960,1 -100,960,1 -60,640 60,640 240,500 240,100,1',
    ),
    cut(
      dark,
      '-84,420,1 -40,560 0,580 60,560 110,440,1 160,520 60,640 -40,640 -110,560',
      limb('-130,60,0 -160,180,13 -150,300,11 -170,400,0'),
    ),
    cut(
      rim,
      '-250,420,1 -236,260 -212,140 -164,30 -110,-50 -50,-100 40,-120,1 -40,-60 -104,0 -150,90 -188,200 -206,300,1',
      limb('-232,480,0 -226,600,9 -200,700,8 -216,790,7 -228,880,0'),
    ),
  ),
];

/** The face: horns like a handlebar, hanging ears, black blaze, broad muzzle, and the beard that blows aside. */
const head = ([rim, lit, hide, shade, dark, beard, under]: DustTones): readonly Layer[] => [
  within(
    beard,
    BEARD,
    cut(under, '-80,280,1 -60,400 0,440 60,420 80,460 50,500 90,560 120,640,1 220,640,1 200,280,1'),
  ),
  cut(shade, EARS[1]!),
  cut(hide, EARS[0]!),
  cut(rim, '-66,66,1 -120,66 -184,104 -222,176,1 -170,116 -120,86 -66,80,1'),
  within(
    hide,
    SKULL,
    cut(lit, '-110,40,1 -40,20 -46,100 -40,180 -34,250 -44,310 -100,330,1'),
    cut(shade, '30,0,1 46,120 36,220 40,300 110,340,1 110,0,1'),
    cut(
      dark,
      '-50,-30,1 -40,60 -28,160 -30,250 -52,310 -66,350 -50,400,1 90,400,1 80,340 52,300 30,240 28,160 44,60 50,-30,1',
    ),
    cut(shade, limb('-10,60,0 -12,150,8 -8,240,9 -12,290,0'), '-46,372,1 0,382 46,372,1 30,400,1 -30,400,1'),
    cut('#0a0410', '-60,330,1 -44,314 -22,322 -20,344,1 -40,350', '60,330,1 44,314 22,322 20,344,1 40,350'),
    cut(rim, limb('-72,310,0 -80,350,7 -60,388,0'), limb('-80,50,0 -92,96,8 -72,170,0')),
  ),
  // The eyes, under heavy brows at the sides of the face.
  cut('#0a0410', '-84,112,1 -76,92 -58,86 -46,104,1 -60,118', '84,112,1 76,92 58,86 46,104,1 60,118'),
  cut(rim, limb('-78,102,0 -70,95,4 -60,94,0'), limb('56,94,0 64,93,3 72,100,0')),
  cut(dark, MANE, ...HORNS, '-56,30,1 -50,-36 0,-48 50,-36 56,30,1 30,60 0,44 -30,60'),
  cut(
    rim,
    limb('-100,-8,0 -150,18,5 -226,20,8 -256,-30,8 -226,-108,6 -196,-150,0'),
    limb('110,20,0 170,34,5 232,18,8 250,-30,9 228,-104,7 196,-150,0'),
    limb('-66,-60,0 -54,-90,5 -20,-116,0'),
  ),
];

/**
 * A white-bearded wildebeest that gallops at us out of lit dust, its body receding to the right: its poll at the
 * origin, its horns 510 wide, its hoof 980 below. `nod` turns the head.
 */
export const wildebeestCharging = (tones: DustTones, placing: Placing, nod = 0): Layer =>
  moved(placing, ...body(tones), moved({ x: 0, y: 0, turn: nod }, ...head(tones)));

/** The same far off in the dust: body, head and lit edge. */
export const wildebeestInDust = (hide: string, dark: string, rim: string): readonly Layer[] => [
  cut(hide, BARREL, CHEST, HIND, FAR_HIND, FAR_FORE, NEAR_FORE),
  cut(
    rim,
    '-236,420,1 -226,270 -206,150 -160,40 -110,-40,1 -120,60 -164,180 -190,320,1',
    '60,-122,1 140,-120 240,-84 330,-40 380,50 390,190,1 350,80 290,0 180,-60',
    BEARD,
  ),
  cut(dark, SKULL, MANE, ...EARS, ...HORNS),
  cut(
    rim,
    limb('-150,18,0 -226,20,9 -262,-30,12 -230,-110,8 -196,-150,0'),
    limb('110,20,0 170,34,9 232,18,11 250,-30,11 228,-104,8 196,-150,0'),
  ),
];
