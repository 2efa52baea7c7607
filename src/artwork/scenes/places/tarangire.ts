import { picture, type Picture } from '../../canvas/picture.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { leopardDraped } from '../../figures/animals/leopardDraped.ts';
import { lion } from '../../figures/animals/lion.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { rimmed, shadeOf, stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { grass } from '../../land/grass.ts';
import { plain } from '../../land/ground.ts';
import { hills, ridge } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';
import { milkyWay, sky, stars, sun } from '../../sky/skies.ts';
import { lake, ripples, wakes } from '../../water/water.ts';

/** Animals close at hand keep the clear colours of day. */
const DAY = light('noon', 'tanzania', 'left');
const MOON = { across: 0.5, down: 0.42, fill: '#13264f', opacity: 0.85 };
const EVENING = { across: 0.2, down: -1.2, fill: '#5a2a5e', opacity: 1 };
const RAKING = { across: -1.5, down: 0.3, fill: '#4d2350', opacity: 0.75 };
const ABOVE = {
  shadow: false,
  depth: 0.25,
  by: DAY,
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

/** A leafless baobab from the air, around (x, y): the boughs reach out from the trunk like spokes. */
const crown = (x: number, y: number, size: number) => {
  const spokes = Array.from({ length: 17 }, (_, at) => {
    const [turn, long] = [at * 0.37 + 0.1, size * [1, 0.8, 0.92][at % 3]!];
    const [right, down] = [Math.cos(turn) * long, Math.sin(turn) * long];
    const bend = (at % 2 === 0 ? 0.12 : -0.12) * long;
    return `${x},${y},5 ${x + right * 0.5 + bend},${y + down * 0.5 - bend},3 ${x + right},${y + down},1`;
  });
  return limbs(
    '#96606a',
    `${x - size * 0.2},${y},${size * 0.16} ${x},${y},${size * 0.3} ${x + size * 0.2},${y},${size * 0.16};${spokes.join(';')}`,
  );
};

/** Baobabs and elephants at the river. */
export const tarangire: readonly Picture[] = [
  picture(
    'places/tarangire-1',
    light('sunset', 'tanzania', 'right'),
    sky({ horizon: 470 }),
    sun({ x: 800, y: 380, r: 96, cuts: 3 }),
    ridge({ y: 470, rise: 90, depth: 0.8 }),
    hills({ y: 500, rise: 50, depth: 0.66 }),
    plain({ y: 530, far: 0.6, near: 0.3 }),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
      x: 560,
      y: 548,
      width: 1000,
      height: 20,
      count: 6,
      metre: [8, 15],
    }),
    lake({ y: 640 }),
    ripples({ y: 650, to: 880, x: 560, width: 420, count: 50, colour: '#ffe2a0', opacity: 0.75 }),
    hills({ y: '-30,640 500,634 900,644 1230,640', rise: 8, depth: 0.4, of: 'earth', to: 650 }),
    row([elephant(), elephant('calf'), elephant()], {
      from: [440, 668],
      to: [760, 654],
      count: 3,
      metre: [54, 44],
      shadow: false,
    }),
    place(elephant('drinking'), { x: 190, y: 760, metre: 86, depth: 0.34, shadow: false }),
    place(elephant('calf'), { x: 460, y: 770, metre: 86, depth: 0.34, shadow: false }),
    place(elephant('calf'), { x: 610, y: 720, metre: 66, depth: 0.36, shadow: false }),
    place(elephant(), { x: 870, y: 646, metre: 34, flip: true, shadow: false }),
    wakes('190,762,170 460,772,70 610,722,52 440,669,100 600,662,40 760,655,84 870,647,62'),
    place(baobab(), { x: 1030, y: 880, metre: 42, depth: 0.06 }),
    grass({ y: '0,900 600,905 1200,860', height: 50 }),
  ),
  // The moon stands behind the one who looks, high on the left.
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'left'),
    wash(0, 640, [
      [0, '#050924'],
      [0.55, '#122152'],
      [1, '#35588a'],
    ]),
    milkyWay,
    stars({ to: 560, count: 150 }),
    cut('#1d3565', '-10,610,1 160,590 360,604 620,584 900,600 1210,586,1 1210,650,1 -10,650,1'),
    wash(628, 900, [
      [0, '#7f9fb8'],
      [0.5, '#b3c8d2'],
      [1, '#8fabc0'],
    ]),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 })], {
      x: 330,
      y: 636,
      width: 640,
      height: 12,
      count: 4,
      metre: [6, 11],
      flat: '#1d3565',
      shadow: false,
    }),
    shadeOf(baobab({ seed: 7 }), { x: 760, y: 790, metre: 52 }, MOON),
    rimmed(
      baobab({ seed: 7 }),
      { x: 760, y: 790, metre: 52, flat: '#0b1434' },
      { fill: '#dfeaf0', right: -9, up: 3 },
    ),
    lines('#2c4272', 7, '690,740 700,600 676,420;752,760 764,560 742,400;830,740 842,560 826,420', 0.8),
    shadeOf(lion('lying'), { x: 330, y: 836, metre: 128 }, { ...MOON, down: 0.2 }),
    rimmed(
      lion('lying'),
      { x: 330, y: 836, metre: 128, flat: '#16244c' },
      { fill: '#f4f8fa', right: -6, up: 5 },
    ),
  ),
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    wash(0, 900, [
      [0, '#f0a94a'],
      [0.5, '#ffd98a'],
      [1, '#ffe9b4'],
    ]),
    cut('#e59a55', '-10,640,1 200,610 420,626 700,600 960,622 1210,600,1 1210,720,1 -10,720,1'),
    wash(660, 900, [
      [0, '#e0a14e'],
      [1, '#c2763a'],
    ]),
    cut(
      '#fff0c4',
      '520,664,1 640,690 560,720 380,750 420,800 700,850 760,910,1 1010,910,1 900,830 640,780 600,750 760,716 720,684 600,660,1',
    ),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 }), baobab({ seed: 9 })], {
      x: 560,
      y: 640,
      width: 1160,
      height: 10,
      count: 6,
      metre: [6, 10],
      flat: '#b8664e',
      shadow: false,
    }),
    row([elephant(), elephant('calf'), elephant()], {
      from: [450, 800],
      to: [300, 780],
      count: 3,
      metre: [15, 13],
      flat: '#6a3350',
      shadow: false,
    }),
    // The bough and its trunk, the sun behind them.
    cut(
      '#3a1838',
      '-10,470,1 140,440 300,400 520,404 760,420 960,400 1080,330 1110,-10,1 1210,-10,1 1210,910,1 1090,910,1 1120,700 1060,560 900,520 640,530 420,520 220,500 80,540 -10,560,1',
    ),
    limbs(
      '#ffca6a',
      '-10,470,2 140,440,5 300,402,5 520,405,5 760,421,5 950,401,5 1076,328,4 1106,120,3 1112,-10,2',
    ),
    limbs(
      '#57284a',
      '1150,0,3 1140,300,12 1100,470,6 900,492,2;1180,300,3 1160,600,10 1180,900,4;700,470,2 400,460,8 180,470,3',
    ),
    place(leopardDraped(), {
      x: 560,
      y: 412,
      metre: 268,
      shadow: false,
      depth: 0.25,
      by: DAY,
      coat: { body: '#b0602f', shade: '#4d1f3c', lit: '#ffdf86', dark: '#2c1029', pale: '#e8a868' },
    }),
    cut(
      '#3a1838',
      '-10,-10,1 620,-10,1 560,60 470,30 400,90 320,50 240,110 150,70 90,150 20,110 -10,170,1;700,-10,1 760,50 830,20 900,70 980,30 1040,60 1090,-10,1',
    ),
  ),
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'right'),
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
    stands(guide('pointing'), { x: 860, y: 846, metre: 106, depth: 0.4, flip: true }, RAKING),
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
    crown(930, 326, 96),
    crown(230, 268, 74),
  ),
];
