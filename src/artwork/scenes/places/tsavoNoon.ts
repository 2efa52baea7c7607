import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { lionInShade } from '../../figures/animals/lionInShade.ts';
import { doumFan } from '../../figures/plants/doumFan.ts';
import { light } from '../../light/light.ts';

const [SHADE, DARK, LEAF, LEAF_LIT] = ['#4a1634', '#1c0a24', '#12303c', '#2c6c5c'];

/** Thorn bushes of the plain: many and small towards the horizon at y 300, few and large towards us. */
const bushes: Layer = (canvas) => {
  const { between } = random('tsavo thorn');
  const far: string[] = [];
  const near: string[] = [];
  for (let at = 0; at < 120; at += 1) {
    const depth = between(0, 1) ** 2.4;
    const [x, y] = [between(-20, 1220), 306 + depth * 150];
    const road = 1012 - (y - 300) * 0.5;
    if (x > road - 20 - depth * 40 && x < 1030 + (y - 300) * 0.9) continue;
    const r = 3 + depth * 22 * between(0.6, 1.2);
    const [w, h] = [r * between(1.2, 1.9), r * between(0.9, 1.4)];
    (depth < 0.16 ? far : near).push(
      outline(
        `${x - w},${y},1 ${x - w * 0.9},${y - h} ${x + w * 0.1},${y - h * 1.3} ${x + w * 0.9},${y - h * 0.9} ${x + w},${y},1`,
      ),
    );
  }
  canvas.path(far.join(''), { fill: '#b8483c' });
  canvas.path(near.join(''), { fill: '#8c2c3c' });
};

/** The shadow of the palm's crown on the ground. */
const fansOnGround = [
  doumFan(800, 752, { way: 6, reach: 150, spread: 170, squash: 0.3 }),
  doumFan(930, 850, { way: 4, reach: 250, spread: 180, squash: 0.34 }),
  doumFan(560, 640, { way: -20, reach: 250, spread: 150, squash: 0.2 }),
];

/** Noon in Tsavo: a maneless lion in the shade of a doum palm beside the red road, his paws in the sun. */
export const tsavoNoon: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('noon', 'kenya', 'right'),
    plan({ subject: [670, 350, 280, 240], camera: 'frame' }),
    strata(['#1f4fae', '#3f7cc8', '#86b8dc', '#d8e0d0'], { height: 300, bands: 6 }),
    // The Yatta Plateau.
    cut(
      '#3a4a94',
      '-40,300,1 -40,252,1 700,248,1 1010,250,1 1040,262,1 1120,264,1 1150,282 1240,290,1 1240,304,1',
    ),
    cut('#2a3478', '-40,262,1 980,260,1 1000,270,1 860,278 700,268 520,282 300,272 100,284 -40,276,1'),
    floor('#ffb070', '-40,298,1 1240,298,1'),
    floor('#fb8a4c', '-40,312 300,308 700,314 1240,310'),
    floor('#f4703e', '-40,344 400,336 800,348 1240,338'),
    floor('#ec5a34', '-40,420 300,410 700,424 1240,412'),
    bushes,
    // The road dips, and comes over a swell of the ground towards us.
    cut('#ffc080', '1008,300,1 1020,300,1 1064,362,1 970,362,1'),
    cut('#ffb06c', '964,364,1 1070,364,1 1250,560 1420,700 1600,900,1 860,900,1 900,700 940,520'),
    cut('#ffcf98', '990,364,1 1044,364,1 1160,600 1330,900,1 1060,900,1 1030,600'),
    cut('#f07c48', '1002,364,1 1030,364,1 1110,600 1240,900,1 1130,900,1 1060,600'),
    cut('#d8482c', '920,368,1 966,365,1 1068,365,1 1120,369,1 1070,360 960,360'),
    // The mirage, and the car in it.
    cut('#a8c8d8', disc(1012, 316, 34, 3), disc(1020, 325, 46, 3), disc(1008, 335, 30, 3)),
    cut(
      '#fff6e0',
      '1000,312,1 1000,298,1 1004,292,1 1022,292,1 1026,298,1 1026,312,1',
      box(1002, 318, 22, 3),
      box(1006, 328, 14, 3),
    ),
    cut('#20183c', box(1003, 297, 20, 5)),
    cut(SHADE, '-40,640,1 200,618 520,632 760,690 840,740,1 900,790 960,820 1010,860 1080,960,1 -40,960,1'),
    cut(SHADE, ...fansOnGround),
    cut('#2e0c28', '60,776,1 300,764 700,776 960,778 1040,786,1 900,806 500,812 120,800'),
    ...lionInShade,
    // Flecks of sun.
    cut(
      '#ffc860',
      '200,560,1 250,538 310,536 340,548,1 300,556 250,560',
      '374,552,1 420,556 450,552,1 420,566',
      '190,640,1 230,616 262,622,1 240,650',
      '480,600,1 520,580 546,590,1 520,616',
      '610,540,1 640,520 650,540,1 630,560',
    ),
    cut(
      '#f07840',
      disc(180, 850, 50, 10),
      disc(330, 872, 30, 7),
      disc(640, 850, 60, 10),
      disc(540, 880, 22, 6),
      disc(60, 812, 24, 6),
    ),
    // The palm forks over him.
    cut(
      DARK,
      limb('40,900,86 60,640,66 96,420,60 120,300,64'),
      limb('90,400,50 60,240,46 -20,80,40'),
      limb('110,380,50 180,220,42 300,60,34 360,-30,30'),
    ),
    cut(
      '#36122c',
      ...[480, 540, 604, 672, 744, 820].map(
        (y) =>
          `${96 - (y - 480) * 0.12},${y},1 ${140 - (y - 480) * 0.1},${y + 8} ${158 - (y - 480) * 0.1},${y},1 ${140 - (y - 480) * 0.1},${y + 18}`,
      ),
    ),
    cut('#5a2434', limb('98,900,10 112,640,8 140,420,8 196,280,8 290,120,6')),
    cut(
      '#5a2434',
      ...['232,150', '262,172', '226,186', '254,206'].map((at) =>
        disc(Number(at.split(',')[0]), Number(at.split(',')[1]), 17, 19),
      ),
    ),
    cut(
      LEAF,
      doumFan(300, -10, { way: 60, reach: 260 }),
      doumFan(120, -30, { way: 100, reach: 230 }),
      doumFan(560, -60, { way: 80, reach: 210 }),
    ),
    cut(LEAF_LIT, doumFan(420, -40, { way: 40, reach: 250, spread: 150, blades: 11 })),
  ),
];
