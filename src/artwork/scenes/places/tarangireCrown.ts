import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb, outline } from '../../drawing/brush.ts';
import { elephantFording, elephantWalking } from '../../figures/animals/elephantFording.ts';
import { light } from '../../light/light.ts';

const [SKY, HILLS, LAND, BANK, SAND, RIVER, DEEP, STREAK] = [
  '#fbe6c0',
  '#c98a6c',
  '#f2bb57',
  '#b4692c',
  '#fadc96',
  '#1d7f9e',
  '#125a78',
  '#a9dbd4',
];

const TRUNK =
  '190,920,1 300,880 372,810 396,730 380,650 394,596 408,544,1 450,470,1 560,470,1 640,490,1 760,480,1 807,560,1 824,610 824,660 806,730 838,810 900,880 1010,920,1';
const ARMS = [
  limb('520,640,110 470,520,66 430,440,46 360,404,34 270,380,23 200,330,15 120,320,9 40,290'),
  limb('600,620,110 580,500,58 546,430,38 530,360,26 496,310,16 488,260,9 456,216'),
  limb('660,620,110 690,500,56 694,420,36 736,360,25 742,300,15 776,256,9 776,212'),
  limb('700,640,104 750,520,62 800,450,44 880,420,32 960,370,21 1030,362,13 1090,320,8 1164,306'),
];
const TWIGS = [
  limb('360,404,24 310,350,15 300,300,10 250,262,6 236,220'),
  limb('270,380,14 200,392,9 140,376,6 70,388'),
  limb('430,440,22 424,370,14 386,320,10 384,270,6 352,222'),
  limb('300,300,9 322,262,6 320,218'),
  limb('200,330,9 180,290,6 130,262'),
  limb('530,360,18 572,316,12 572,270,7 602,218'),
  limb('700,400,18 660,340,12 664,280,7 646,216'),
  limb('736,360,14 800,330,10 836,280,6 884,250'),
  limb('880,420,22 910,350,14 952,310,9 960,260,6 1000,218'),
  limb('960,370,13 1040,392,8 1080,380,5 1140,396'),
  limb('952,310,8 1010,286,6 1070,256'),
];

const CHANNELS = [outline(TRUNK), ...ARMS, ...TWIGS];
/** Where the family fords the river. */
const FORD = 740;

/** One of the file: where its hind foot stands, its size, and how deep it is in the water. */
const walks = (elephant: readonly Layer[], x: number, scale: number, deep = 0): Layer =>
  within('none', box(0, 0, 1200, FORD), moved({ x, y: FORD + deep * scale, scale }, ...elephant));

/** The river Tarangire and its side channels, seen from a height: a baobab laid over the plain. */
export const tarangireCrown: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [410, 380, 400, 500], camera: 'above' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(HILLS, '-40,190 140,150 300,140 460,170 640,176 800,150 960,124 1100,150 1240,170'),
    floor(LAND, '-40,198 400,192 800,198 1240,194'),
    // The far side of each channel, where its bank stands up.
    moved({ x: 0, y: -13 }, cut(BANK, ...CHANNELS)),
    cut(RIVER, ...CHANNELS),
    cut(
      SAND,
      limb('452,640,1 466,570,10 500,500,1'),
      limb('596,620,1 604,560,9 600,490,1'),
      limb('728,640,1 726,580,10 752,510,1'),
      limb('420,900,1 470,850,12 490,790,1'),
      limb('610,910,1 596,860,13 604,800,1'),
      limb('790,900,1 748,850,12 730,790,1'),
    ),
    cut(DEEP, '404,738,1 634,738,1 600,762 520,774 440,760;654,738,1 796,738,1 776,754 730,760 680,752'),
    cut(BANK, '80,740,1 200,732 350,740,1 200,752;870,740,1 1000,732 1130,740,1 1000,752'),
    walks(elephantWalking, 60, 0.96),
    walks(elephantFording, 402, 0.74, 94),
    walks(elephantFording, 656, 0.44, 94),
    walks(elephantWalking, 880, 0.7),
    cut(STREAK, limb('396,743,1 500,745,6 640,743,1'), limb('648,743,1 730,745,5 804,743,1')),
  ),
];
