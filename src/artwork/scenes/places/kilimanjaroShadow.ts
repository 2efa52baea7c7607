import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { noise, random } from '../../canvas/random.ts';
import { climbersAtRim } from '../../figures/people/climbersAtRim.ts';
import { mix } from '../../light/colour.ts';
import { light } from '../../light/light.ts';

/** Where the shadow of the mountain ends, and with it every shadow of the morning. */
const TIP = [610, 306] as const;
const HORIZON = 322;
/** Rows of the sea of cloud: how far each lies below the horizon, the further the closer together. */
const ROWS = [2, 9, 18, 30, 46, 68, 97, 134, 182, 244, 322] as const;

/** The billows of one row of cloud, as points of an outline. */
const billows = (deep: number, at: number): string => {
  const swell = noise(random(`cloud ${at}`), 2);
  const step = Math.max(16, deep * 0.3);
  const row: string[] = [];
  for (let x = -60; x < 1260 + step; x += step) {
    row.push(
      `${Math.round(x)},${Math.round(HORIZON + deep + swell(x / (deep * 1.4 + 24)) * (deep * 0.13 + 1))}`,
    );
  }
  return row.join(' ');
};

/** The heads of one row's billows, which the low sun strikes: one lobe to four, now high, now low. */
const heads = (deep: number, at: number): string[] => {
  const source = random(`heads ${at}`);
  const caps: string[] = [];
  for (let x = source.between(-80, 0); x < 1240; x += deep * source.between(0.5, 2.2) + 22) {
    const lobes = source.whole(1, deep > 40 ? 4 : 2);
    const top = HORIZON + deep * (1 + source.between(0.01, 0.15));
    let row = `${Math.round(x)},${Math.round(top)},1`;
    for (let lobe = 0; lobe < lobes; lobe += 1) {
      const long = deep * source.between(0.2, 0.62) + 8;
      const high = deep * source.between(0.06, 0.17) + 2;
      const end = top - (lobe === lobes - 1 ? 0 : high * source.between(0.1, 0.5));
      row += ` ${Math.round(x + long * 0.2)},${Math.round(top - high)} ${Math.round(x + long * 0.75)},${Math.round(top - high)} ${Math.round(x + long)},${Math.round(end)},1`;
      x += long;
    }
    caps.push(`${row} ${Math.round(x - deep * 0.4)},${Math.round(top + deep * 0.05)}`);
  }
  return caps;
};

/** The sea of cloud, its colours from the horizon to the near: the rows by turns in two, and the light on their heads. */
const seaOfCloud = (
  far: readonly [string, string, string],
  near: readonly [string, string, string],
): Layer[] =>
  ROWS.flatMap((deep, at) => {
    const share = at / (ROWS.length - 1);
    const of = (part: 0 | 1 | 2) => mix(far[part], near[part], share);
    return [floor(of(at % 2 === 0 ? 0 : 1), billows(deep, at)), cut(of(2), ...heads(deep, at))];
  });

/** A strip of shadow on the snow towards the tip, from a boot at (x, y), so wide there, up to the edge of the rim. */
const strip = (x: number, y: number, half: number): string => {
  const to = 750;
  const share = (y - to) / (y - TIP[1]);
  const [endX, end] = [x + (TIP[0] - x) * share, half * (1 - share)];
  return `${x - half},${y},1 ${Math.round(endX - end)},${to},1 ${Math.round(endX + end)},${to},1 ${x + half},${y},1`;
};

/** The mountain's shadow on the cloud: straight to the tip, as only a shadow is. */
const CONE = `${TIP[0]},${HORIZON - 6},1 1310,760,1 -90,760,1`;

/** The shadow deepens towards us, row by row. */
const deepening = (opacity: number, rows: readonly number[]): Layer[] =>
  rows.map((at) => floor({ fill: '#0e2a9c', opacity }, billows(ROWS[at]!, at)));

const SHADE = '#a38dbc';

/** Sunrise on the crater's rim: the mountain lays its own shadow over the cloud as far as the horizon. */
export const kilimanjaroShadow: readonly Picture[] = [
  picture(
    'places/kilimanjaro-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [300, 480, 620, 220], camera: 'back' }),
    strata(
      [
        [0, '#203f86'],
        [0.35, '#5468ae'],
        [0.62, '#ae88b8'],
        [0.84, '#f3939c'],
        [1, '#f9b8a4'],
      ],
      { height: 314, bands: 9 },
    ),
    floor('#b391b8', '-40,310 400,307 800,311 1240,305'),
    // Mount Meru stands out of the cloud, the open side of its crater lit.
    cut('#d2828e', '150,332,1 214,306 256,256 272,238,1 284,240,1 322,292 360,316 430,332,1'),
    cut(
      '#6a5a96',
      '150,332,1 214,306 256,256 272,238,1 262,276,1 270,292 246,318 250,332,1',
      '292,276,1 300,292 330,332,1 306,332,1 288,304',
    ),
    ...seaOfCloud(['#e9a5ac', '#f0aea8', '#ffcdb4'], ['#ee9088', '#fdb68e', '#ffe2b4']),
    within('none', CONE, ...deepening(0.16, [0, 1, 2, 4, 5, 6, 8])),
    // The rim: rock that the sun strikes from behind us, and snow.
    floor(
      '#a34a44',
      '-40,664,1 30,650,1 74,676,1 140,672,1 176,704,1 250,712,1 300,730,1 420,738 560,730,1 640,740,1 760,734 900,738,1 960,722,1 1020,720,1 1060,690,1 1110,684,1 1150,648,1 1200,640,1 1240,600',
    ),
    cut(
      '#7c3048',
      '-40,700,1 60,694,1 120,712,1 180,716,1 260,736,1 200,744 -40,744,1;1240,650,1 1180,690,1 1120,706,1 1060,730,1 980,742,1 1100,752 1240,752,1',
    ),
    floor('#ffdfb6', '-40,736 160,756 420,750 640,752 860,748 1020,756 1240,726'),
    cut(
      '#f8c49c',
      '-40,800,1 120,790 260,806 420,800,1 260,818 100,812 -40,826,1',
      '700,880,1 860,868 1010,886 1240,860,1 1240,888,1 1000,902 840,884',
      '900,778,1 1040,770 1240,780,1 1240,792,1 1040,784',
    ),
    cut(SHADE, strip(794, 876, 12), strip(837, 878, 12), strip(930, 886, 12), strip(978, 886, 12)),
    inked(SHADE, 4, '878,876 852,748', '890,886 838,748', '1026,888 958,748'),
    moved({ x: 886, y: 872, scale: 1 }, ...climbersAtRim),
  ),
];
