import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { box, disc } from '../../drawing/brush.ts';
import { dhowAtDusk } from '../../figures/boats/dhowAtDusk.ts';
import { eveningFront } from '../../figures/buildings/eveningFront.ts';
import { light } from '../../light/light.ts';

const FRONT = {
  far: '#3d2f72',
  wall: '#7a4a80',
  shade: '#4a2a68',
  column: '#f3b196',
  ledge: '#c97f8a',
  lamp: '#ffd26e',
};
/** The same front as it shows through a sail. */
const SEEN = {
  far: '#e25340',
  wall: '#dc4d3e',
  shade: '#d2453f',
  column: '#f2704a',
  ledge: '#f2704a',
  lamp: '#ffc46a',
};
const [NIGHT, BLUE, INDIGO, ROSE, SLATE] = ['#0d1a47', '#132658', '#1b3069', '#d8697e', '#4b4388'];
const [WATER, NEAR, DARK, WALL, COPING] = ['#3c3a7c', '#252c66', '#161f50', '#1c0f38', '#e58f86'];

interface View {
  subject: Box;
  horizon: number;
  /** Shapes of the sky, far to near. */
  blue: readonly string[];
  indigo: readonly string[];
  rose: readonly string[];
  front: Placing & { scale: number };
  boat: Placing & { scale: number };
  /** The last rose of the sky on the water, and a far sail. */
  glints: readonly string[];
  sail: string;
  /** The edges of the water's nearer inks. */
  near: string;
  dark: string;
}

/** A light drawn out on the water: so many dashes from (x, y) down. */
const drawnOut = (x: number, y: number, count: number, half: number, step: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const reach = half * (1 - at / (count + 2)) * (at % 2 ? 0.62 : 1);
    const [mid, low] = [x + (at % 3) * half * 0.2 - half * 0.2, y + at * step + at * at * 0.6];
    return `${mid - reach},${low},1 ${mid},${low - step * 0.3} ${mid + reach},${low},1 ${mid},${low + step * 0.3}`;
  });

/** Lamps on the quay, in shares of the front's size from its middle. */
const LAMPS = [-940, -780, -620, -440, -200, 84, 240, 410, 540];

const offStoneTown = ({
  subject,
  horizon,
  blue,
  indigo,
  rose,
  front,
  boat,
  glints,
  sail,
  near,
  dark,
}: View): Layer[] => {
  const { x, y, scale } = front;
  const lamps = LAMPS.map((at) => Math.round(x + at * scale));
  return [
    plan({ subject, camera: 'wide' }),
    cut(NIGHT, box(-20, -20, 2440, 1420)),
    cut(BLUE, ...blue),
    cut(INDIGO, ...indigo),
    cut(ROSE, ...rose),
    cut(SLATE, box(-20, horizon - 30, 2440, 40)),
    floor(WATER, `0,${horizon},1 2400,${horizon},1`),
    cut('#8f5a92', box(-20, horizon, 2440, 9)),
    ...(sail ? [cut(DARK, sail)] : []),
    moved(front, ...eveningFront(FRONT)),
    floor(NEAR, near),
    floor(DARK, dark),
    cut(
      WALL,
      `${x - 1220 * scale},${horizon},1 2440,${y - 4},1 2440,${y + 34},1 ${x - 1220 * scale},${horizon + 4},1`,
    ),
    cut(COPING, `${x - 1220 * scale},${horizon},1 2440,${y - 5},1 2440,${y + 2},1`),
    inked(WALL, 4, ...lamps.map((at) => `${at},${y} ${at},${y - 44}`)),
    cut('#fff0b8', ...lamps.map((at) => disc(at, y - 48, 8))),
    cut('#a8618c', ...glints),
    cut('#f2b064', ...lamps.flatMap((at, turn) => drawnOut(at, y + 46, 5 + (turn % 3), 26 + turn * 2, 15))),
    cut('#d9523f', ...drawnOut(boat.x - 120 * scale, boat.y + 56, 7, 210, 16)),
    ...dhowAtDusk(boat, moved(front, ...eveningFront(SEEN))),
  ];
};

/** Stone Town from the water at dusk: its lit galleries shine through the sail that passes. */
export const postersStoneTown: readonly Picture[] = poster('zanzibar', {
  light: light('dusk', 'zanzibar', 'left'),
  wide: offStoneTown({
    subject: [1260, 200, 560, 560],
    horizon: 744,
    blue: ['-40,250,1 600,300 1300,210 2440,60,1 2440,1000,1 -40,1000,1'],
    indigo: ['-40,520,1 500,500 1100,440 1700,330 2440,240,1 2440,1000,1 -40,1000,1'],
    rose: ['-40,668,1 700,652,1 1300,640,1 2440,470,1 2440,800,1 -40,800,1'],
    front: { x: 1890, y: 748, scale: 0.9 },
    boat: { x: 1590, y: 872, scale: 0.94 },
    glints: [
      ...drawnOut(240, 766, 3, 300, 14),
      ...drawnOut(760, 774, 2, 190, 12),
      ...drawnOut(420, 838, 3, 230, 16),
      ...drawnOut(900, 862, 2, 150, 14),
      ...drawnOut(2160, 868, 3, 170, 16),
    ],
    sail: '356,742,1 366,690 344,640,1 398,694 424,736,1 436,738,1 428,750,1 352,750,1 342,738,1',
    near: '-40,800 500,812 1000,806 1600,826 2440,806',
    dark: '-40,880 600,890 1200,876 1800,900 2440,884',
  }),
  tall: offStoneTown({
    subject: [130, 640, 420, 440],
    horizon: 1076,
    blue: ['-40,330,1 400,360 760,300 1120,210,1 1120,1100,1 -40,1100,1'],
    indigo: ['-40,620,1 300,590 700,520 1120,440,1 1120,1100,1 -40,1100,1'],
    rose: ['-40,950,1 300,924,1 700,866,1 1120,760,1 1120,1100,1 -40,1100,1'],
    front: { x: 740, y: 1080, scale: 0.76 },
    boat: { x: 440, y: 1226, scale: 0.85 },
    glints: [
      ...drawnOut(880, 1206, 3, 160, 16),
      ...drawnOut(160, 1290, 3, 170, 16),
      ...drawnOut(840, 1284, 3, 200, 18),
    ],
    sail: '',
    near: '-40,1134 300,1142 700,1130 1120,1142',
    dark: '-40,1234 400,1246 800,1228 1120,1244',
  }),
});
