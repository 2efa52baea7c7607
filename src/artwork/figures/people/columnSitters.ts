import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [SKIN, PALE, BOOT, TEA] = ['#4a2218', '#b4704a', '#2a1720', '#2f5fa8'];

/** Who sits on the edge of a seat at 0,0 and lets the legs hang to the right: thighs, shins, boots. */
const legs = (trousers: string, swing: number): Layer[] => [
  cut(
    trousers,
    `-24,4,1 -42,4 -42,-20 -30,-30,1 14,-28,1 52,-30 62,-20 64,-8,1 ${64 + swing},46,1 ${46 + swing},48,1 42,2,1`,
  ),
  cut(
    BOOT,
    `${46 + swing},46,1 ${65 + swing},44,1 ${68 + swing},56,1 ${84 + swing},62 ${86 + swing},70,1 ${48 + swing},72,1`,
  ),
];

/** The guide, upright, in a ranger's green and a hat with a brim; an arm points into the valley. */
export const sittingGuide: readonly Layer[] = [
  ...legs('#6b5a34', 0),
  cut('#1f4a36', '-34,-18,1 -34,-60 -26,-88 -8,-98 10,-96 20,-84 20,-50 16,-18,1'),
  cut(
    SKIN,
    '-6,-94,1 -8,-118 -4,-132 14,-136 24,-130 26,-118,1 30,-110,1 26,-108,1 26,-102 20,-96 12,-98,1 11,-88,1',
  ),
  cut(
    '#d9b15a',
    '-24,-124,1 -10,-128,1 -8,-146 4,-150 18,-146 22,-132,1 40,-127,1 40,-122,1 8,-122 -24,-118,1',
  ),
  cut('#2c664a', '-6,-92,1 14,-90 22,-78,1 56,-80,1 58,-68,1 14,-58 -4,-66,1'),
  cut(SKIN, '56,-80,1 86,-84 96,-84 98,-80 86,-75 58,-69,1'),
];

/** A woman with a headscarf, who drinks from a mug. */
export const sittingDrinker: readonly Layer[] = [
  ...legs('#22306b', -12),
  cut('#f4efe0', '-34,-18,1 -38,-56 -26,-84 -6,-92 12,-88 20,-70 18,-44 16,-18,1'),
  cut(SKIN, '-6,-88,1 -6,-112 2,-126 18,-128 26,-116,1 30,-107,1 26,-105,1 26,-98 20,-92 12,-93,1 10,-84,1'),
  cut(
    '#c8281e',
    '24,-122,1 4,-114 -6,-96,1 -18,-102 -26,-122 -14,-142 8,-144 22,-136,1',
    '-14,-104,1 -34,-92 -36,-72,1 -24,-82 -8,-94,1',
  ),
  cut('#d5ccb4', '-10,-80,1 6,-84 14,-72,1 14,-46,1 44,-64,1 50,-54,1 12,-26 -4,-30 -8,-50,1'),
  cut(SKIN, '42,-64,1 48,-80 56,-82 58,-72 50,-54,1'),
  cut(TEA, '40,-104,1 60,-98,1 56,-76,1 38,-80,1'),
];

/** A visitor in a cap, who leans forward with both hands on the stone and looks down past the boots. */
export const sittingLooker: readonly Layer[] = [
  ...legs('#b8a070', 10),
  cut('#1d6fa8', '-34,-18,1 -32,-54 -14,-80 8,-88 26,-80 30,-62 16,-18,1'),
  cut(PALE, '10,-82,1 14,-104 24,-118 42,-116 50,-104,1 51,-94,1 46,-94,1 44,-86 36,-80 30,-82,1 26,-72,1'),
  cut('#f0a832', '10,-100,1 10,-120 26,-130 44,-124 50,-108,1 66,-98,1 64,-94,1 44,-102 30,-98,1'),
  cut('#175a8a', '2,-76,1 20,-78 26,-64,1 22,-44,1 34,-36,1 28,-24,1 6,-36 2,-56,1'),
  cut(PALE, '28,-38,1 42,-30,1 46,-24,1 26,-22,1'),
  cut('#4a2a1c', disc(13, -98, 5)),
];
