import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { giraffeFromAbove, giraffeShadow } from '../../figures/animals/giraffeFromAbove.ts';
import { light } from '../../light/light.ts';

const [GOLD, PALE, DEEP, SHADE] = ['#f9c660', '#fde2a4', '#eba94c', '#42205e'];
/** The way that shadows fall, in degrees from upright, and how much longer they are than what throws them. */
const [TURN, LONG] = [104, 1.35];

/** A high-winged aircraft of twelve seats, in plan, its nose up: 460 units from wing tip to wing tip. */
const PLANE = [
  '-16,-150,1 -10,-172 0,-180 10,-172 16,-150,1 24,-90 24,-10 16,70 8,160,1 -8,160,1 -16,70 -24,-10 -24,-90',
  '-24,-74,1 -228,-58,1 -236,-44 -230,-22,1 -24,-6,1 24,-6,1 230,-22,1 236,-44 228,-58,1 24,-74,1',
  '-6,128,1 -78,140,1 -82,152 -76,166,1 0,172,1 76,166,1 82,152 78,140,1 6,128,1',
  '-34,-184,1 0,-190 34,-184,1 0,-176',
];

const chance = random('tanzania plane shadow');

/** Giraffes: where each stands, its turn, its size, whether it walks down the picture. */
const GIRAFFES = [
  [262, 262, -6, 0.43, false],
  [96, 452, 10, 0.4, false],
  [300, 520, -8, 0.25, false],
  [560, 150, 4, 0.4, false],
  [236, 742, -4, 0.44, true],
] as const;

/** A crown from above around (x, y), ragged and nearly round. */
const crownOf = (x: number, y: number, r: number): string => {
  const bays = 8 + Math.round(r / 12);
  return Array.from({ length: bays }, (_, one) => {
    const lobe = r * chance.between(0.94, 1.12);
    const notch = r * chance.between(0.82, 0.95);
    const at = (turn: number, reach: number, corner = '') => {
      const angle = (turn / bays) * 2 * Math.PI;
      return `${Math.round(x + Math.cos(angle) * reach)},${Math.round(y + Math.sin(angle) * reach)}${corner}`;
    };
    return `${at(one, notch, ',1')} ${at(one + 0.3, lobe)} ${at(one + 0.7, lobe)}`;
  }).join(' ');
};

/** An umbrella thorn from above, its shade to the right of it. */
const thorn = (x: number, y: number, r: number): Layer[] => {
  const crown = crownOf(0, 0, r);
  return [
    cut(
      SHADE,
      limb(
        `${x},${y},${Math.round(r * 0.09)} ${Math.round(x + r * 1.6)},${Math.round(y + r * 0.4)},${Math.round(r * 0.1)}`,
      ),
    ),
    moved({ x: x + r * 1.7, y: y + r * 0.42, fill: SHADE }, cut({}, crown)),
    moved(
      { x, y },
      cut('#35604a', crown),
      cut('#55834a', crownOf(-r * 0.14, -r * 0.06, r * 0.72)),
      cut('#9db356', crownOf(-r * 0.36, -r * 0.2, r * 0.34)),
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
    ...thorn(930, 96, 84),
    ...thorn(1130, 770, 96),
    ...thorn(706, 836, 70),
    ...thorn(16, 90, 62),
    ...thorn(730, 60, 34),
    ...GIRAFFES.flatMap(([x, y, turn, scale, down]) => [
      moved(
        { x, y, turn: TURN + turn * 0.4, scale, squash: LONG, flip: down, fill: SHADE },
        ...giraffeShadow,
      ),
      moved(
        { x, y, turn: TURN - 90 + turn, squash: down ? -1 : 1, scale: scale * 1.05 },
        ...giraffeFromAbove('#fff0c4', '#a84e30', '#8a4038'),
      ),
    ]),
    moved({ x: 752, y: 420, turn: -38, scale: 1.12 }, cut(SHADE, ...PLANE)),
    ...egret(1010, 640, 0.8),
    ...egret(1076, 560, 0.66),
    ...egret(960, 566, 0.6),
    ...egret(1130, 620, 0.7),
  ),
];
