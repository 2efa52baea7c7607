import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [RED, DEEP, GLEAM, BLACK, SOOT] = ['#d4401f', '#8c2030', '#ff9a48', '#1c1428', '#44303c'];
const [WHITE, FUR, PINK, GOLD] = ['#fffaf0', '#c4a49c', '#f08c88', '#ffc04c'];

/** One finger or toe of a hand at (x, y): it goes out `turn` degrees from the right and hooks by `curl` more. */
const finger = (x: number, y: number, turn: number, curl: number, long: number): string => {
  const [first, last] = [turn, turn + curl].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const [midX, midY] = [x + Math.cos(first) * long * 0.6, y + Math.sin(first) * long * 0.6];
  return limb(
    [
      [x, y, 5],
      [midX, midY, 4],
      [midX + Math.cos(last) * long * 0.45, midY + Math.sin(last) * long * 0.45, 2],
    ]
      .map((knot) => knot.map(Math.round).join())
      .join(' '),
  );
};

/** A hand without a thumb: four long fingers side by side. */
const hand = (x: number, y: number, turn: number, curl: number): string[] => {
  const [dx, dy] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)];
  return [
    disc(x, y, 8),
    limb(
      `${x - dy * -10},${y + dx * -10},7 ${x},${y},9 ${Math.round(x - dy * 12)},${Math.round(y + dx * 12)},8`,
    ),
    ...[-7, -2, 3, 8].map((aside, at) =>
      finger(
        Math.round(x + dx * aside - dy * 8),
        Math.round(y + dy * aside + dx * 8),
        turn - aside * 2.4,
        curl,
        [40, 46, 46, 38][at]!,
      ),
    ),
  ];
};

/** A foot, long and narrow, its great toe apart to grasp. */
const foot = (x: number, y: number, turn: number): string[] => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [ballX, ballY] = [Math.round(x + dx * 40), Math.round(y + dy * 40)];
  return [
    limb(`${x},${y},9 ${Math.round(x + dx * 22)},${Math.round(y + dy * 22)},9 ${ballX},${ballY},7`),
    finger(ballX, ballY, turn - 20, 30, 34),
    finger(ballX, ballY, turn - 4, 34, 38),
    finger(ballX, ballY, turn + 14, 34, 32),
    finger(Math.round(x + dx * 22), Math.round(y + dy * 22), turn + 62, -30, 30),
  ];
};

/** A tuft of the mane from (x, y), so long, towards `turn`, its tip blown back to the left. */
const tuft = (x: number, y: number, turn: number, long: number): string => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * long, Math.sin((turn * Math.PI) / 180) * long];
  return limb(
    `${x},${y},15 ${Math.round(x + dx * 0.6)},${Math.round(y + dy * 0.6)},12 ${Math.round(x + dx - 12)},${Math.round(y + dy + 3)},0`,
  );
};

const TAIL = limb('-84,0,16 -126,-32,14 -180,-70,12 -250,-92,12 -320,-74,12 -376,-12,12 -420,10,10 -462,0,0');
const TRUNK =
  '-134,14 -130,-24 -94,-56 -34,-74 40,-70 98,-50 128,-14 122,24 92,46 44,82 -24,92 -84,72 -122,44';
const FAR_ARM = [limb('88,-34,24 150,-84,20 206,-120,15 290,-160,8'), ...hand(292, -161, -24, 40)];
const NEAR_ARM = [limb('84,-8,32 150,14,25 214,12,18 270,-18,13 336,-64,8'), ...hand(338, -66, -32, 40)];
const FAR_THIGH = limb('-86,0,38 -146,34,28 -188,52,19') + disc(-190, 52, 18);
const FAR_SHIN = [
  limb('-190,53,17 -230,60,14 -300,46,8'),
  disc(-192, 53, 17),
  disc(-300, 46, 9),
  ...foot(-300, 46, 184),
];
const NEAR_THIGH = limb('-76,14,44 -112,84,33 -130,108,23') + disc(-132, 109, 21);
const NEAR_SHIN = [
  limb('-128,113,16 -180,131,15 -254,132,8'),
  disc(-133, 111, 20),
  disc(-254, 132, 9),
  ...foot(-254, 132, 176),
];

const MANE = [
  ...(
    [
      [196, -92, -66, 32],
      [186, -98, -90, 42],
      [174, -98, -112, 48],
      [160, -96, -132, 52],
      [150, -88, -152, 56],
      [142, -76, -170, 58],
      [138, -62, 174, 60],
      [140, -48, 158, 58],
      [146, -36, 140, 54],
      [156, -28, 122, 52],
      [168, -22, 106, 46],
      [180, -20, 90, 38],
    ] as const
  ).map(([x, y, turn, long]) => tuft(x, y, turn, long)),
  disc(168, -60, 42, 42),
];

/** A red colobus of Zanzibar in the middle of its leap to the right, from below, the sky bright all round it; its middle is the origin. */
export const colobusLeaping: readonly Layer[] = [
  // The light that comes through its fur on every side.
  moved(
    { x: -1, y: -3 },
    cut({ fill: GLEAM, stroke: GLEAM, width: 7 }, TAIL, TRUNK, FAR_THIGH, NEAR_THIGH),
    cut({ fill: GLEAM, stroke: GLEAM, width: 4 }, ...MANE),
    cut({ fill: GLEAM, stroke: GLEAM, width: 3 }, ...FAR_ARM, ...NEAR_ARM, ...FAR_SHIN, ...NEAR_SHIN),
  ),
  cut(DEEP, TAIL, FAR_THIGH),
  cut(BLACK, ...FAR_ARM, ...FAR_SHIN),
  within(
    RED,
    TRUNK,
    cut(GLEAM, limb('-134,-10,4 -96,-58,8 -34,-76,9 40,-72,8 100,-52,4')),
    cut(FUR, '-70,110,1 -60,40 -20,28 50,18 110,-6 140,-20,1 140,110,1'),
    cut('#987c88', '-70,110,1 -50,66 -20,60 44,48 100,26 140,10,1 140,110,1'),
    cut(BLACK, '34,-90,1 50,-44 48,-6 74,26 104,44 150,40,1 150,-90,1'),
    cut(SOOT, limb('46,-84,2 88,-60,6 120,-30,5 128,0,2')),
  ),
  within(RED, NEAR_THIGH, cut(DEEP, '-50,6,1 -82,66 -108,98 -124,144,1 -40,150,1 -10,6,1')),
  cut(GLEAM, limb('-118,6,0 -138,60,5 -149,94,5 -148,110,0')),
  cut(BLACK, ...NEAR_SHIN),
  cut(BLACK, ...NEAR_ARM),
  cut(SOOT, limb('88,-32,2 150,-8,7 212,-6,5 262,-32,3 326,-70,1')),
  // The mane, the cap, the black face with its pale lips.
  cut(FUR, ...MANE),
  moved({ x: 7, y: -7, scale: 0.96 }, cut(WHITE, ...MANE)),
  cut(RED, '146,-82 160,-106 184,-112 202,-100 196,-92,1 178,-98 160,-88'),
  cut(BLACK, '158,-60 162,-84 182,-94 202,-88,1 208,-76 222,-66 230,-54 222,-42 204,-34 182,-34 164,-44'),
  cut(SOOT, limb('178,-82,2 192,-86,4 206,-80,2'), limb('170,-46,1 184,-38,3 200,-36,1')),
  cut(GOLD, disc(194, -72, 6, 5)),
  cut(BLACK, disc(196, -72, 3, 4)),
  cut(PINK, '214,-64,1 224,-60 228,-54 220,-52 214,-58,1', '200,-42,1 214,-45 228,-47 224,-39 208,-35,1'),
];
