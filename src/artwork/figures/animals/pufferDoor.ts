import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const [WOOD, WOOD_SHADE, FRAME, CARVED, BRASS, BRASS_SHADE, GLINT, EYE, INK] = [
  '#9c3a2b',
  '#742530',
  '#3f1726',
  '#5c2230',
  '#f7b633',
  '#d07f24',
  '#ffe08a',
  '#fff6e2',
  '#21101f',
];

/** The doorway: an arch on two posts. */
const ARCH = twin('0,-370 80,-366 172,-334 268,-252 318,-130 322,20,1 322,420,1');
const LEAVES = twin('0,-316 70,-312 148,-284 228,-210 268,-110 270,20,1 270,420,1');

/** Spines all round the arch, as long as a puffer's when it is afraid. */
const SPINES = Array.from({ length: 11 }, (_, at) => {
  const turn = Math.PI * (-0.06 + (at / 10) * 1.12);
  const [x, y] = [-Math.cos(turn), -Math.sin(turn)];
  const point = (far: number, aside: number) =>
    `${Math.round(x * far * 0.93 - y * aside)},${Math.round(-10 + y * far + x * aside)},1`;
  return `${point(350, -30)} ${point(452, 0)} ${point(350, 30)}`;
});

/** Brass cones in rows on the leaves: where each stands. */
const STUDS = [
  [64, 44],
  [134, 34],
  [214, 34],
  [214, 108],
  [214, 182],
  [214, 256],
  [134, 256],
  [54, 256],
  [134, 190],
  [134, 326],
  [64, 326],
  [214, 326],
  [74, -234],
] as const;

/** A pufferfish that looks at us, about (0, 0): its face is a double door of Stone Town, its spines the brass. */
export const pufferDoor: readonly Layer[] = [
  cut(BRASS, ...SPINES),
  // Fins: hinges that have learnt to swim.
  within(
    BRASS,
    '300,60,1 400,10 470,40 452,90 488,130 444,170 462,222 380,224 306,190,1',
    inked(BRASS_SHADE, 10, '320,110 400,70 460,54', '320,130 400,132 470,132', '320,150 390,186 440,212'),
  ),
  within(
    BRASS,
    mirrored('300,60,1 400,10 470,40 452,90 488,130 444,170 462,222 380,224 306,190,1'),
    inked(
      BRASS_SHADE,
      10,
      '-320,110 -400,70 -460,54',
      '-320,130 -400,132 -470,132',
      '-320,150 -390,186 -440,212',
    ),
  ),
  cut(FRAME, ARCH),
  inked(
    CARVED,
    12,
    '-297,420,1 -297,20,1 -294,-120 -248,-232 -160,-312 -76,-340 0,-344 76,-340 160,-312 248,-232 294,-120 297,20,1 297,420,1',
  ),
  within(WOOD, LEAVES, cut(WOOD_SHADE, '0,-340,1 300,-340,1 300,420,1 0,420,1')),
  // The post between the leaves, carved, under a lotus.
  cut(FRAME, '-30,-318,1 30,-318,1 30,420,1 -30,420,1'),
  cut(
    BRASS_SHADE,
    ...Array.from(
      { length: 10 },
      (_, at) => `0,${-296 + at * 72},1 18,${-264 + at * 72} 0,${-232 + at * 72},1 -18,${-264 + at * 72}`,
    ),
  ),
  ...STUDS.flatMap(([x, y]) => [
    cut(BRASS_SHADE, twoDiscs(x, y, 25)),
    cut(BRASS, twoDiscs(x, y, 18)),
    cut(GLINT, disc(-x - 6, y - 7, 6), disc(x - 6, y - 7, 6)),
  ]),
  // Eyes: ring knockers.
  cut(BRASS, twoDiscs(150, -108, 96)),
  cut(EYE, twoDiscs(150, -108, 78)),
  cut(INK, disc(-138, -104, 46), disc(138, -104, 46)),
  cut(EYE, disc(-154, -122, 14), disc(122, -122, 14)),
  cut(WOOD, '-60,-150,1 -96,-206 -150,-220 -210,-200 -244,-150,1 -150,-176'),
  cut(WOOD_SHADE, '60,-150,1 96,-206 150,-220 210,-200 244,-150,1 150,-176'),
  // The mouth: two lips, and the beak of two teeth.
  cut(BRASS, twin('0,74 60,66 108,98 116,140 96,184 50,206 0,208')),
  cut(BRASS_SHADE, '0,140,1 116,140 96,184 50,206 0,208,1'),
  cut(INK, twin('0,100 46,96 78,122 74,150 44,176 0,180')),
  cut(EYE, pair('3,102,1 44,100 50,134,1 3,138,1')),
];
