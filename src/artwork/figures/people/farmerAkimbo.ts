import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [DRESS, FOLD, SKIN, SCARF, WOOD, IRON] = [
  '#e2472b',
  '#b8321f',
  '#43261a',
  '#fbf3d8',
  '#6b4423',
  '#0f3a30',
];

/** A farmer, hands on her hips, her hoe left standing beside her; she looks to the left. Its foot is at (0,0), its height 300. */
export const farmerAkimbo: readonly Layer[] = [
  // Hoe.
  cut(WOOD, limb('128,-226,5 88,-44,5')),
  cut(IRON, '98,-56,1 86,-36,1 52,-2,1 30,-24,1 62,-44'),
  // Arms: the elbows stand out, the hands lie behind the hips.
  cut(SKIN, limb('-30,-196,11 -72,-152,11 -34,-116,9'), limb('34,-196,11 72,-152,11 36,-116,9')),
  moved(
    { x: 0, y: 9 },
    // Neck and face, turned to the left.
    cut(SKIN, '-8,-214,1 -10,-236 -4,-246,1 22,-250,1 22,-212,1'),
    cut(
      SKIN,
      '-16,-288,1 -22,-276 -24,-268,1 -32,-258,1 -24,-254,1 -28,-249,1 -24,-245,1 -26,-238 -18,-232 0,-236 18,-250 20,-290,1',
    ),
    // Headscarf, knotted at the nape.
    cut(
      SCARF,
      '-20,-280,1 -20,-306 6,-320 34,-306 38,-276 24,-250,1 10,-262 -4,-280',
      '26,-262,1 48,-268 52,-250 36,-246',
    ),
    cut('#fbf3d8', disc(-15, -265, 3, 2)),
  ),
  // Dress: short sleeves, a wrapped skirt.
  cut(
    DRESS,
    '-10,-216,1 8,-206 24,-216,1 44,-208 54,-192 52,-176,1 34,-172,1 28,-128,1 40,-110 52,-60 56,0,1 -54,0,1 -50,-60 -40,-110 -28,-128,1 -32,-172,1 -50,-176,1 -50,-192 -38,-208',
  ),
  cut(FOLD, '28,-128,1 40,-110 52,-60 56,0,1 22,0,1 20,-60 -28,-124,1'),
  cut(SCARF, '-29,-132,1 29,-132,1 30,-122,1 -30,-122,1'),
  inked(FOLD, 3, '-20,-120 -30,-60 -32,0'),
];
