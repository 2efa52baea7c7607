import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { points } from '../../drawing/points.ts';
import {
  wildebeestCharging,
  wildebeestInDust,
  type DustTones,
} from '../../figures/placing/wildebeestCharging.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

const NEAR: DustTones = ['#ffdf8c', '#8a4a4c', '#562c46', '#371a3a', '#1b0c24', '#ffe6b4', '#c98a68'];
const NEXT: DustTones = ['#ffe49a', '#a85c4c', '#763a48', '#55283f', '#361830', '#ffe0a4', '#d08e60'];
const THIRD: DustTones = ['#fff0b4', '#c87a4e', '#a35a48', '#84423e', '#642c36', '#ffdf9c', '#dc9c5c'];

/** Those far back in the dust, one colour each, at points with the width of their horns. */
const ranks =
  (hide: string, dark: string, rim: string, row: string): Layer =>
  (canvas) => {
    const far = canvas.collect(...wildebeestInDust(hide, dark, rim));
    for (const [x, y, size] of points(row)) canvas.use(far, { x, y, scale: size / 510, flip: x % 2 === 1 });
  };

/** The promise of the trip to the Serengeti. */
export const serengetiSafari: readonly Picture[] = [
  // The herd comes straight at us out of its own dust, the low sun behind it.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'behind-left'),
    plan({ subject: [560, 200, 480, 620], camera: 'front' }),
    wash(
      [
        [0, '#b5323c'],
        [0.42, '#de643a'],
        [0.78, '#f6a04a'],
        [1, '#ffd884'],
      ],
      { height: 350 },
    ),
    glow(290, 330, 400, '#fffbd8', 0.95),
    cut('#e08a52', '-10,330,1 240,316 520,326 800,312 1210,324,1 1210,350,1 -10,350,1'),
    place(acacia({ variant: 3 }), { x: 130, y: 340, metre: 13, flat: '#b8603e', shadow: false }),
    floor('#ffe29a', '0,338 400,332 800,340 1200,334'),
    ranks(
      '#dc9c60',
      '#b8744a',
      '#fff6d0',
      '470,334,15 452,335,15 434,335,16 415,336,16 396,336,17 376,337,18 355,337,19 332,338,20 308,339,20 284,340,21 258,341,22 232,342,23 204,342,24 1060,334,20 1085,335,21 1112,335,22 1140,336,23 1168,337,24',
    ),
    cut(
      { fill: '#ffe9ac', opacity: 0.9 },
      '-40,372,1 -40,352 300,350 700,362 1000,350 1240,356,1 1240,400,1 -40,400,1',
    ),
    ranks(
      '#c88450',
      '#9c5a40',
      '#fff0bc',
      '176,352,34 210,353,36 246,354,37 284,355,39 324,356,40 366,357,42 410,358,43 1090,350,38 1136,352,40 1186,354,42',
    ),
    cut(
      { fill: '#ffdf9a', opacity: 0.8 },
      '-40,410,1 -40,380 160,376 420,392 1240,376,1 1240,420,1 -40,420,1',
    ),
    ranks(
      '#b87048',
      '#864436',
      '#fff0bc',
      '440,376,56 384,378,58 322,380,61 256,382,64 190,386,67 1160,374,60 1090,376,58',
    ),
    cut(
      { fill: '#ffd58a', opacity: 0.92 },
      '-40,440,1 -40,420 100,412 240,424 420,410 600,420 760,410 1240,420,1 1240,480,1 -40,480,1',
    ),
    ranks(
      '#a45c44',
      '#6a3030',
      '#ffeaac',
      '170,410,84 262,414,90 360,410,88 470,420,96 1130,398,88 1200,410,92',
    ),
    cut('#fabb62', '-40,500,1 -40,486 120,480 260,496 420,486 560,500 1240,470,1 1240,600,1 -40,600,1'),
    wildebeestCharging(THIRD, { x: 420, y: 466, scale: 0.24 }, -6),
    wildebeestCharging(THIRD, { x: 1130, y: 440, scale: 0.27, flip: true }, 5),
    wildebeestCharging(THIRD, { x: 110, y: 466, scale: 0.28 }, 5),
    cut(
      '#f4a24c',
      '-40,640,1 -40,620 60,616 180,640 320,624 460,650 620,630 900,660 1100,640 1240,620,1 1240,920,1 -40,920,1',
    ),
    wildebeestCharging(NEXT, { x: 1090, y: 560, scale: 0.52 }, 6),
    wildebeestCharging(NEXT, { x: 250, y: 540, scale: 0.5 }, -5),
    cut('#e98a3e', '-40,930,1 -40,830 80,842 200,880 340,866 460,888 640,870 1240,890,1 1240,930,1'),
    cut(
      '#ffd894',
      '250,930,1 300,850 350,860 370,800 430,790 460,750 520,740 560,770 640,930,1',
      '1240,930,1 1240,800 1190,780 1150,804 1110,790 1060,800 1050,760 980,760 940,930,1',
    ),
    cut(
      '#ffc670',
      '330,930,1 350,880 420,890 450,850 510,846 560,890 700,930,1',
      '1240,930,1 1240,850 1170,840 1130,870 1090,850 1040,860 1000,840 900,930,1',
    ),
    wildebeestCharging(NEAR, { x: 700, y: 306, scale: 0.86 }, 4),
    cut(
      '#f6a64e',
      '-40,930,1 -40,880 60,866 120,880 180,850 250,862 300,850 350,874 430,862 480,884 620,880 700,892 800,872 860,880 930,856 990,868 1060,850 1120,872 1240,860,1 1240,930,1',
    ),
  ),
];
