import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { placed } from '../../drawing/placed.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { profileHead } from '../../figures/people/profileHead.ts';
import { cabbage, carrotPeaks, cauliflower } from '../../figures/plants/carrotPeaks.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, SNOW, FIELD, TABLE, EDGE] = [
  '#cfe6e4',
  '#7fa9bd',
  '#f6fbf7',
  '#4f8a5b',
  '#1f4aa0',
  '#163677',
];
const [SCARF, FOLD, CLOTH, SEAM] = ['#d42f4a', '#a01f3a', '#efc24a', '#cf962a'];

/** Mount Kenya for the article about Kenya: at the market below it the carrots stand as the mountain does. */
export const kenyaCarrots: readonly Picture[] = [
  picture(
    'articles/mount-kenya',
    light('morning', 'kenya', 'left'),
    plan({ camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    // The mountain itself, far off.
    within(
      FAR,
      '-40,660,1 -40,600 20,570 50,530 66,520,1 76,474 84,456,1 92,470,1 104,420 112,404,1 122,380 130,350,1 140,372 150,408,1 158,398,1 166,384 174,368,1 186,396 194,430 214,450 222,480,1 240,474,1 262,510 300,540 420,590 520,620 560,660,1',
      cut(
        SNOW,
        '138,374,1 150,408,1 158,398,1 168,440,1 158,470,1 166,500,1 144,530,1 150,480,1 136,440,1',
        '112,404,1 124,380,1 116,440,1 104,470,1 96,452,1',
        '174,368,1 190,412,1 186,446,1 176,420,1',
        '222,480,1 240,474,1 254,500,1 236,510,1',
      ),
    ),
    floor(FIELD, '-40,646 300,634 700,640 1240,626'),
    // Who sells them.
    cut(CLOTH, '760,960,1 776,760 806,650 872,604 980,580 1090,610 1160,660 1240,690,1 1240,960,1'),
    moved(
      { x: 958, y: 412, scale: 1.25, flip: true },
      ...profileHead(placed({ x: 0, y: 0 }), { skin: '#7a4029', sun: '#9a5836', deep: '#54291f' }),
      // Her headwrap, its folds and its knot.
      cut(SCARF, '82,-34,1 74,-74 34,-112 -24,-130 -90,-110 -124,-54 -112,10 -70,56,1 -40,48 -28,12 4,-14'),
      cut(SCARF, '-96,-96,1 -150,-132 -176,-96 -150,-60 -176,-24 -140,-8 -108,-40,1'),
      cut(
        FOLD,
        limb('76,-56,1 20,-64,6 -50,-30,5 -88,20,1'),
        limb('50,-98,1 -20,-92,6 -80,-58,5 -104,-20,1'),
        limb('-104,-74,1 -136,-84,5 -158,-92,1'),
      ),
      cut('#54291f', '-30,40,1 -20,52,1 -6,92,1 -36,96,1'),
      cut(CLOTH, disc(-14, 68, 7, 12)),
    ),
    cut(SEAM, '842,628,1 850,590 900,606 980,612 1050,588 1086,568,1 1100,600 1080,640 990,662 890,652'),
    inked(SEAM, 6, '1010,664 1020,720 1016,770', '1150,680 1130,720 1126,770'),
    ...carrotPeaks,
    ...cauliflower(520, 400),
    floor(TABLE, '-40,760,1 1240,760,1'),
    floor(EDGE, '-40,850,1 1240,850,1'),
    // One carrot that lies before the others, its leaves still on it.
    cut(
      '#5c9a3c',
      limb(
        '668,806,7 720,790,6 790,770,16 830,764,2;668,808,7 730,808,6 800,806,18 856,812,2;668,812,7 720,828,6 780,840,15 826,852,2',
      ),
    ),
    cut('#ee7424', limb('420,818,2 450,816,9 530,812,22 620,808,31 664,806,32 684,806,22')),
    inked('#c4531a', 4, '520,800 526,810 524,820;580,806 586,818 584,830;624,786 630,796 628,806'),
    cabbage(110, 724, 0.72, 0),
    cabbage(262, 704, 0.92, 24),
    cabbage(866, 716, 0.78, -18),
  ),
];
