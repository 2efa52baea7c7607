import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { buffalo } from '../../figures/animals/buffalo.ts';
import { buffaloFacing } from '../../figures/placing/buffaloFacing.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { cut, wash } from '../../land/cutout.ts';
import { light } from '../../light/light.ts';

/** Places in the north of Tanzania that only the articles visit. */
export const articlesTanzania: readonly Picture[] = [
  // From the rim: the bowl whole, cloud lying over the far wall, and the one who was there first.
  picture(
    'articles/ngorongoro',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [440, 390, 760, 510], camera: 'front' }),
    wash(0, 300, [
      [0, '#6f6fb4'],
      [0.55, '#e0a3a4'],
      [1, '#ffe0a8'],
    ]),
    cut('#8a6c9e', '-10,214,1 160,190 360,204 560,176 780,196 980,170 1210,190,1 1210,470,1 -10,540,1'),
    // The wall comes round on both sides: the left one away from the sun, the right one in it.
    cut('#5c4688', '-10,214,1 100,200 190,200,1 250,260 300,330 376,412,1 200,440 -10,520,1'),
    cut('#75599a', '190,200,1 300,206 400,196,1 450,260 520,330 576,412,1 376,420,1 300,330 250,260'),
    cut('#c48a98', '880,182,1 980,170 1210,190,1 1210,460,1 1000,424 812,410,1 850,300'),
    cut(
      '#a0749a',
      '980,172,1 1040,270 1020,340 1090,440,1 960,410,1 940,300;1150,184,1 1210,250,1 1210,460,1 1160,420 1180,300',
    ),
    cut(
      '#fff3dc',
      '-10,176,1 70,150 150,168 220,146 330,160 400,148 470,170 560,168 660,186,1 600,200 560,196 500,226 420,222 360,262 270,250 210,292 110,276 -10,316,1',
    ),
    cut(
      '#d9b8c4',
      '-10,316,1 110,276 210,292 270,250 360,262 420,222 500,226,1 400,214 340,236 260,226 190,256 100,244 -10,270,1',
    ),
    cut('#e9b75e', '-10,474,1 160,416 420,392 700,386 960,394 1210,436,1 1210,910,1 -10,910,1'),
    cut(
      '#f6d084',
      '-10,474,1 160,416 420,392 700,386 960,394 1210,436,1 1000,406 700,400 440,412 200,446 40,490 -10,516,1',
    ),
    cut('#d0924a', '-10,610,1 200,570 460,590 800,560 1210,600,1 1210,910,1 -10,910,1'),
    cut('#fff6e4', '100,476,1 180,450 340,446 424,466,1 350,492 190,498'),
    cut('#8fbccc', '128,476,1 190,458 330,454 400,467,1 330,482 200,488'),
    cut('#f2738e', '128,476,1 200,490 330,484 400,467,1 340,492 200,498'),
    herd([buffalo()], {
      x: 236,
      y: 566,
      width: 400,
      height: 44,
      count: 22,
      metre: [7, 11],
      flat: '#5a2c50',
      shadow: false,
    }),
    cut('#4a2550', '-10,690,1 120,700 240,750 380,850 440,910,1 -10,910,1'),
    cut('#2c1640', '-10,770,1 100,776 220,830 300,910,1 -10,910,1'),
    buffaloFacing(790, 536, 0.9),
  ),
];
