import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, BLACK, FACE, WHITE, AMBER] = ['#e0452f', '#15131f', '#4a4763', '#fff8ea', '#f7a75c'];

/** A white key: the mantles of two neighbours, which meet between their shoulders. */
const KEY = twin('0,372,1 40,362 70,330 100,250,1 94,500,1 94,752,1 94,778 68,778,1 0,778,1');

/** A black key: a colobus that glances aside, and its tail that parts two white keys. */
const colobus = (glance: number) => [
  cut(BLACK, limb('0,520,9 0,640,8 0,800,9')),
  cut(WHITE, twin('0,770,1 16,782 26,826 20,862 0,880,1')),
  cut(
    WHITE,
    ...pair('30,150,1 60,158 80,184 92,232,1 80,226,1 84,264,1 72,256,1 70,298,1 40,270,1').split(';'),
  ),
  cut(
    BLACK,
    twin('0,76,1 36,76 66,104 64,150 56,176 48,230 44,262 58,300 58,360,1 58,540,1 58,566 34,566,1 0,566,1'),
  ),
  cut(WHITE, twin('0,146,1 20,132 44,140 60,160,1 40,154 18,152 0,164,1')),
  cut(FACE, twin('0,172 14,158 36,158 44,178 36,202 22,214 28,244 20,266 0,268')),
  cut(AMBER, twoDiscs(19, 184, 11)),
  cut(
    BLACK,
    disc(-19 + glance, 185, 6),
    disc(19 + glance, 185, 6),
    ...pair('3,238,1 12,230 12,240 6,244').split(';'),
  ),
  cut(FACE, twin('0,530,1 40,530,1 38,548 30,550,1 0,550,1')),
];

/** The newborn, the one key out of line. */
const newborn = [
  cut(GROUND, twin('0,320,1 60,320,1 68,346 68,424 66,500 36,500,1 6,500,1 6,790,1 0,790,1')),
  cut(AMBER, twoDiscs(50, 262, 13, 17)),
  cut(WHITE, twin('0,198,1 32,198 58,222 54,262 42,306 58,346 58,420 56,488 30,488,1 0,488,1')),
  cut(AMBER, twin('0,244 12,234 30,236 38,252 32,272 22,280 24,296 14,310 0,310')),
  cut(BLACK, twoDiscs(16, 258, 6), ...pair('3,290,1 10,284 10,291 5,294').split(';')),
];

const at = (x: number) => ({ x, y: 0 });

/** Who lives in the old forest: colobus. */
export const nyungweKeys: readonly Picture[] = [
  // A row of colobus is a keyboard.
  picture(
    'places/nyungwe-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [0, 380, 1200, 380], camera: 'front' }),
    wash(GROUND),
    ...[0, 200, 400, 600, 800, 1000, 1200].map((x) => moved(at(x), cut(WHITE, KEY))),
    moved(at(500), ...newborn),
    ...[100, 300, 700, 900, 1100].map((x) => moved(at(x), ...colobus(x < 500 ? 4 : -4))),
  ),
];
