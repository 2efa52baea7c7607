import { cut, floor, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { walkerBelowIce, walkerBelowIceShadow } from '../../figures/people/walkerBelowIce.ts';
import { iceCliff } from '../../land/iceCliff.ts';
import { light } from '../../light/light.ts';

/** Strips of the ice, from the left, and where in each the walker's shadow stands. */
const FURROWS = [
  [560, 643, 700, 758],
  [643, 669, 707, 763],
  [669, 719, 700, 758],
  [719, 739, 706, 763],
  [739, 800, 701, 757],
] as const;

/** In the crater of Kibo: one who walks along what is left of the ice. */
export const kilimanjaroIce: readonly Picture[] = [
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'right'),
    plan({ subject: [0, 60, 720, 660], camera: 'below' }),
    strata(
      [
        [0, '#0c1a52'],
        [0.4, '#173a86'],
        [0.8, '#3f7cc0'],
        [1, '#8fc0e0'],
      ],
      { height: 672, bands: 8 },
    ),
    // The sea of cloud, and the teeth of Mawenzi in it.
    floor('#dcebf2', '-40,668 600,668 900,664 1240,668'),
    cut(
      '#5a78a8',
      '960,704,1 1000,690,1 1020,676,1 1034,682,1 1050,668,1 1062,672,1 1080,662,1 1094,674,1 1106,670,1 1130,688,1 1180,704,1',
    ),
    floor('#c2dbe8', '-40,690 700,690 940,694 1040,690 1240,696'),
    floor('#6a4c50', '-40,712,1 820,708,1 940,714 1060,706,1 1160,712 1240,704'),
    floor('#54393f', '-40,740 600,744 800,734 1000,742 1240,730'),
    ...iceCliff(
      { x: 1090, y: 690, edge: -860, foot: 850 },
      {
        lit: '#fff9ea',
        half: '#cfe6f0',
        shade: '#6fb0dc',
        far: '#5a9fd4',
        cleft: '#2a66ae',
        year: '#b4d6e8',
      },
    ),
    // The walker's shadow stands up on it, and each furrow bends it.
    ...FURROWS.map(([left, right, x, y]) =>
      within(
        'none',
        `${left},400,1 ${right},400,1 ${right},800,1 ${left},800,1`,
        moved({ x, y, scale: 0.52, fill: '#3a80cc', opacity: 0.62 }, walkerBelowIceShadow),
      ),
    ),
    // Towers that the melting left standing further on.
    cut(
      '#fff9ea',
      '974,712,1 978,610,1 990,586 1006,600,1 1016,640 1020,712,1',
      '1046,710,1 1050,664,1 1060,652 1072,668,1 1076,710,1',
    ),
    cut(
      '#6fb0dc',
      '974,712,1 978,610,1 988,592,1 994,650 990,712,1',
      '1046,710,1 1050,664,1 1056,658,1 1060,690 1058,710,1',
    ),
    // The ash, and what fell on it.
    floor('#5c4148', '-40,836 100,826 300,800 560,762 760,734 860,722 960,712 1240,716'),
    floor('#493540', '-40,858 200,836 420,806 640,776 800,762 1000,770 1240,752'),
    cut(
      '#7a5a58',
      '560,800,1 700,784 860,790 980,780,1 860,802 700,806',
      '900,750,1 1020,742 1240,744,1 1240,754,1 1040,752',
      '700,850,1 900,832 1240,826,1 1240,842,1 960,850',
    ),
    floor('#2f1f2c', '-40,900 300,872 640,850 900,862 1240,820'),
    cut(
      '#fff9ea',
      '360,836,1 372,804,1 404,796,1 430,820,1 424,840,1',
      '470,822,1 482,806,1 504,808,1 512,824,1',
      '210,872,1 240,842,1 268,856,1 272,874,1',
      '620,796,1 630,784,1 646,790,1 648,798,1',
    ),
    cut(
      '#4f94cc',
      '360,836,1 372,804,1 388,800,1 392,838,1',
      '470,822,1 482,806,1 488,808,1 488,823,1',
      '210,872,1 240,842,1 244,873,1',
      '620,796,1 630,784,1 632,797,1',
    ),
    cut(
      '#1c1222',
      '360,836,1 424,840,1 330,850,1 270,846,1',
      '470,822,1 512,824,1 440,832,1 420,828,1',
      '210,872,1 272,874,1 180,888,1 130,882,1',
      '620,796,1 648,798,1 600,803,1 586,801,1',
    ),
    // The shadow runs over the ash to the foot of the ice.
    cut('#1c1222', '824,790,1 840,790,1 694,744,1 674,746,1', '854,790,1 872,790,1 728,739,1 709,742,1'),
    moved({ x: 850, y: 787, scale: 0.34 }, ...walkerBelowIce),
  ),
];
