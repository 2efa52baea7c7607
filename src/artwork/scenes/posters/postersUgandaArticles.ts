import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { iceAxe } from '../../figures/objects/iceAxe.ts';
import { ropedClimbers } from '../../figures/people/ropedClimbers.ts';
import { highGlacier } from '../../land/highGlacier.ts';
import { light } from '../../light/light.ts';

const [LIT, GLACIER, SHADE, DEEP] = ['#ffe3c6', '#b4bdf0', '#5263b8', '#2a2f7a'];

/** A dark blue sky that ends in a band of dawn. */
const dawn = (horizon: number): Layer =>
  strata(
    [
      [0, '#0b0f3a'],
      [0.6, '#1c2364'],
      [0.8, '#4a3f8c'],
      [0.92, '#e0827e'],
      [1, '#ffc48c'],
    ],
    { height: horizon },
  );

/** The advice on climbing the Rwenzori: an ice axe in the snow, its rope down to those who come after. */
export const postersUgandaArticles: readonly Picture[] = poster('mountainclimbingtips', {
  light: light('dawn', 'uganda', 'right'),
  wide: [
    dawn(850),
    highGlacier({ x: 1880, y: 870, scale: 0.98 }),
    // Cloud below, then the glacier that the others come up.
    cut('#f3b8a8', '-40,790,1 200,774 420,800 700,778 940,800 1200,786 1500,820,1 1500,1010,1 -40,1010,1'),
    cut('#c78fb0', '-40,850,1 160,834 420,862 640,840 900,870 1200,850,1 1300,1010,1 -40,1010,1'),
    cut(GLACIER, '480,1010,1 700,944,1 960,900,1 1210,842,1 1420,824,1 2420,800,1 2420,1010,1'),
    cut(
      LIT,
      '960,900,1 1210,842,1 1420,824,1 1700,840,1 1480,900,1 1290,930,1 1180,1010,1 1080,1010,1 1120,930,1',
    ),
    ...ropedClimbers([
      [1240, 910, 1, '#f0542e'],
      [1108, 898, 0.72, '#f7b23c'],
      [1010, 906, 0.54, '#f0542e'],
    ]),
    cut(
      '#e2362c',
      limb(
        '1586,356,9 1530,640,8 1400,830,5 1266,858,3; 1232,862,3 1180,866,2 1114,854,2; 1104,858,2 1060,872,2 1014,874,1',
      ),
    ),
    // The crest in front, its sunlit rim.
    cut(SHADE, '1120,1010,1 1290,950,1 1460,912,1 1640,860,1 1860,850,1 2080,790,1 2420,740,1 2420,1010,1'),
    cut(
      LIT,
      '1290,950,1 1460,912,1 1640,860,1 1860,850,1 2080,790,1 2420,740,1 2420,790,1 2160,826,1 2060,880,1 1880,876,1 1760,910,1 1640,890,1',
    ),
    cut(
      DEEP,
      '1400,1010,1 1560,950,1 1640,890,1 1700,960,1 1900,930,1 2000,970,1 2200,900,1 2420,900,1 2420,1010,1',
    ),
    moved({ x: 1664, y: 900, scale: 1, turn: -7 }, ...iceAxe),
    cut(SHADE, '1600,930,1 1630,892 1664,884 1700,896 1730,926,1 1680,944,1'),
    cut(LIT, '1664,884 1700,894 1734,926,1 1690,910'),
  ],
  tall: [
    dawn(1120),
    highGlacier({ x: 810, y: 1150, scale: 0.86 }),
    cut('#f3b8a8', '-40,1060,1 120,1044 300,1066 520,1050 700,1080,1 700,1360,1 -40,1360,1'),
    cut('#c78fb0', '-40,1110,1 100,1096 300,1124 520,1106,1 600,1360,1 -40,1360,1'),
    cut(GLACIER, '-40,1250,1 60,1190,1 220,1150,1 420,1110,1 640,1100,1 1120,1090,1 1120,1360,1 -40,1360,1'),
    cut(
      LIT,
      '220,1150,1 420,1110,1 640,1100,1 700,1120,1 480,1170,1 330,1210,1 240,1360,1 130,1360,1 180,1210,1',
    ),
    ...ropedClimbers([
      [300, 1190, 0.96, '#f0542e'],
      [178, 1178, 0.7, '#f7b23c'],
      [86, 1190, 0.52, '#f0542e'],
    ]),
    cut(
      '#e2362c',
      limb(
        '572,708,9 530,960,8 420,1110,5 326,1140,3; 292,1144,3 250,1150,2 184,1136,2; 172,1140,2 140,1152,2 90,1160,1',
      ),
    ),
    cut(SHADE, '160,1360,1 300,1260,1 470,1216,1 640,1170,1 860,1166,1 1120,1080,1 1120,1360,1'),
    cut(
      LIT,
      '300,1260,1 470,1216,1 640,1170,1 860,1166,1 1120,1080,1 1120,1140,1 960,1196,1 860,1196,1 740,1230,1 640,1204,1',
    ),
    cut(DEEP, '380,1360,1 560,1280,1 640,1204,1 700,1290,1 900,1260,1 1120,1230,1 1120,1360,1'),
    moved({ x: 646, y: 1226, scale: 0.91, turn: -7 }, ...iceAxe),
    cut(SHADE, '582,1254,1 612,1216 646,1208 682,1220 712,1250,1 662,1268,1'),
    cut(LIT, '646,1208 682,1218 716,1250,1 672,1234'),
  ],
});
