import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc } from '../../drawing/brush.ts';
import { goldenMonkeyPerched } from '../../figures/animals/goldenMonkeyPerched.ts';
import { trekkerFromBehind } from '../../figures/people/trekkerFromBehind.ts';
import { bambooCulms, bambooSpray, type Culm } from '../../figures/plants/bambooCulms.ts';
import { light } from '../../light/light.ts';

const [BLACK, AMBER] = ['#041a22', '#a9823a'];
const [DEEP, DARK, MID, GREEN, LIME, GOLD, CREAM, RED] = [
  '#07222b',
  '#0f3f3a',
  '#236a48',
  '#5d9a48',
  '#a8c653',
  '#f0dc74',
  '#fff7cc',
  '#e2472e',
];

/** Where the tunnel ends, and the ground there. */
const [X, Y] = [690, 560];

/** A pair of rows of stems that bend over the path, `out` pixels from it at the foot, `top` high. */
function vault(
  seed: string,
  count: number,
  out: readonly [number, number],
  foot: number,
  top: number,
  half: number,
  over: number,
) {
  const chance = random(seed);
  return Array.from({ length: count }, (_, at): Culm => {
    const side = at % 2 === 0 ? -1 : 1;
    const away = chance.between(...out);
    const x = X + side * away;
    const lean = chance.between(0.1, 0.5);
    return {
      way: [
        x,
        foot + chance.between(-12, 18) + away * 0.06,
        x + side * away * lean,
        top + chance.between(-40, 60),
        X + side * chance.between(-over, 80),
        top - chance.between(60, 200),
      ],
      half: [half * chance.between(0.7, 1.15), half * 0.45],
    };
  });
}

/** The almond of light that a tunnel of bamboo leaves open, so many times larger. */
const almond = (scale: number) =>
  [
    [0, -2, 1],
    [0.3, -1.5],
    [0.56, -0.8],
    [0.66, 0],
    [0.5, 0.7],
    [0.3, 1, 1],
    [-0.3, 1, 1],
    [-0.5, 0.66],
    [-0.62, -0.1],
    [-0.5, -0.9],
    [-0.26, -1.5],
  ]
    .map(
      ([x, y, corner = 0]) =>
        `${Math.round(X + x! * scale)},${Math.round(Y + y! * Math.min(scale, 150))},${corner}`,
    )
    .join(' ');

/** Leaves of the crowns around an arch over the light, one plane of them. */
function crowns(
  seed: string,
  ink: string,
  count: number,
  reach: readonly [number, number],
  size: readonly [number, number],
) {
  const chance = random(seed);
  return Array.from({ length: count }, (_, at) => {
    const angle = Math.PI * (1.04 + (0.92 * (at + chance.between(0, 1))) / count);
    const far = chance.between(...reach);
    return bambooSpray(
      ink,
      X - 60 + Math.cos(angle) * far * 1.25,
      Y - 60 + Math.sin(angle) * far,
      Math.round(chance.between(...size) * 100) / 100,
      chance.between(-30, 60),
      chance.next() < 0.5,
    );
  });
}

const SHOOT = '-34,0,1 -30,-70 -16,-150 2,-204,1 18,-150 32,-70 36,0,1';
const SHEATHS =
  '-32,-30,1 -6,-60 20,-96 22,-124,1 30,-90 10,-50 -34,-10,1;-26,-92,1 -4,-120 8,-150 8,-180,1 16,-140 -4,-104 -30,-76,1;10,0,1 26,-14 34,-34,1 36,0,1';

/** A shoot of bamboo in its sheaths, against the light. */
const shoot = (x: number, y: number, scale: number, turn: number) =>
  moved(
    { x, y, scale, turn },
    cut(GOLD, SHOOT),
    moved({ x: 7, y: 6 }, cut(DEEP, SHOOT)),
    moved({ x: 7, y: 6 }, cut(DARK, SHEATHS)),
  );

/** A walker of the file on the path, `scale` large, at a height that tells how far. */
const stride = (
  x: number,
  scale: number,
  { flip = false, ...own }: Partial<Parameters<typeof trekkerFromBehind>[0]> & { flip?: boolean },
) =>
  trekkerFromBehind(
    {
      body: scale > 0.25 ? DEEP : DARK,
      rim: CREAM,
      shade: '#123f3c',
      skin: scale > 0.25 ? '#4a2a22' : DARK,
      ...own,
    },
    { x, y: Math.round(Y + scale * 750 * 0.44), scale, flip },
  );

const tint = random('litter');
/** Fallen leaves on the path. */
const litter = [GOLD, '#123f3c', GREEN].map((ink, at) =>
  cut(
    ink,
    ...Array.from({ length: 16 }, () => {
      const near = tint.next() ** 1.5;
      const [x, y] = [
        Math.round(tint.between(620, 760) + near * tint.between(-560, 0)),
        Math.round(604 + near * 290),
      ];
      const long = Math.round(5 + near * 34);
      const tilt = Math.round(tint.between(-0.4, 0.4) * long);
      return `${x - long},${y + tilt},1 ${x},${y - 3 - Math.round(near * 4)} ${x + long},${y - tilt},1 ${x + at},${y + 3 + Math.round(near * 5)}`;
    }),
  ),
);

/** Leaves that stand up along a line of the ground, the path left open. */
function undergrowth(seed: string, ink: string, count: number, y: number, size: readonly [number, number]) {
  const chance = random(`undergrowth ${seed}`);
  const open = (y - Y) * 1.1;
  return Array.from({ length: count }, (_, at) => {
    const share = (at + chance.next()) / count;
    const x =
      share < 0.55 ? (share / 0.55) * (X - 10 - open * 1.6) : X + 70 + open + ((share - 0.55) / 0.45) * 560;
    return bambooSpray(
      ink,
      x,
      y + chance.between(-4, 14) + Math.abs(x - X) * 0.05,
      Math.round(chance.between(...size) * 100) / 100,
      chance.between(-110, -60),
      chance.next() < 0.5,
    );
  });
}

/** The walkers, the tracker in front: where, how large, whether in a hat, the pack, and what else one does. */
const file: readonly Parameters<typeof stride>[] = [
  [722, 0.095, { hat: true }],
  [712, 0.13, { pack: [MID, GREEN, LIME], flip: true }],
  [692, 0.19, { hat: true, pack: [MID, '#3a8450', LIME] }],
  [652, 0.28, { pack: [RED, '#ff6a42', '#ffb070'], flip: true }],
  [548, 0.43, { hat: true, pack: ['#174a44', MID, GREEN], look: 'up' }],
];

/** The bamboo belt of the Virunga, on the way to the gorillas. */
export const volcanoTripBamboo: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'behind'),
    plan({ subject: [650, 330, 80, 220], camera: 'below' }),
    wash('#1a5648'),
    cut(MID, disc(X, 380, 560, 440)),
    cut('#3d8048', disc(X, 410, 400, 350)),
    cut(GREEN, disc(X, 430, 300, 270)),
    cut(LIME, disc(X, 450, 206, 210)),
    // The sun comes down in shafts from beyond the crowns.
    cut(
      { fill: GOLD, opacity: 0.34 },
      '560,-20,1 640,-20,1 420,640,1 240,640,1',
      '760,-20,1 800,-20,1 640,600,1 560,600,1',
      '400,-20,1 430,-20,1 160,620,1 90,620,1',
    ),
    cut(GOLD, almond(230)),
    cut(CREAM, almond(130)),
    ...crowns('high', GREEN, 20, [220, 330], [0.25, 0.45]),
    ...crowns('low', LIME, 14, [150, 210], [0.16, 0.3]),
    ...bambooCulms(vault('far', 24, [50, 330], 580, 150, 4, 90), {
      wood: GREEN,
      edge: GOLD,
      side: -1,
      nodes: 2,
    }),
    ...bambooCulms(vault('middle', 22, [120, 600], 620, 60, 9, 160), {
      wood: MID,
      edge: LIME,
      side: -1,
      nodes: 4,
    }),
    ...crowns('near', MID, 16, [330, 520], [0.5, 0.9]),
    floor('#123f3c', '-40,640 300,606 560,596 690,584 820,596 1000,610 1240,640'),
    cut(
      GREEN,
      '640,587,1 760,587,1 752,640 720,720 700,820 720,940,1 -40,940,1 -40,900,1 300,790 480,700 600,640',
    ),
    cut(LIME, '656,585,1 748,585,1 736,630 660,710 610,820 620,940,1 60,940,1 300,840 500,720 620,640'),
    cut(GOLD, '674,585,1 738,585,1 716,624 620,700 500,820 440,940,1 160,940,1 400,820 560,700 640,640'),
    // Light falls between the stems.
    cut(
      '#1f5c48',
      '790,604,1 820,604,1 1000,760 1100,940,1 900,940,1 860,760;860,606,1 884,608,1 1060,690 1240,800,1 1240,860,1 1040,720;940,610,1 960,612,1 1240,700,1 1240,726,1',
      '560,606,1 540,606,1 300,690 -40,790,1 -40,830,1 320,710;430,610,1 410,611,1 -40,690,1 -40,712,1',
    ),
    ...litter,
    ...undergrowth('far', '#123f3c', 26, 606, [0.24, 0.5]),
    ...bambooCulms(vault('near', 14, [290, 780], 720, -60, 19, 220), {
      wood: DEEP,
      edge: GREEN,
      side: -1,
      nodes: 5,
    }),
    ...undergrowth('near', DEEP, 14, 726, [0.4, 0.8]),
    ...file.flatMap((one) => stride(...one)),
    ...bambooCulms(
      [
        { way: [1130, 960, 1110, 100, 800, -60], half: [54, 32] },
        { way: [-60, 610, -10, 230, 570, 96], half: [24, 5] },
      ],
      { wood: BLACK, edge: GREEN, side: -1, nodes: 3 },
    ),
    moved({ x: 226, y: 212, turn: -6, scale: 0.62 }, ...goldenMonkeyPerched(BLACK, AMBER, GOLD)),
    bambooSpray(BLACK, 556, 98, 0.8, 24),
    bambooSpray(BLACK, 985, 70, 1.2, -20, true),
    bambooSpray(BLACK, 30, 390, 1, 20),
    shoot(930, 930, 1.2, 5),
    shoot(120, 940, 1, -8),
  ),
];
