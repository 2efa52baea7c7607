import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc } from '../../drawing/brush.ts';
import { hatAsSun } from '../../figures/people/hatAsSun.ts';
import { frondNear } from '../../figures/plants/frondNear.ts';
import { light } from '../../light/light.ts';

/** The sky in rings about the sun, the outermost first. */
const SKY = ['#093f5d', '#0c5270', '#12667f', '#137082', '#47b4a8'];
const SEA = ['#0a4c6c', '#0d6380', '#159aa0', '#55d0bb'];
const [FOAM, WET, SAND, DUNE, SHADE] = ['#fffbe6', '#eec592', '#fbe3b0', '#f4cd92', '#cf9672'];
const [GLITTER, SPAR, SAIL, CLOTH, PALM, FROND, RIB] = [
  '#ffe9a6',
  '#1c1430',
  '#ffeecb',
  '#f0b97e',
  '#06293a',
  '#0b4a4c',
  '#2f8a6c',
];

interface View {
  subject: Box;
  horizon: number;
  /** How high the hidden sun stands, and the radii of the sky's rings. */
  sun: number;
  radii: readonly number[];
  /** The edges of the sea's inks from far to near, and of the sand. */
  edges: readonly string[];
  shore: readonly string[];
  woman: Placing & { scale: number };
  dhow: Placing;
  fronds: readonly Placing[];
}

/** A dhow that goes by to the right; the middle of its waterline is the origin. */
const dhow: readonly Layer[] = [
  within(
    SAIL,
    '-80,-218,1 -104,-150 -98,-90 -72,-40,1 -30,-58 40,-58 100,-52,1 60,-96 10,-146',
    cut(CLOTH, '110,-50,1 -80,-230,1 -50,-160 -30,-100 -34,-50,1 20,-30,1'),
  ),
  inked(SPAR, 6, '-86,-226 10,-146 62,-96 106,-48', '14,-10 22,-134'),
  cut(SPAR, '-100,-38,1 -60,-26 0,-20 60,-28 112,-50,1 96,-20 70,6,1 -84,6,1 -96,-16'),
  cut(FOAM, '-150,8,1 -90,2 60,2 150,8,1 60,14 -90,14'),
];

/** The sun's way on the water: dashes below (x, y), ever wider. */
const wayOfLight = (x: number, from: number, to: number, half: number): string[] =>
  Array.from({ length: 13 }, (_, at) => {
    const share = at / 12;
    const y = from + (to - from) * share ** 1.25;
    const reach = half * (0.42 + 0.58 * share) * (at % 2 ? 0.7 : 1);
    const mid = x + ((at * 5) % 3) * 14 - 14;
    const thick = 5 + 7 * share;
    return `${mid - reach},${y},1 ${mid},${y - thick} ${mid + reach},${y},1 ${mid},${y + thick}`;
  });

const atTheLagoon = ({
  subject,
  horizon,
  sun,
  radii,
  edges,
  shore,
  woman,
  dhow: boat,
  fronds,
}: View): Layer[] => {
  const { x, y, scale } = woman;
  return [
    plan({ subject, camera: 'back' }),
    cut(SKY[0]!, box(-20, -20, 2440, 1420)),
    ...radii.map((r, at) => cut(SKY[at + 1]!, disc(x, sun, r))),
    floor(SEA[0]!, `0,${horizon},1 2400,${horizon},1`),
    ...edges.map((edge, at) => floor(SEA[at + 1]!, edge)),
    cut(GLITTER, ...wayOfLight(x, horizon + 14, y + 500 * scale, 420 * scale)),
    moved(boat, ...dhow),
    ...shore.map((edge, at) => floor([FOAM, WET, SAND, DUNE][at]!, edge)),
    // Her shadow, and that of the hat, towards the viewer.
    moved(
      woman,
      cut(
        SHADE,
        '-600,626,1 -640,668 -560,704 -400,716 -120,726,1 -110,640,1',
        '-140,636,1 -210,1000,1 270,1000,1 168,628,1',
        '232,640,1 330,1000,1 430,1000,1 300,636,1',
      ),
    ),
    moved(woman, ...hatAsSun),
    ...fronds.map((where) => moved(where, frondNear(PALM, FROND, RIB))),
  ];
};

/** The beach holiday: the straw hat of a woman on the shore hides the morning sun, and stands for it. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('morning', 'zanzibar', 'behind-left'),
  wide: atTheLagoon({
    subject: [1480, 126, 352, 288],
    horizon: 346,
    sun: 290,
    radii: [980, 720, 490, 290],
    edges: [
      '-40,470 600,480 1300,462 2440,474',
      '-40,656 500,648 1100,660 1700,640 2440,650',
      '-40,734 500,742 1200,730 1800,744 2440,728',
    ],
    shore: [
      '-40,790 400,800 1000,784 1600,800 2440,778',
      '-40,806 400,816 1000,800 1600,818 2440,796',
      '-40,834 400,826 1000,838 1600,828 2440,830',
      '-40,980 600,960 1300,900 1900,862 2440,850',
    ],
    woman: { x: 1656, y: 382, scale: 0.8 },
    dhow: { x: 1288, y: 424, scale: 0.74 },
    fronds: [
      { x: 2490, y: 84, scale: 1.04, turn: -22 },
      { x: 2600, y: -80, scale: 1.1, turn: -8 },
    ],
  }),
  tall: atTheLagoon({
    subject: [376, 622, 290, 236],
    horizon: 798,
    sun: 784,
    radii: [690, 500, 340, 214],
    edges: ['-40,876 400,882 1120,872', '-40,984 400,978 1120,988', '-40,1064 400,1070 1120,1060'],
    shore: [
      '-40,1114 400,1122 1120,1106',
      '-40,1128 400,1138 1120,1122',
      '-40,1154 400,1148 1120,1156',
      '-40,1326 400,1310 800,1270 1120,1216',
    ],
    woman: { x: 520, y: 832, scale: 0.66 },
    dhow: { x: 176, y: 868, scale: 0.72 },
    fronds: [
      { x: 1150, y: 716, scale: 0.6, turn: -34 },
      { x: 1160, y: 586, scale: 0.78, turn: 2 },
    ],
  }),
});
