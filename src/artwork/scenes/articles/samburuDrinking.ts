import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { giraffeDrinking } from '../../figures/animals/giraffeDrinking.ts';
import { doumPalm } from '../../figures/plants/doumPalm.ts';
import { light } from '../../light/light.ts';

/** Ololokwe, its cliffs red with the end of the day; its foot at y 0. */
const ololokwe: readonly Layer[] = [
  cut('#c25a44', '-420,0,1 -330,-40 -200,-80 -60,-100 200,-104 330,-70 460,-30 560,0,1'),
  cut(
    '#e8482c',
    '-230,-70,1 -196,-150 -176,-236 -160,-252,1 -60,-258 60,-256 150,-262,1 196,-250 214,-230,1 232,-160 300,-70,1 120,-90 -60,-84',
  ),
  cut(
    '#ff7a48',
    '-230,-70,1 -196,-150 -176,-236 -160,-252,1 -120,-254,1 -140,-180 -150,-130 -170,-76,1;-60,-258,1 -30,-257,1 -44,-190 -40,-140 -60,-84,1 -96,-82,1 -80,-150 -84,-200;70,-256,1 96,-258,1 84,-190 92,-130 80,-88,1 46,-86,1 56,-150 50,-200',
  ),
  cut(
    '#9c2c3c',
    '-12,-257,1 10,-256,1 6,-200 22,-140 10,-86,1 -20,-85,1 -10,-150 -24,-200;150,-262,1 196,-250 214,-230,1 232,-160 300,-70,1 210,-82,1 190,-150 160,-190',
  ),
  cut('#5c6c50', '-164,-250,1 -120,-262 -40,-266 60,-264 150,-270 200,-252,1 150,-258 60,-254 -60,-256'),
];

/** A Grevy's zebra, its neck down to the water on the right; its hooves at y 0, 90 pixels high. */
const grevy: readonly Layer[] = [
  cut('#8c6c74', limb('-34,-50,8 -32,-20,4 -34,0,3'), limb('14,-50,7 12,-20,4 14,0,3')),
  cut('#fff4dc', limb('-44,-50,9 -46,-24,4 -44,0,3'), limb('24,-50,8 26,-20,4 24,0,3')),
  within(
    '#fff4dc',
    '-58,-62,1 -56,-84 -40,-92 -10,-86 24,-92 40,-86,1 62,-50 80,-14,1 78,2 66,4 56,-14,1 40,-44 24,-44 -20,-40 -46,-44,1',
    inked(
      '#2c1430',
      3,
      ...[-50, -42, -34, -26, -18, -10, -2, 6, 14, 22].map((x) => `${x},-96 ${x - 3},-66 ${x},-50`),
      '24,-60 44,-90',
      '30,-52 54,-76',
      '38,-44 62,-62',
      '46,-34 70,-48',
      '52,-24 76,-36',
    ),
  ),
  cut('#2c1430', disc(58, -46, 8, 6), disc(54, -62, 7, 6)),
  cut(
    '#2c1430',
    '36,-92,1 66,-56 84,-18,1 74,-36 56,-66;66,-4,1 80,-8 80,4,1 68,6;-58,-80,1 -68,-60 -66,-34,1 -62,-58',
  ),
];

/** Slivers of light on the water, wider towards us. */
const slivers =
  (fill: string, count: number, left: number, right: number): Layer =>
  (canvas) => {
    const { between } = random(`ewaso ${fill}`);
    canvas.path(
      Array.from({ length: count }, () => {
        const near = between(0, 1);
        const [x, y, w, h] = [
          between(left, right),
          500 + near * 390,
          (24 + near * 130) * between(0.5, 1.3),
          1.5 + near * 5,
        ];
        return outline(`${x},${y},1 ${x + w * 0.4},${y - h} ${x + w},${y},1 ${x + w * 0.5},${y + h}`);
      }).join(''),
      { fill },
    );
  };

const FAR = { trunk: '#4c2c3c', leaf: '#1f5c54', lit: '#6c9c54' };
const palms: readonly (readonly [number, number, number, boolean])[] = [
  [640, 486, 0.42, false],
  [716, 482, 0.5, true],
  [1010, 486, 0.6, false],
  [1120, 490, 0.8, true],
];

/** Samburu at the end of the day: a reticulated giraffe drinks from the Ewaso Nyiro, and Ololokwe is red. */
export const samburuDrinking: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'close' }),
    strata(['#6cb0d8', '#a4d0dc', '#dce8d0', '#fff0c0'], { height: 460, bands: 6 }),
    moved({ x: 850, y: 456, scale: 1 }, ...ololokwe),
    floor('#7c8c5c', '-40,440 300,432 600,444 900,436 1240,444'),
    floor('#3c6450', '-40,464 120,446 260,460 400,444 560,462 760,452 900,466 1080,450 1240,462', 520),
    ...palms.map(([x, y, scale, flip]) => moved({ x, y, scale, flip }, ...doumPalm(FAR))),
    floor('#f0ac6c', '-40,484 300,476 700,486 1240,480'),
    floor('#c8784c', '-40,498 300,494 700,500 1240,494'),
    moved({ x: 940, y: 493, scale: 0.62 }, ...grevy),
    moved({ x: 1066, y: 498, scale: 0.7, flip: true }, ...grevy),
    strata(['#b87858', '#8c5448', '#5c3440', '#341c34'], { below: true, y: 504, height: 420, bands: 7 }),
    // Mountain and palms in the water.
    moved({ x: 850, y: 500, scale: 1, squash: -1.1, opacity: 0.7 }, ...ololokwe),
    ...palms.map(([x, , scale, flip]) =>
      moved({ x, y: 506, scale, flip, squash: -0.8, opacity: 0.6 }, ...doumPalm(FAR)),
    ),
    slivers('#5c3440', 60, 420, 1200),
    slivers('#e8b088', 26, 300, 1200),
    moved({ x: 0, y: 1408, squash: -1, opacity: 0.5 }, ...giraffeDrinking),
    slivers('#341c34', 40, -60, 900),
    ...giraffeDrinking,
    // Rings where she drinks and stands.
    inked(
      '#ffe2b0',
      4,
      '850,700 900,714 980,708 1000,698',
      '800,704 880,734 1010,726 1050,700',
      '128,716 150,728 200,728 222,714',
      '514,708 530,718 570,718 588,706',
    ),
  ),
];
