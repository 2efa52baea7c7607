import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';
import { flyingFoxWrapped } from '../../figures/animals/flyingFoxHanging.ts';
import { octopusArm, octopusBody } from '../../figures/animals/octopusArms.ts';
import { colobusSitting } from '../../figures/animals/redColobusCrossing.ts';
import { tortoiseReaching } from '../../figures/animals/tortoiseReaching.ts';
import { kitePart } from '../../figures/objects/kite.ts';
import { kofia } from '../../figures/people/cannonballBoys.ts';
import { light } from '../../light/light.ts';

const [SAND, SEA, NAVY, GOLD] = ['#c6ebdd', '#1a9d9e', '#1d2b4f', '#f5b83d'];
/** Where the stalks of the cloves end. */
const BUDS = [
  [32, 374],
  [50, 344],
  [80, 354],
  [106, 336],
  [130, 368],
] as const;
const KITE = { x: 740, y: 130, r: 120, turn: 8 };

/** The head of the article about eight places of Zanzibar: an octopus, and in each arm what one of them is known by. */
export const zanzibarOctopus: readonly Picture[] = [
  picture(
    'articles/zanzibar8places',
    light('noon', 'zanzibar', 'left'),
    plan({ camera: 'front' }),
    cut(SAND, box(-20, -20, 1240, 940)),
    floor(SEA, '0,690 1200,690'),
    // Paje's kite, and Pemba's flying fox.
    inked(NAVY, 4, '624,120 704,304', '856,146 710,302'),
    cut('#f04a3a', kitePart(KITE)),
    cut('#fffaf0', kitePart(KITE, 0.2, 0.4), kitePart(KITE, 0.6, 0.8)),
    ...octopusArm('600,590,52 700,500,44 720,420,34 684,350,24 686,300,16 736,312,0', -1, true),
    ...octopusArm(
      '610,600,54 760,520,46 850,400,38 860,240,30 930,110,23 1050,80,17 1150,120,12 1120,200,0',
      -1,
      true,
    ),
    flyingFoxWrapped({ x: 1010, y: 76, scale: 0.68 }),
    // Stone Town's cap, lifted; the cloves.
    ...octopusArm('430,600,52 290,590,44 190,500,36 190,360,30 120,250,24 130,160,18 200,104,0', 1, true),
    moved({ x: 190, y: 130, turn: -16, scale: 1.15 }, ...kofia),
    ...octopusArm('430,620,54 300,680,46 170,640,36 90,560,28 30,470,22 90,400,0', -1),
    cut(
      '#2f7d4c',
      limb('76,432,0 150,400,28 216,424,0'),
      limb('70,436,0 20,400,24 -20,410,0'),
      BUDS.map(([x, y]) => limb(`74,430,5 ${x},${y},4`)).join(''),
    ),
    cut('#c8283c', BUDS.map(([x, y]) => limb(`${x},${y},7 ${x + (x - 74) * 0.3},${y - 26},13`)).join('')),
    cut('#fff3d2', BUDS.map(([x, y]) => disc(x + (x - 74) * 0.36, y - 34, 13)).join('')),
    // Jozani's red colobus.
    ...octopusArm('610,620,54 720,640,48 830,590,42 960,600,34 1090,560,26 1150,470,18 1090,420,0', 1),
    colobusSitting({ x: 960, y: 590, scale: 0.86 }),
    ...octopusBody,
    // Mnemba's mask, Nungwi's dhow, Changuu's tortoise.
    ...octopusArm('580,620,56 700,720,46 820,716,38 890,800,30 1010,850,24 1160,830,20 1160,720,0', 1),
    moved({ x: 1000, y: 836, scale: 0.8 }, ...tortoiseReaching('#5f6a55', '#8a6a3c', GOLD, '#3a4038')),
    ...octopusArm('520,630,58 490,770,46 570,860,34 700,890,26 810,860,18 820,790,0', 1),
    // The dhow's sail, hull and yard.
    cut('#fffaf0', '592,786,1 640,690 742,610,1 776,700 764,780,1'),
    cut(GOLD, '764,780,1 776,700 742,610,1 730,630,1 740,710 722,782,1'),
    inked(NAVY, 6, '586,796 748,604', '680,800 686,690'),
    cut(NAVY, '566,780,1 600,802 700,806 790,784,1 782,822 750,848,1 620,848,1 590,830'),
    cut('#fffaf0', '572,790,1 600,810 700,814 788,794,1 786,803,1 700,823 600,820 576,801,1'),
    // The mask and its pipe.
    inked(GOLD, 18, '66,600,1 56,690 80,760 150,768'),
    cut(NAVY, panel('80,650,30 270,650,30 276,740,34 206,752,20 176,728,10 146,752,20 76,740,34')),
    cut(
      '#e6f7f2',
      panel(
        '96,668,18 164,668,10 160,712,12 140,730,12 94,724,22;186,668,10 254,668,18 256,724,22 212,730,12 190,712,12',
      ),
    ),
    ...octopusArm('450,620,56 400,750,46 280,836,38 110,850,30 24,760,24 50,650,18 160,660,0', 1),
  ),
];
