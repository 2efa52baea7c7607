import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { blanketSummits } from '../../figures/objects/blanketSummits.ts';
import { capSleeper } from '../../figures/people/capSleeper.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const [WALL, JOINT, BEAM, SKY, STAR] = ['#1c2360', '#161b4e', '#29357f', '#4a6fd0', '#f4f6ff'];
const [WOOL, LIT, SHADE, DEEP] = ['#b9c7f2', '#fffaf0', '#7f92da', '#4a5bb4'];
const [EMBER, DUSK] = ['#5a2a5e', '#3a2560'];
const [WOOD, WOOD_LIT, DARK] = ['#4a2640', '#c06a48', '#0e1036'];

/** The sleeper, face up on the pillow. */
const sleeper: readonly Layer[] = [
  cut(WOOL, '870,740,1 890,690 950,670 1080,660 1150,650 1196,690 1200,740,1'),
  cut(SHADE, '870,740,1 890,706 960,720 1060,716 1130,706 1200,716 1200,740,1'),
  moved({ x: 1004, y: 644, turn: 90, scale: 0.96 }, ...capSleeper),
];

/** Gumboots under the bunk. */
const boot = (x: number): Layer[] => [
  within(
    '#24524c',
    `${x},812,1 ${x + 50},812,1 ${x + 50},888,1 ${x - 40},888,1 ${x - 42},870 ${x - 24},858 ${x},850,1`,
    cut(
      '#d98a5c',
      `${x - 50},888,1 ${x - 50},850,1 ${x - 20},850 ${x - 4},846,1 ${x - 4},800,1 ${x + 8},800,1 ${x + 6},860 ${x - 24},866,1 ${x - 34},888,1`,
    ),
    cut('#143038', `${x - 60},880,1 ${x + 60},880,1 ${x + 60},900,1 ${x - 60},900,1`),
  ),
  cut('#16363a', disc(x + 25, 812, 25, 6)),
];

/** The cold night in the hut on the hike. */
export const moonHikeBlanket: readonly Picture[] = [
  // The knees of a sleeper under a white blanket are two summits of the Rwenzori.
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [300, 330, 260, 380], camera: 'profile' }),
    wash(WALL),
    inked(JOINT, 5, ...[100, 260, 420, 580, 740, 900, 1060].map((x) => `${x},-20 ${x},920`)),
    cut({ fill: BEAM, opacity: 0.7 }, '806,66,1 1064,304,1 760,900,1 -40,900,1 -40,560,1'),
    cut(DUSK, disc(-40, 700, 330)),
    cut(EMBER, disc(-40, 700, 200)),
    // The window.
    cut(DARK, box(800, 60, 270, 250)),
    within(
      SKY,
      box(816, 76, 238, 218),
      cut(STAR, ...spots('850,110 900,140 1020,100 970,120', 3)),
      rwenzoriPlanes({ x: 930, y: 312, scale: 0.25 }, { snow: LIT, blue: WOOL, rock: DEEP, deep: '#34479e' }),
      cut(DARK, box(928, 60, 14, 250), box(800, 178, 270, 14)),
    ),
    // The bunk.
    cut(DARK, box(-40, 780, 1320, 160)),
    cut('#2a1a44', box(-40, 880, 1320, 40)),
    cut(EMBER, '-40,880,1 700,880,1 420,920,1 -40,920,1'),
    ...boot(1110),
    ...boot(1014),
    ...sleeper,
    cut(WOOD, box(-40, 730, 1320, 66)),
    cut(WOOD_LIT, '-40,730,1 1240,730,1 1240,737,1 -40,737,1'),
    cut(WOOD_LIT, '-40,738,1 60,738,1 30,796,1 -40,796,1'),
    blanketSummits,
  ),
];
