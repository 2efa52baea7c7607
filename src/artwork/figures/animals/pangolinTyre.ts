import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [RUBBER, LIT, BODY, SHADE] = ['#2b1a20', '#b8703f', '#83492f', '#54302b'];
const [FACE, FACE_LIT] = ['#96593a', '#c07c4a'];
const [STEEL, STEEL_SHADE, RIM, RIM_SHADE, HUB] = ['#fff0d2', '#d6b78f', '#e2574a', '#a3303a', '#2b1a20'];

/** The wheel that the animal lies round: its own radius, and that of the tyre. */
const [INNER, OUTER] = [192, 338];
/** Where its body begins behind the head, where it is full, thins into the tail, and ends: degrees, 0 on the right. */
const [NAPE, FULL, ROOT, TIP] = [226, 262, 530, 616];

const share = (from: number, to: number, turn: number) =>
  Math.min(1, Math.max(0, (turn - from) / (to - from)));
/** The inner and the outer edge of the body: the tail thins along the outside, the neck along the inside. */
const edges = (turn: number) => {
  const thin = 1 - share(ROOT, TIP, turn) ** 1.2;
  const full = 0.62 + 0.38 * Math.sin((share(NAPE, FULL, turn) * Math.PI) / 2);
  return [OUTER - (OUTER - INNER) * thin, INNER + (OUTER - INNER) * full] as const;
};

const spot = (turn: number, far: number) => {
  const angle = (turn / 180) * Math.PI;
  return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
};
const at = (turn: number, far: number) => spot(turn, far).map(Math.round).join(',');

/** The body without its scales. */
const ring = (() => {
  const turns = Array.from({ length: 40 }, (_, index) => NAPE + ((TIP - NAPE) * index) / 39);
  const edge = (side: 0 | 1) =>
    turns.map((turn, index) => `${at(turn, edges(turn)[side])},${index % 39 === 0 ? 1 : 0}`);
  return outline([...edge(1), ...edge(0).reverse()].join(' '));
})();

/** One scale: a leaf whose point lies to the tail, and outwards the more the nearer it is to the back. */
function scale(turn: number, far: number, long: number, half: number, lean: number): string {
  const [x, y] = spot(turn, far);
  const angle = ((turn + 90 - lean) / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const leaf = [
    [-0.9, 0.6, 0],
    [0, 1.3, 0],
    [1.34, 0, 1],
    [0, -1.3, 0],
    [-0.9, -0.6, 0],
  ] as const;
  return leaf
    .map(([along, across, corner]) => {
      const [u, v] = [along * long, across * half];
      return `${Math.round(x + u * cos - v * sin)},${Math.round(y + u * sin + v * cos)},${corner}`;
    })
    .join(' ');
}

/** Its scales behind the neck in four rows, parted by how the light from the left above meets them. */
const scales = (() => {
  const tones: [string[], string[], string[]] = [[], [], []];
  let turn = NAPE + 37;
  for (let step = 0; turn < TIP - 4; step += 1) {
    const [low, high] = edges(turn);
    const wide = high - low;
    const slim = wide < 74;
    const long = slim ? 15 : 27;
    const rows = slim
      ? [[0.2], [0.8]]
      : [
          [0.17, 0.66],
          [0.42, 0.92],
        ];
    for (const row of rows[step % 2]!) {
      const far = low + wide * row;
      const facing = Math.cos(((turn - 232) / 180) * Math.PI) * (0.4 + row * 0.6);
      const tone = facing > 0.34 ? 0 : facing > -0.3 ? 1 : 2;
      const half = slim ? Math.max(7, wide * 0.2) : wide * 0.138;
      tones[tone].push(scale(turn, far, (long * far) / high, half, row > 0.75 ? 36 : row * 16));
    }
    turn += (long * 1.16 * 57) / high;
  }
  return tones;
})();

/** The head lies on the tail, along the rim, as far as the brow. */
const HEAD = `${at(250, 186)},1 ${at(250, 280)},1 ${at(238, 300)} ${at(222, 288)} ${at(210, 262)} ${at(198, 244)} ${at(184, 228)} ${at(172, 218)} ${at(165, 208)} ${at(164, 190)} ${at(172, 182)} ${at(190, 178)} ${at(220, 182)}`;
const AROUND = `${at(256, 186)},1 ${at(254, 312)},1 ${at(238, 316)} ${at(221, 304)} ${at(208, 276)} ${at(197, 258)} ${at(183, 242)} ${at(170, 232)} ${at(161, 216)} ${at(159, 188)} ${at(170, 172)} ${at(190, 168)} ${at(220, 172)}`;

/** The first scales, over the neck and small over the brow, from the back to the front: where, how far out, how large. */
const BROW = [
  [258, 306, 1],
  [258, 258, 1],
  [259, 214, 1],
  [250, 284, 0.86],
  [250, 240, 0.86],
  [250, 203, 0.8],
  [243, 298, 0.72],
  [242, 262, 0.72],
  [242, 224, 0.72],
  [236, 280, 0.62],
  [236, 246, 0.62],
  [236, 212, 0.62],
  [230, 288, 0.52],
  [230, 262, 0.52],
  [230, 232, 0.52],
  [225, 274, 0.42],
  [225, 250, 0.42],
] as const;

/** A pangolin rolled up round a steel wheel, whose tyre it is; the axle at the origin. */
export const pangolinTyre: readonly Layer[] = [
  cut(RUBBER, ring),
  cut(SHADE, ...scales[2]),
  cut(BODY, ...scales[1]),
  cut(LIT, ...scales[0]),
  cut(RUBBER, AROUND),
  // The wheel: rim, disc, five nuts about the hub.
  within(RIM, disc(0, 0, INNER + 2), cut(RIM_SHADE, '-150,240,1 60,80 150,-200,1 260,-200,1 260,260,1')),
  within(STEEL, disc(0, 0, 158), cut(STEEL_SHADE, '-130,200,1 60,70 124,-180,1 260,-200,1 260,260,1')),
  cut(HUB, disc(0, 0, 44), ...spots('0,-92 87,-28 54,74 -54,74 -87,-28', 19)),
  cut(RIM, disc(-4, -4, 30)),
  within(
    FACE,
    HEAD,
    cut(
      FACE_LIT,
      `${at(256, 340)},1 ${at(224, 320)} ${at(196, 260)} ${at(160, 240)},1 ${at(162, 203)},1 ${at(180, 206)} ${at(206, 226)} ${at(256, 250)},1`,
    ),
  ),
  // The eye, the nostril, and the mouth that runs under it.
  cut(
    RUBBER,
    disc(...spot(211, 244), 12),
    disc(...spot(168, 206), 4),
    limb(`${at(166, 194)},1 ${at(180, 192)},3 ${at(194, 198)},0`),
  ),
  cut(STEEL, disc(...spot(211, 249), 4)),
  // Under the chin three claws hold the rim.
  cut(
    RUBBER,
    limb('-176,90,6 -154,82,8 -132,96,0;-164,112,6 -143,100,8 -119,112,0;-149,132,6 -130,118,8 -104,126,0'),
  ),
  // The scales of neck and brow.
  ...BROW.flatMap(([turn, far, size]) => [
    cut(RUBBER, scale(turn, far, 25 * size + 8, 20 * size + 6, 8)),
    cut(LIT, scale(turn, far, 25 * size, 20 * size, 8)),
  ]),
];
