import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, limb } from '../../drawing/brush.ts';
import { capitals } from '../../drawing/letters.ts';
import { lunchInShade } from '../../figures/people/lunchInShade.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHOAL, SAND, SHADE] = ['#d9f2ea', '#12a0ad', '#6fd6c8', '#fff9ea', '#58a7a8'];
const [SAIL, FOLD, WOOD, HULL] = ['#f0573c', '#c93a31', '#43252f', '#8a4a34'];

/** The day in the boat: her sail comes down and is the roof for lunch on a sandbank. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [500, 190, 420, 170], camera: 'wide' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    floor(SEA, '0,476 1200,476'),
    floor(SHOAL, '0,540 400,532 800,548 1200,530'),
    floor(SAND, '0,606 200,590 500,596 800,584 1200,600'),
    // The shade, the sail's own shape laid on the sand.
    cut(SHADE, '190,690,1 700,672 1190,650,1 1100,740 984,866,1 480,830 190,690,1'),
    // The ngalawa, her mast bare.
    cut(WOOD, limb('92,640,12 108,300,10 116,16,8')),
    cut(HULL, '-60,590,1 0,630 140,638 270,626 352,570,1 396,540,1 376,636 300,696,1 -60,696,1'),
    cut(WOOD, '-60,622,1 0,648 150,654 282,646 380,600,1 358,662 300,696,1 -60,696,1'),
    inked('#ffe9b8', 5, ...capitals('ZANZIBAR', 66, 660, 4)),
    cut(WOOD, limb('-30,634,8 16,640,8 36,726,8 38,786,7'), limb('240,632,8 284,640,8 308,716,8 312,774,7')),
    cut(HULL, '-60,788,1 0,772 310,762,1 396,742,1 362,780,1 300,796,1 -60,816,1'),
    moved({ x: 660, y: 748, scale: 1.28 }, ...lunchInShade),
    // Oars hold the sail, still laced to its yard.
    cut(WOOD, limb('1140,190,7 1150,440,7 1158,650,6'), limb('974,500,7 974,680,7 974,856,7')),
    cut(SAIL, '112,50,1 620,160,1 1146,250,1 1060,350 970,512,1 560,350 112,50,1'),
    cut(FOLD, '112,50,1 640,270 970,512,1 560,350 112,50,1'),
    inked(FOLD, 4, '446,124,1 620,330,1', '660,168,1 800,400,1', '880,206,1 940,440,1'),
    cut('#f7b84a', '760,236,1 838,250,1 826,314,1 752,298,1'),
    cut(WOOD, limb('30,20,5 300,88,9 640,158,11 900,212,8 1230,256,4')),
    inked(WOOD, 4, '1150,246,1 1240,420,1', '112,50,1 -40,280,1', '970,512,1 1090,800,1'),
  ),
];
