import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf, stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const EVENING = { across: 0.2, down: -1.2, fill: '#5a2a5e', opacity: 1 };
const RAKING = { across: -1.5, down: 0.3, fill: '#4d2350', opacity: 0.75 };
const ABOVE = {
  shadow: false,
  depth: 0.25,
  by: CLEAR,
  coat: { body: '#a07c70', shade: '#6a4658', lit: '#ffe0a0' },
};

/** Elephants from the air, who throw their whole shape over the sand: where each stands, and pixels for a metre. */
const walkers = (
  [
    [175, 640, 50],
    [440, 590, 54],
    [655, 640, 46],
    [830, 560, 52],
    [1075, 610, 50],
  ] as const
).flatMap(([x, y, metre], at) => {
  const pose = at === 2 ? 'calf' : 'walking';
  return [
    shadeOf(elephant(pose), { x, y, metre: pose === 'calf' ? 70 : metre }, EVENING),
    place(elephantAbove(), { ...ABOVE, x, y, metre: pose === 'calf' ? 24 : metre }),
  ];
});

/** The old tree from close by, and the sand river from the air. */
export const tarangireMore: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [20, 0, 640, 830], camera: 'below' }),
    wash(0, 740, [
      [0, '#7fb0b4'],
      [0.5, '#e8d08c'],
      [1, '#fff0bc'],
    ]),
    cut('#c9a2a0', '-10,690,1 200,650 460,676 800,640 1210,680,1 1210,760,1 -10,760,1'),
    wash(720, 900, [
      [0, '#f2c766'],
      [1, '#d99a3c'],
    ]),
    herd([baobab({ seed: 5, leafy: true })], {
      x: 960,
      y: 726,
      width: 420,
      height: 6,
      count: 2,
      metre: [9, 12],
      flat: '#9a6f7c',
      shadow: false,
    }),
    place(baobab({ leafy: true }), {
      x: 330,
      y: 850,
      metre: 104,
      depth: 0.25,
      by: light('noon', 'tanzania', 'right'),
      shadow: false,
      coat: { body: '#7a4462', shade: '#48204a', lit: '#6a3858', dark: '#4a2448', accent: '#7a8c3c' },
    }),
    // Late light takes the trunk's right edge.
    limbs('#ffd58a', '676,840,3 606,760,9 592,560,12 622,380,12 604,100,8 560,-10,4'),
    cut('#4d2350', '-10,846,1 700,840,1 640,872 -10,910,1', 0.7),
    stands(
      guide('pointing'),
      { x: 860, y: 846, metre: 106, depth: 0.4, flip: true, coat: CLOTHES.ranger },
      RAKING,
    ),
    stands(
      guide('photographing'),
      { x: 1050, y: 862, metre: 112, depth: 0.4, flip: true, coat: CLOTHES.coral },
      RAKING,
    ),
  ),
  // The sand river from a small aeroplane, the sun low behind the one who looks.
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [110, 420, 1080, 230], camera: 'above' }),
    wash(0, 900, [
      [0, '#e8b45a'],
      [1, '#f4cd7a'],
    ]),
    cut(
      '#d3943f',
      '-10,-10,1 1210,-10,1 1210,150,1 1000,210 760,150 500,200 240,300 -10,260,1;-10,770,1 200,800 480,750 760,800 1000,760 1210,800,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#5f9fa0',
      '-10,700,1 220,742 480,700 760,748 1000,706 1210,742,1 1210,786,1 1000,748 760,790 480,742 220,786 -10,750,1',
    ),
    lines('#bfe0cc', 5, '60,738 240,762 460,722;620,744 780,768 980,730'),
    ...walkers,
    shadeOf(baobab({ seed: 3 }), { x: 930, y: 330, metre: 19 }, { ...EVENING, down: -0.95 }),
    shadeOf(baobab({ seed: 6 }), { x: 230, y: 270, metre: 15 }, { ...EVENING, down: -0.95 }),
    limbs('#b07a66', '900,326,16 930,322,30 960,326,16'),
    limbs('#b07a66', '206,268,13 230,265,24 254,268,13'),
  ),
];
