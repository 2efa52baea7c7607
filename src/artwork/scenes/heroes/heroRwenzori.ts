import type { Layer } from '../../canvas/canvas.ts';
import { floor, moved } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan } from '../../canvas/plan.ts';
import { groundselCandles } from '../../figures/plants/groundselCandles.ts';
import { ALEXANDRA, MARGHERITA, MOEBIUS } from '../../land/candlePeaks.ts';
import { light } from '../../light/light.ts';

const [SKY, RANGE, SLOPE] = ['#06313a', '#154950', '#0a373d'];

type Heart = readonly [x: number, y: number];

interface View {
  /** The hearts of the rosettes, left, middle and right. */
  hearts: readonly [Heart, Heart, Heart];
  /** The sizes of the peaks and of the rosettes. */
  peaks: number;
  rosettes: number;
  /** The mountains beyond. */
  range: string;
  boughs: readonly string[];
  /** The slope on which the tree stands. */
  slope: string;
}

const candelabra = ({ hearts, peaks, rosettes, range, boughs, slope }: View): Layer[] => {
  const [left, middle, right] = hearts;
  const behind = ([x, y]: Heart): Placing => ({ x, y, scale: peaks });
  return [
    floor(SKY, '-40,-20 1960,-20'),
    floor(RANGE, range),
    moved(behind(left), ...ALEXANDRA),
    moved(behind(right), ...MOEBIUS),
    moved(behind(middle), ...MARGHERITA),
    floor(SLOPE, slope),
    ...groundselCandles(boughs, hearts, rosettes),
  ];
};

/** Rwenzori: a giant groundsel is the candelabra, and three peaks in the first light are its flames. */
export const heroRwenzori: readonly Picture[] = hero('rwenzori', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    plan({ subject: [1270, 290, 100, 160], camera: 'front' }),
    ...candelabra({
      hearts: [
        [1078, 676],
        [1312, 560],
        [1548, 640],
      ],
      peaks: 1.02,
      rosettes: 1.17,
      range:
        '-40,930,1 120,900,1 300,830,1 380,850,1 560,770,1 620,790,1 780,700,1 850,730,1 960,640,1 1700,640,1 1800,560,1 1860,610,1 1960,530,1',
      boughs: [
        '1312,980,58 1250,920,54 1150,880,49 1084,820,44 1078,760,41 1078,676,39',
        '1312,960,58 1370,900,53 1480,866,49 1544,806,44 1548,740,41 1548,640,39',
        '1318,1150,90 1312,1040,72 1308,920,60 1316,800,49 1312,690,41 1312,560,39',
      ],
      slope: '-40,1020 400,1010 900,1030 1300,1050 1960,1000',
    }),
  ],
  tall: [
    plan({ subject: [390, 640, 120, 120], camera: 'front' }),
    ...candelabra({
      hearts: [
        [152, 912],
        [450, 880],
        [748, 892],
      ],
      peaks: 0.77,
      rosettes: 0.96,
      range:
        '-40,850,1 30,880,1 240,900,1 290,832,1 318,858,1 340,846,1 400,920,1 560,900,1 612,822,1 634,842,1 690,880,1 830,880,1 880,820,1 940,850,1',
      boughs: [
        '451,1196,48 400,1164,44 270,1138,40 164,1086,36 152,1010,33 152,912,31',
        '451,1184,48 506,1148,44 632,1122,40 738,1068,36 748,990,33 748,892,31',
        '456,1290,74 452,1220,62 448,1130,50 453,1030,40 450,950,34 450,880,32',
      ],
      slope: '-40,1150 400,1170 940,1140',
    }),
  ],
});
