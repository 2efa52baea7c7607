import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { giraffeFromAbove, giraffeShadow } from '../../figures/animals/giraffeFromAbove.ts';
import { thornsFromAbove } from '../../figures/plants/thornsFromAbove.ts';
import { planeInPlan } from '../../figures/vehicles/planeInPlan.ts';
import { light } from '../../light/light.ts';

const [GOLD, PALE, DEEP, SHADE] = ['#f9c660', '#fde2a4', '#eba94c', '#42205e'];
/** The way that shadows fall, in degrees from upright, and how much longer they are than what throws them. */
const [TURN, LONG] = [104, 1.35];

/** Giraffes: where each stands, its turn, its size, whether it strides out, whether it walks down the picture, how far it turns its neck. */
const GIRAFFES = [
  [256, 266, -26, 0.46, true, false, 24],
  [112, 462, 26, 0.42, false, false, -34],
  [352, 604, -8, 0.28, true, false, -16],
  [540, 150, 12, 0.42, false, false, 20],
  [214, 724, -20, 0.48, false, true, 28],
] as const;

/** A giraffe and its shadow: the feet's line follows the body, and from it all shadows fall the one way of the sun. */
const giraffe = ([x, y, turn, scale, strides, down, bend]: (typeof GIRAFFES)[number]): Layer[] => {
  const slant = (turn * Math.PI) / 180;
  const fall = { lean: -LONG * Math.sin(slant), squash: LONG * Math.cos(slant) };
  return [
    moved(
      { x, y, turn: TURN + turn, fill: SHADE },
      moved({ x: 0, y: 0, scale, flip: down, ...fall }, ...giraffeShadow(strides)),
    ),
    moved(
      { x, y, turn: TURN - 90 + turn, squash: down ? -0.78 : 0.78, scale: scale * 1.4 },
      ...giraffeFromAbove('#fff0c4', '#a84e30', '#8a4038', bend),
    ),
  ];
};

/** An egret on the wing from above, flying to the left, and its shade on the ground. */
const egret = (x: number, y: number, scale: number): Layer[] => {
  const bird = [
    '-26,0,1 -8,-4 16,-3 26,0,1 16,3 -8,4',
    '-6,-2,1 -4,-30 10,-54,1 8,-26 8,-2,1;-6,2,1 0,30 16,50,1 10,24 8,2,1',
  ];
  return [
    moved({ x: x + 90 * scale, y: y + 22 * scale, scale, turn: 12, fill: SHADE }, cut({}, ...bird)),
    moved({ x, y, scale, turn: 12 }, cut('#fffdf2', ...bird)),
  ];
};

/** Tufts and stones strewn over the plain, each with its shade. */
const strewn: Layer = (canvas) => {
  const source = canvas.random('strewn');
  const [tufts, shades]: [string[], string[]] = [[], []];
  for (let one = 0; one < 90; one++) {
    const [x, y, r] = [source.whole(0, 1200), source.whole(0, 900), source.between(2, 6)];
    // Nothing blurs the aircraft's outline.
    if (x > 540 && x < 970 && y > 260 && y < 670) continue;
    tufts.push(disc(x, y, r, r * 0.8));
    const reach = r * 3.4;
    shades.push(
      limb(`${x},${y},${Math.round(r)} ${Math.round(x + reach)},${Math.round(y + reach * 0.25)},0`),
    );
  }
  canvas.path(shades.join(''), { fill: '#b8683c' });
  canvas.path(tufts.join(''), { fill: DEEP });
};

/** Tanzania from a small aircraft, of which only the shadow is seen among giraffes and theirs. */
export const tanzaniaPlaneShadow: readonly Picture[] = [
  picture(
    'articles/tanzania8places',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [640, 330, 200, 200], camera: 'above' }),
    wash(GOLD),
    // Drier grass, and the paths of animals that lead to the water.
    cut(
      DEEP,
      '-40,-40,1 420,-40,1 300,60 120,90 -40,200,1;-40,620,1 120,600 300,640 380,760 340,940,1 -40,940,1;560,-40,1 860,-40,1 760,40 640,60',
    ),
    inked(
      PALE,
      5,
      '-20,330 200,380 420,360 640,420 990,600',
      '320,920 420,760 600,640 990,600',
      '480,-20 520,200 700,420 990,560',
      '-20,860 200,640 440,560 700,560 960,640',
    ),
    strewn,
    // The sand river, its edge in shade, a thread of water.
    cut(
      '#c47a3c',
      '1240,210,1 1120,250 1010,340 990,470 960,600 860,700 800,820 790,940,1 1030,940,1 1060,800 1120,700 1160,560 1150,450 1240,370,1',
    ),
    cut(
      PALE,
      '1240,222,1 1130,262 1024,346 1004,474 972,608 874,708 814,824 806,940,1 1030,940,1 1060,800 1120,700 1160,560 1150,450 1240,370,1',
    ),
    cut(
      '#2f9db0',
      '1240,290,1 1140,320 1080,390 1080,480 1060,590 980,700 930,800 920,940,1 950,940,1 960,806 1004,716 1084,600 1104,480 1104,400 1150,340 1240,312,1',
    ),
    cut('#d8f0e0', '1120,340,1 1084,390 1084,470,1 1094,400;1040,630,1 984,702 940,790,1 996,716'),
    ...thornsFromAbove(SHADE, [930, 96, 84], [1130, 770, 96], [706, 836, 70], [16, 90, 62], [730, 60, 34]),
    ...GIRAFFES.flatMap(giraffe),
    moved({ x: 768, y: 462, turn: -38, scale: 1 }, ...planeInPlan(SHADE)),
    ...egret(990, 612, 0.84),
    ...egret(1060, 520, 0.7),
  ),
];
