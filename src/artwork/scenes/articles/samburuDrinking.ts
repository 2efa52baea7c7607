import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { outline } from '../../drawing/brush.ts';
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
const palm = doumPalm(FAR);
/** Where she drinks. */
const SHORE = 470;

/** Samburu at the end of the day: a reticulated giraffe, her forelegs apart, drinks from the Ewaso Nyiro and meets herself there. */
export const samburuDrinking: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('golden', 'kenya', 'left'),
    plan({ camera: 'front' }),
    strata(['#6cb0d8', '#a4d0dc', '#dce8d0', '#fff0c0'], { height: 440, bands: 6 }),
    moved({ x: 980, y: 424, scale: 0.72 }, ...ololokwe),
    floor('#7c8c5c', '-40,416 300,410 600,420 900,412 1240,420'),
    floor('#3c6450', '-40,436 120,424 260,434 400,422 560,436 760,426 900,438 1080,426 1240,434', 520),
    moved({ x: 130, y: 450, scale: 0.8 }, ...palm),
    floor('#f0ac6c', '-40,452 300,446 700,454 1240,448'),
    strata(['#b87858', '#8c5448', '#5c3440', '#341c34'], { below: true, y: SHORE, height: 450, bands: 7 }),
    // Mountain and palm in the water.
    moved({ x: 980, y: SHORE + 6, scale: 0.72, squash: -1.1, opacity: 0.6 }, ...ololokwe),
    moved({ x: 130, y: SHORE + 8, scale: 0.8, squash: -1, opacity: 0.6 }, ...palm),
    slivers('#5c3440', 36, -60, 1200),
    // Herself, whole and still.
    moved({ x: 580, y: SHORE * 2, squash: -1, opacity: 0.72 }, ...giraffeDrinking),
    slivers('#341c34', 22, -60, 1200),
    slivers('#e8b088', 16, -60, 1200),
    moved({ x: 580, y: 0 }, ...giraffeDrinking),
    // Rings where she drinks and stands.
    inked(
      '#ffe2b0',
      4,
      '510,468 540,486 620,486 650,468',
      '470,470 520,506 640,506 690,470',
      '850,470 870,482 920,482 936,470',
      '224,470 240,482 290,482 310,470',
    ),
  ),
];
