import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [INK, SKIN, SUNNY, FAR, PALE] = ['#1d2038', '#713f2a', '#a8653f', '#43242a', '#fff6e2'];
const [SPOKE, SHOE, HAIR] = ['#f2c493', '#c23a2b', '#1c1519'];

type Tones = readonly [lit: string, body: string, shade: string];
type Leg = readonly [hip: string, knee: string, ankle: string, turn: number];

/** What a rider wears and does: its head, larger on a child, may be turned back and be bowed. */
interface Rider {
  shirt: Tones;
  shorts: string;
  frame: string;
  helmet: Tones;
  legs: 'down' | 'up' | 'out';
  head?: number;
  bow?: number;
  back?: true;
}
/** Of each pose the far leg, then the near one: hip, knee, ankle, and how the foot is turned. */
const LEGS: Readonly<Record<Rider['legs'], readonly [Leg, Leg]>> = {
  down: [
    ['-52,-246', '20,-194', '-62,-116', 24],
    ['-58,-242', '8,-146', '-16,-62', 6],
  ],
  up: [
    ['-52,-246', '8,-150', '-20,-64', 6],
    ['-58,-242', '20,-190', '-66,-116', 24],
  ],
  out: [
    ['-52,-246', '50,-224', '138,-190', -58],
    ['-58,-240', '44,-196', '128,-150', -58],
  ],
};
const legOf = ([hip, knee, ankle]: Leg, more = 0) =>
  limb(`${hip},${30 + more} ${knee},${21 + more} ${knee},${20 + more} ${ankle},11`);
const shoe = ([, , ankle, turn]: Leg, fill: string): Layer => {
  const [x = 0, y = 0] = ankle.split(',').map(Number);
  return moved({ x, y, turn }, cut(fill, '-14,-12,1 10,-12,1 20,0 42,6 50,16,1 48,22,1 -16,22,1 -18,4'));
};

const FACE =
  '-18,44,1 -20,22 -29,2 -26,-26 0,-38 22,-32 28,-12,1 27,-4 36,9,1 34,13 28,14,1 29,18 32,20,1 31,24 28,25,1 29,35 20,41 4,36,1 6,46,1';
const head = ([lit, body, shade]: Tones): readonly Layer[] => [
  within(SKIN, FACE, cut(SUNNY, '-40,-40,1 -8,-40,1 -14,-6 -4,12 0,24 -8,40 0,60,1 -40,60,1')),
  cut(FAR, '-9,2,1 -6,-6 2,-4 2,6 -4,14'),
  cut(INK, disc(19, -4, 4, 5)),
  inked(INK, 3, '12,-13 19,-17 26,-14', '18,25 25,27 30,23'),
  inked(PALE, 3, '-8,-16 -4,16 6,38'),
  within(
    body,
    '-36,-6,1 -40,-38 -12,-60 20,-52 38,-36 40,-18,1 12,-22 -10,-18',
    cut(lit, '-50,-10,1 -44,-60 -6,-70 14,-54,1 -14,-48 -24,-30 -26,0,1'),
    cut(shade, '-4,-34,1 14,-42 34,-32,1 16,-34; -10,-24,1 10,-31 36,-24,1 14,-26'),
  ),
];

/** Plaits that come out under the helmet and fly. */
const plaits = [
  cut(HAIR, limb('-26,-6,10 -42,18,9 -48,48,7 -62,70,0'), limb('-22,0,9 -30,26,8 -30,54,6 -40,80,0')),
];

/** The wheels on y = 0, the near pedal in front. */
const bicycle = (frame: string): readonly Layer[] => [
  cut(INK, ring(-125, -78, 78, 68), ring(125, -78, 78, 68)),
  inked(
    SPOKE,
    2,
    ...[-125, 125].flatMap((x) =>
      [0, 1, 2, 3, 4].map((i) => {
        const [right, down] = [Math.cos(i * 0.628 + 0.2), Math.sin(i * 0.628 + 0.2)].map((way) =>
          Math.round(way * 67),
        );
        return `${x - right!},${-78 - down!} ${x + right!},${-78 + down!}`;
      }),
    ),
  ),
  cut(INK, disc(-125, -78, 10), disc(125, -78, 9), disc(-24, -68, 17)),
  inked(INK, 5, '-125,-72 -24,-54', '-125,-85 -24,-83'),
  inked(
    frame,
    12,
    '-125,-78,1 -54,-194,1 96,-190,1 -24,-68,1 -125,-78,1',
    '-62,-222,1 -24,-68,1',
    '88,-222,1 102,-164,1 108,-120 125,-78',
  ),
  inked(INK, 10, '62,-246 84,-246 90,-224'),
  cut(INK, '-98,-236,1 -60,-236 -28,-230,1 -32,-220 -60,-218 -94,-222'),
];

/** A rider on a bicycle, a pennant on a whip behind, in profile to the right: 460 pixels high, the wheels on y = 0; lit from behind. */
export const familyRider = ({
  shirt,
  shorts,
  frame,
  helmet,
  legs,
  head: size = 1,
  bow = 0,
  back,
}: Rider): readonly Layer[] => {
  const [far, near] = LEGS[legs];
  const [lit, body, shade] = shirt;
  const [hip, knee] = near;
  const thigh = limb(`${hip},38 ${knee},25`);
  return [
    inked(INK, 5, '-128,-78 -150,-260 -156,-470'),
    cut('#ffd23f', '-156,-474,1 -154,-412,1 -200,-424 -248,-450,1 -206,-466'),
    // The far leg and the far arm.
    cut(FAR, legOf(far), limb('4,-344,14 46,-292,13 90,-250,9')),
    shoe(far, INK),
    ...bicycle(frame),
    within(SKIN, legOf(near), cut(SUNNY, legOf([near[0], near[1], near[2], 0], -13))),
    within(shorts, thigh, moved({ x: 6, y: 22 }, cut({ fill: INK, opacity: 0.22 }, thigh))),
    shoe(near, SHOE),
    // Neck, then the shirt with its lit back, then the near arm.
    cut(SKIN, limb('2,-352,15 14,-396,15')),
    within(
      body,
      '-94,-238,1 -96,-290 -66,-340 -24,-372 0,-380,1 16,-378 28,-362 26,-330 4,-290 -20,-236,1 -50,-226',
      cut(lit, '-110,-220,1 -110,-300 -60,-360 0,-390,1 6,-378 -34,-346 -64,-300 -70,-226,1'),
      cut(shade, '40,-380,1 20,-340 -2,-310 -30,-280 -44,-220,1 20,-220,1'),
    ),
    cut(SKIN, limb('2,-340,16 32,-284,14 36,-280,13 78,-250,9')),
    cut(SKIN, '62,-262,1 80,-268 98,-260 100,-244 92,-234 78,-234 64,-240,1'),
    inked(FAR, 3, '80,-258 84,-238', '90,-258 93,-240'),
    cut(SUNNY, limb('-6,-336,6 22,-284,6 30,-272,5 72,-242,3')),
    within(shade, limb('0,-352,21 26,-296,19'), cut(body, limb('-8,-356,16 18,-298,13'))),
    moved(
      { x: back ? 10 : 22, y: -410 - (size - 1) * 30, scale: size, turn: bow, flip: back === true },
      ...(back ? plaits : []),
      ...head(helmet),
    ),
  ];
};
