import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { mirrored, pair, twin } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, PLAIN, DUSK, GRASS, GOLD] = [
  '#fbd06a',
  '#f3b544',
  '#e8a02f',
  '#b8752c',
  '#c98a2c',
  '#f6c95c',
];
const [LEAF, SPRIG, RED, BLUE] = ['#59652f', '#8a9240', '#e4482f', '#2f5fb0'];
const [LIT, WARM, STONE, SHADE, CRACK] = ['#ecc9a8', '#bb8876', '#a26f66', '#633f50', '#2b1626'];

// The boulders of the mane on either side, from the top down.
const LEFT = [
  '-204,70,40 -330,78,40 -420,160,40 -462,276,50 -400,344,40 -250,352,40 -150,260,30 -160,100,40',
  '-244,366,36 -390,356,40 -486,404,40 -552,520,50 -516,632,44 -340,664,50 -230,604,40 -200,460,40',
  '-200,630,40 -330,684,40 -480,664,40 -566,716,60 -616,820,40 -640,1500 -180,1500',
];
const RIGHT = [
  '188,96,30 300,70,40 396,126,40 452,250,50 410,338,40 250,350,40 150,260,30',
  '248,366,36 420,348,40 506,400,40 546,500,50 484,596,40 420,628,40 320,596,40 220,530,30',
  '210,560,30 330,616,40 440,646,30 500,600,50 570,640,60 616,780,50 650,1500 180,1500',
];
const TOP = '-150,52,50 -40,36,50 130,44,50 176,120,40 150,290,30 -160,290,30 -186,130,40';
const BACK = panel('-160,120,20 160,140,20 400,330,20 460,660,20 520,960 -520,960 -450,660,20 -400,330,20');
const EAR = '140,200,40 180,126,50 260,112,56 312,160,56 300,240,56 240,290,40 170,290,30';
const FACE = panel(twin('0,184 116,186,60 204,256,60 216,356,60 158,470,60 140,560,40 0,640'));
const MUZZLE = '5,560,10 90,536,40 172,562,50 206,650,50 176,722,46 90,748,40 5,716,10';
const CHIN = panel('-96,690 96,690 104,770,40 60,812,40 -60,812,40 -104,770,40');
const NOSE = panel(twin('0,524 58,518,16 74,544,22 34,596,24 0,606'));
const PAW = '46,820,60 120,746,70 240,738,80 324,800,70 356,960 30,960';

/** A boulder, round as granite weathers, that turns from the sun at the upper left by so many pixels. */
const boulder = (row: string, dx: number, dy: number): Layer[] => {
  const shape = panel(row);
  return [
    within(
      SHADE,
      shape,
      moved({ x: -dx, y: -dy }, cut(STONE, shape)),
      moved({ x: -dx * 3, y: -dy * 3 }, cut(WARM, shape)),
    ),
  ];
};

/** Dry grass that bends in the wind from the left. */
const tuft = (x: number, y: number, scale: number): string[] =>
  [
    '-8,10,8 -24,-20,6 -30,-60,4 -14,-92,0',
    '4,10,8 0,-40,7 18,-90,4 50,-116,0',
    '14,10,8 24,-20,6 54,-50,4 92,-54,0',
  ].map((row) => placed({ x, y, scale }).limb(row));

/** An agama, red before and blue behind, does its push-ups in the first sun. */
const agama: readonly Layer[] = [
  cut(CRACK, limb('28,-2,8 38,16,6 30,30,4 16,34,0'), limb('-8,-24,6 -8,4,5 -14,30,4 -28,34,0')),
  cut(
    BLUE,
    limb('150,84,0 134,50,4 108,24,7 66,6,12 26,-8,15 -6,-20,14'),
    limb('52,0,10 68,20,7 56,38,4 40,42,0'),
  ),
  cut(
    RED,
    limb('4,-18,14 -20,-34,15 -36,-50,11'),
    limb('-28,-54,12 -56,-60,13 -80,-54,9 -90,-50,0'),
    limb('-16,-24,8 -26,6,6 -36,30,4 -54,34,0'),
  ),
  cut(CRACK, disc(-62, -62, 3)),
];

/** A kopje, for the Serengeti: the granite heap on which lions lie is a lion that sleeps on its paws. */
export const serengetiKopje: readonly Picture[] = [
  picture(
    'places/serengeti-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [90, 60, 1020, 840], camera: 'front' }),
    wash(SKY),
    floor(FAR, '-40,596 160,590 400,600 700,592 1000,600 1240,590'),
    cut(
      DUSK,
      limb('1154,606,4 1152,580,3 1140,566,2'),
      limb('1153,586,3 1164,572,2'),
      '1112,566,1 1122,552 1154,546 1186,552 1196,566,1 1154,562',
    ),
    floor(PLAIN, '-40,690 120,680 600,720 1080,684 1240,690'),
    cut(DUSK, '40,900,1 60,810 180,790 1020,790 1200,800 1280,900,1'),
    moved(
      { x: 600, y: 96, scale: 0.9 },
      cut(CRACK, BACK),
      ...boulder(TOP, 60, 20),
      ...LEFT.flatMap((row) => boulder(row, 52, 44)),
      ...RIGHT.flatMap((row) => boulder(row, 84, 56)),
      // A fig has found a crack.
      cut(
        CRACK,
        limb('330,160,12 352,84,9 340,40,7'),
        limb('350,90,8 400,40,6 430,24,4'),
        limb('344,70,6 300,34,5 286,14,3'),
        limb('330,150,9 318,200,6 330,250,0'),
        limb('336,150,8 366,196,6 360,236,0'),
      ),
      cut(
        LEAF,
        lobes(
          '226,18 236,-10 266,-26 296,-24 318,-52 356,-66 396,-58 420,-40 462,-44 500,-22 516,6 470,22 416,14 372,24 322,12 280,26 226,18',
          0.58,
        ),
      ),
      cut(
        SPRIG,
        lobes('244,2 262,-14 292,-18 304,-4 276,6 244,2', 0.62),
        lobes('318,-30 340,-52 376,-54 394,-40 360,-28 318,-30', 0.62),
      ),
      // The granite comes off in shells.
      inked(
        SHADE,
        6,
        '-372,150 -410,190 -420,250',
        '-500,430 -524,490 -506,560',
        '-300,700 -400,700 -480,760',
        '270,96 330,100 360,130',
        '300,390 380,384 440,410',
      ),
      within(
        LIT,
        panel(mirrored(EAR)),
        cut(SHADE, panel('-160,290,20 -190,196,30 -236,162,30 -274,196,40 -256,250,40 -210,300,30')),
      ),
      within(
        STONE,
        panel(EAR),
        cut(CRACK, panel('160,290,20 190,196,30 236,162,30 274,196,40 256,250,40 210,300,30')),
      ),
      within(
        LIT,
        FACE,
        cut(
          STONE,
          '20,100,1 84,200 36,300 50,380 90,450 70,560 96,700,1 400,700,1 400,100,1',
          '-240,320,1 -150,356 -70,400 -62,438,1 -150,452 -240,440,1',
        ),
      ),
      cut(SHADE, CHIN),
      cut(CRACK, '-40,600,1 40,600,1 16,726,1 -16,726,1'),
      within(
        LIT,
        panel(mirrored(MUZZLE)),
        cut(STONE, '-230,640,1 -160,704 -80,712 0,668,1 0,800,1 -230,800,1'),
      ),
      within(STONE, panel(MUZZLE), cut(LIT, '0,500,1 120,500,1 140,570 100,640 0,650,1')),
      cut(CRACK, limb('-50,42,9 -66,84,7 -46,116,5 -54,150,0;-458,668,9 -440,770,7 -470,830,5 -462,880,0')),
      cut(CRACK, NOSE),
      cut(CRACK, limb(pair('62,436,0 104,444,9 160,428,8 204,394,0'))),
      cut(SHADE, panel(placed({ x: 16, y: -4 })(`${mirrored(PAW)};${PAW}`))),
      within(
        LIT,
        panel(mirrored(PAW)),
        cut(STONE, '-150,700,1 -92,780 -110,860 -96,1000,1 0,1000,1 0,700,1'),
      ),
      within(LIT, panel(PAW), cut(STONE, '220,700,1 280,790 250,870 268,1000,1 400,1000,1 400,700,1')),
      cut(CRACK, limb(pair('136,960,9 130,900,7 140,840,0;240,960,9 244,900,7 232,846,0'))),
      moved({ x: 22, y: 14, scale: 0.9 }, ...agama),
    ),
    floor(GRASS, '-40,868 90,850 240,884 420,880 600,892 800,878 960,884 1110,846 1240,860'),
    cut(GRASS, ...tuft(84, 862, 0.9), ...tuft(1092, 858, 1), ...tuft(588, 896, 0.6)),
    cut(GOLD, ...tuft(130, 896, 0.7), ...tuft(1136, 900, 0.8)),
  ),
];
