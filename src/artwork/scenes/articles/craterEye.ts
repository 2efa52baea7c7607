import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [COAT, BROW, BRIDGE, CREAM, LID] = ['#cf7433', '#a9532a', '#e39a52', '#f6dfb4', '#26130f'];
const [WHITE, CORNER, BLUSH] = ['#c98a4a', '#7d3a2c', '#b9695a'];
const [FOREST, WALL, LIT] = ['#10382f', '#2f7f5b', '#5aa862'];
const [GRASS, FIBRE, DUSK, TRAIL] = ['#fbcb50', '#f3b83f', '#d08a2c', '#c27a26'];
const [LAKE, RIPPLE, SODA, FLAMINGO] = ['#0d3346', '#2b6a80', '#fbf4e0', '#f08a92'];

/** A point of the crater as written: `turn` of the way round it, `r` from its middle. */
const at = (r: number, turn: number) =>
  `${Math.round(r * Math.cos(turn * 2 * Math.PI))},${Math.round(r * Math.sin(turn * 2 * Math.PI))},1`;

/** Spurs of the wall: where round it each runs down, how wide it is in thousandths of a turn, how far in it comes. */
const SPURS = Array.from({ length: 27 }, (_, n) => ({
  turn: (n + ((n * 7) % 5) * 0.09) / 27,
  width: 13 + ((n * 11) % 7) * 1.4,
  tip: 206 + ((n * 13) % 6) * 5,
}));

/** The faces of the spurs in the sun (1), in half light (0) or in the shade (-1): it comes from the upper left. */
const faces = (tone: -1 | 0 | 1) =>
  SPURS.flatMap(({ turn, width, tip }) =>
    ([-1, 1] as const).flatMap((side) => {
      const angle = turn * 2 * Math.PI;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const sun = (0.62 * x + side * 0.78 * y) * 0.84 + (0.62 * y - side * 0.78 * x) * 0.54;
      const own = sun > 0.3 ? 1 : sun > -0.35 ? 0 : -1;
      if (own !== tone) return [];
      const foot = turn + (side * width) / 1000;
      return [[at(266, turn), at(tip, turn), at(232, foot), at(266, foot)].join(' ')];
    }),
  );

/** The iris's fibres: the paler and the darker grass, and a few trails to the water. */
const fibres = Array.from({ length: 38 }, (_, n) => {
  const turn = (n + ((n * 7) % 3) * 0.2) / 38;
  return [at(228, turn - 0.006), at(138 + ((n * 17) % 5) * 12, turn), at(228, turn + 0.007)].join(' ');
});

const trails = [0.02, 0.13, 0.3, 0.36, 0.475, 0.66, 0.86].map((turn, n) =>
  [at(222, turn), at(180, turn + (n % 2 ? 0.008 : -0.008)), at(112, turn)]
    .map((p) => p.slice(0, -2))
    .join(' '),
);

/** A wildebeest on its way to the right, its feet at 0,0. */
const GNU =
  '-30,-37,1 -14,-40 0,-42 12,-50,1 24,-46 32,-36,1 38,-38 40,-33,1 36,-31,1 41,-14,1 36,-9,1 31,-12,1 27,-26,1 22,-22,1 23,-12,1 21,0,1 17,0,1 17,-12,1 13,-20,1 12,-10,1 15,0,1 11,0,1 7,-20,1 -14,-19,1 -20,-11,1 -18,0,1 -22,0,1 -25,-12,1 -27,-10,1 -30,0,1 -34,0,1 -31,-12,1 -32,-24,1 -35,-16,1 -39,-12,1 -36,-30';
/** The file of them from the far rim round and down to the lake: where each walks, how large it is, and which way it looks. */
const HERD = [
  [-44, -184, 0.36, -1],
  [-88, -166, 0.44, -1],
  [-128, -134, 0.54, -1],
  [-160, -88, 0.66, -1],
  [-174, 20, 0.8, 1],
  [-166, 92, 0.94, 1],
  [-116, 156, 1.08, 1],
  [-24, 190, 1.24, 1],
] as const;
const herd: readonly Layer[] = HERD.flatMap(([x, y, scale, way]) => [
  cut(DUSK, disc(x + 8 * way, y + 1, 30 * scale, 5 * scale)),
  moved({ x, y, scale, flip: way < 0 }, cut(FOREST, GNU)),
]);

/** The crater from above; 0,0 is its middle. */
const crater: readonly Layer[] = [
  cut(FOREST, disc(0, 0, 282)),
  cut(WALL, disc(0, 0, 266)),
  within(
    GRASS,
    disc(0, 0, 236),
    cut(FIBRE, ...fibres),
    cut(
      DUSK,
      outline(
        '-300,-300,1 120,-300,1 150,-196 30,-214 -120,-180 -196,-80 -204,40 -160,150 -120,300,1 -300,300,1',
      ),
    ),
  ),
  cut(FOREST, ...faces(-1)),
  cut(WALL, ...faces(0)),
  cut(LIT, ...faces(1)),
  inked(TRAIL, 4, ...trails),
  ...herd,
  // Soda, flamingos in its shallows, the lake.
  cut(SODA, '-118,-20 -110,-80 -50,-118 20,-122 90,-96 126,-30 120,40 80,106 10,126 -66,112 -112,60'),
  cut(FLAMINGO, '-108,-10 -98,-70 -40,-106 30,-108 92,-70 112,0 92,66 40,104 -30,108 -90,70'),
  cut(LAKE, disc(0, 0, 98)),
  inked(RIPPLE, 5, '-20,52 20,46 56,54', '6,72 30,68 50,72'),
  // A cloud is mirrored in it.
  cut(SODA, disc(-46, -30, 20), disc(-20, -44, 27), disc(12, -32, 19), disc(-16, -22, 50, 15)),
];

const OPENING =
  '170,392,1 270,270 420,176 600,160 770,176 880,270 956,420 1010,560 1080,700,1 1010,716 940,700 880,716 780,760 600,776 420,736 280,610';

/** Tufts of fur, as they lie away from the eye. */
const TUFTS = {
  brow: '350,92,0 250,112,13 130,190,0;560,40,0 420,44,15 270,92,0;770,60,0 660,30,13 500,16,0;230,24,0 130,60,13 36,150,0;930,24,0 860,-4,11 760,-20,0',
  cheek:
    '216,770,0 130,720,14 24,676,0;420,862,0 290,836,15 150,784,0;700,884,0 540,886,14 370,872,0;60,640,0 20,612,10 -30,600,0;900,850,0 800,872,12 680,874,0',
};

/** An acacia of the lid's edge, one of the lashes: its foot, its lean in degrees, its size. */
const acacia = (x: number, y: number, turn: number, scale: number): Layer =>
  moved(
    { x, y, turn, scale },
    cut(
      LID,
      limb('0,16,9 3,-20,6 -4,-60,4;2,-22,5 26,-40,4 40,-62,3;0,-34,4 -22,-46,3 -36,-58,2'),
      '-74,-58,1 -60,-74 -34,-76 -20,-88 14,-88 30,-78 62,-76 80,-58,1 40,-62 4,-56 -40,-62',
    ),
  );
const lashes = [
  acacia(212, 234, -36, 0.7),
  acacia(330, 166, -26, 0.9),
  acacia(470, 126, -12, 0.74),
  acacia(604, 116, -2, 0.96),
  acacia(744, 124, 10, 0.8),
  acacia(862, 172, 30, 0.64),
];

/** Ngorongoro, seen first from its rim. */
export const craterEye: readonly Picture[] = [
  // A lion's eye: its iris is the crater, green wall and gold grass where herds walk, the soda lake its pupil.
  picture(
    'articles/ngorongoro',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [390, 290, 410, 350], camera: 'close' }),
    wash(COAT),
    cut(BROW, '-40,-40,1 1010,-40,1 970,30 820,96 580,84 340,112 170,200 70,310 -40,370,1'),
    cut(COAT, limb(TUFTS.brow)),
    cut(BRIDGE, '1240,-40,1 1110,-40,1 1070,160 1104,380 1176,560 1240,640,1'),
    cut(
      CREAM,
      '-40,600,1 40,540 150,640 300,780 540,852 770,832 900,806 980,820 1060,900 1080,940,1 -40,940,1',
    ),
    cut(BRIDGE, limb(TUFTS.cheek)),
    cut(
      LID,
      '60,330,1 210,230 390,130 600,112 820,128 944,250 1020,420 1070,570 1130,700 1184,780 1192,868 1154,880 1110,820 1060,770 990,756 900,760 780,806 600,824 400,782 250,650 150,480',
    ),
    ...lashes,
    within(
      WHITE,
      OPENING,
      cut(CORNER, '1010,500,1 968,580 960,640 880,730,1 1120,760,1 1090,600,1'),
      cut(BLUSH, '990,630 1024,640 1070,694,1 1010,704 960,690 964,652'),
      moved({ x: 596, y: 462, scale: 1.06 }, ...crater),
      cut(
        { fill: LID, opacity: 0.4 },
        '150,380,1 200,520 290,330 430,236 600,214 760,230 870,310 950,460 1030,640,1 1100,400,1 700,60,1 200,100,1',
      ),
    ),
  ),
];
