import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

const [RUBBER, LIT, BODY, SHADE] = ['#2b1a20', '#b8703f', '#83492f', '#54302b'];
const [FACE, FACE_LIT] = ['#d9a27c', '#f3cba6'];
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

/** Its scales in four rows, parted by how the light from the left above meets them. */
const scales = (() => {
  const tones: [string[], string[], string[]] = [[], [], []];
  let turn = NAPE + 8;
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
const HEAD = `${at(242, 192)},1 ${at(244, 240)} ${at(238, 296)},1 ${at(226, 294)} ${at(212, 270)} ${at(203, 240)} ${at(190, 208)} ${at(178, 216)} ${at(171, 204)},1 ${at(171, 193)},1 ${at(186, 183)} ${at(220, 186)}`;
const AROUND = `${at(246, 190)},1 ${at(248, 240)} ${at(240, 312)},1 ${at(226, 306)} ${at(210, 284)} ${at(200, 250)} ${at(188, 220)} ${at(177, 230)} ${at(167, 206)},1 ${at(168, 190)},1`;

/** Where the first scales behind the head lie. */
const NAPE_ROW = [
  [247, 306],
  [243, 262],
  [244, 218],
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
      `${at(256, 340)},1 ${at(224, 310)} ${at(196, 240)} ${at(168, 215)},1 ${at(171, 203)},1 ${at(190, 202)} ${at(214, 230)} ${at(256, 256)},1`,
    ),
  ),
  // The eye, the nostril, and the mouth that runs under it.
  cut(
    RUBBER,
    disc(...spot(214, 250), 13),
    disc(...spot(174, 205), 4),
    limb(`${at(173, 195)},1 ${at(185, 193)},3 ${at(196, 198)},0`),
  ),
  cut(FACE_LIT, disc(...spot(214, 255), 4)),
  // The first scales lie over the brow.
  cut(RUBBER, ...NAPE_ROW.map(([turn, far]) => scale(turn, far, 34, 27, 0))),
  cut(LIT, ...NAPE_ROW.map(([turn, far]) => scale(turn, far, 25, 20, 0))),
];
