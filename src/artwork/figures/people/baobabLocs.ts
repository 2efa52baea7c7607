import type { Layer } from '../../canvas/canvas.ts';
import type { Random } from '../../canvas/random.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The locs of one side: where each begins, its heading in degrees, its length and half its thickness. */
type Locs = readonly (readonly [x: number, y: number, heading: number, length: number, half: number])[];

const LEFT: Locs = [
  [-136, 240, -172, 176, 28],
  [-130, 226, -160, 232, 34],
  [-104, 210, -138, 204, 34],
  [-62, 200, -116, 166, 34],
];
const MIDDLE: Locs = [[-8, 196, -93, 150, 35]];
const RIGHT: Locs = [
  [50, 200, -70, 166, 34],
  [98, 208, -46, 198, 34],
  [128, 226, -21, 230, 34],
  [136, 240, -8, 172, 28],
];

/** A loc that tapers in one bend and sends out ever finer ends to both sides, as a bare baobab's bough does. */
function loc(random: Random, [x, y, heading, length, half]: Locs[number], order = 0): string[] {
  const bend = random.between(5, 13) * random.pick([-1, 1]);
  const point = (share: number) => {
    const angle = ((heading + bend * (1 - 2 * share)) / 180) * Math.PI;
    return [
      Math.round(x + Math.cos(angle) * length * share),
      Math.round(y + Math.sin(angle) * length * share),
    ] as const;
  };
  const wood = [0, 0.3, 0.6, 0.82, 1].map(
    (share) => `${point(share).join(',')},${half * (1 - share * 0.92)}`,
  );
  const twigs = order === 0 ? [0.4, 0.58, 0.76] : order === 1 && length > 62 ? [0.5] : [];
  const first = random.pick([-1, 1]);
  return [
    limb(wood.join(' ')),
    ...twigs.flatMap((share, at) =>
      loc(
        random,
        [
          ...point(share),
          heading - bend * share + first * (at % 2 ? -1 : 1) * random.between(30, 44),
          length * (order ? 0.5 : (1 - share) * 0.86),
          half * (1 - share * 0.92) * 0.72,
        ],
        order + 1,
      ),
    ),
  ];
}

/** Locs bound up over a head whose middle is x = 0: they spread as the crown of a bare baobab does. */
export const baobabLocs =
  (lit: string, shade: string): Layer =>
  (canvas) => {
    const random = canvas.random('locs9');
    const drawn = (locs: Locs) => locs.flatMap((one) => loc(random, one));
    cut(shade, ...drawn(RIGHT))(canvas);
    cut(lit, ...drawn([...LEFT, ...MIDDLE]))(canvas);
  };
