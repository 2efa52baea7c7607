import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { nileBridge, nileBridgeImage } from '../../figures/buildings/nileBridge.ts';
import { light } from '../../light/light.ts';

const [SKY, WATER, DARK, RED] = ['#f7e6ae', '#e6d896', '#10292e', '#e0522c'];

/** Jinja's sign: the cable bridge over the young Nile, and a canoe that comes home under it. */
export const nileBridgeMorning: readonly Picture[] = [
  picture(
    'places/nile-5',
    light('morning', 'uganda', 'behind-left'),
    plan({ subject: [240, 320, 560, 270], camera: 'below' }),
    wash(SKY, { height: 680 }),
    floor('#a3c48e', '-40,540 200,566 500,604 760,600 960,560 1240,470', 680),
    ...nileBridgeImage({ sunny: '#d9c07a', shady: '#c4976a', dark: '#5a8f7c' }),
    floor(WATER, '-40,664 1240,664'),
    ...nileBridgeImage({ sunny: '#dfbd62', shady: '#cf8a58', dark: '#5a8f7c' }),
    // The light wind that breaks the image.
    cut(
      WATER,
      box(-20, 742, 320, 5),
      box(380, 756, 250, 5),
      box(-20, 800, 150, 7),
      box(210, 806, 330, 7),
      box(600, 790, 330, 5),
      box(40, 846, 300, 9),
      box(420, 852, 220, 9),
      box(820, 826, 80, 5),
    ),
    cut(
      '#2f7d62',
      '-40,600,1 40,584 90,600,1 150,580 210,604,1 260,598 300,616,1 380,606 430,624,1 520,620 600,632,1 690,624 760,634,1 800,610 850,618,1 870,560 930,552 960,572,1 980,520 1050,510 1080,540,1 1100,490 1180,480 1240,520,1 1240,666,1 -40,666,1',
    ),
    ...nileBridge({ sunny: '#f6bc3c', shady: RED, dark: DARK, mid: '#2a5652' }),
    cut(
      '#1d5f50',
      '820,666,1 836,620 876,616,1 884,580 930,572 950,596,1 966,560 1030,552 1060,584,1 1080,560 1120,556 1140,580,1 1160,550 1240,540 1240,666,1',
    ),
    // Two paddle home.
    moved(
      { x: 84, y: 26 },
      cut('#c9b478', '742,812,1 830,806 950,808 1010,812,1 950,826 800,826'),
      inked(DARK, 5, '772,742 748,828', '902,744 878,828'),
      cut(RED, '816,802,1 808,776 812,752 826,742 842,744 852,760 854,802,1'),
      cut('#fbf3d4', '946,802,1 940,776 942,754 956,744 972,746 982,762 984,802,1'),
      cut(
        DARK,
        '806,722,1 810,710 824,706 836,712 838,726 832,736 832,746,1 820,748,1 818,738 808,738 808,728',
        '936,724,1 940,712 954,708 966,714 968,728 962,738 962,748,1 950,750,1 948,740 938,740 938,730',
        '826,754,1 838,760 828,780 806,780 768,760,1 766,750,1 806,764 814,762',
        '956,756,1 968,762 958,784 936,784 898,764,1 896,754,1 936,768 944,766',
        '690,784,1 740,798 800,802 900,802 990,796 1050,776,1 1036,804 1010,820 940,823 800,823 740,818',
      ),
    ),
  ),
];
