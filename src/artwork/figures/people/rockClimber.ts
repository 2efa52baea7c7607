import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, SKIN_LIT, WHITE, GREY] = ['#5a2c24', '#c07040', '#fff4de', '#b59cb0'];
const [CLOTH, CLOTH_LIT, DARK, ROPE, HELMET, HELMET_DARK] = [
  '#1f3f8c',
  '#5a8ad8',
  '#15123a',
  '#ff5a36',
  '#e2362c',
  '#8e1a34',
];

/** A climber on a wall, from behind, reaching up; the hips are at (0, 0), the body 330 pixels from hand to foot, the rope runs up; the sun at the left. */
export const rockClimber: readonly Layer[] = [
  inked(ROPE, 6, '4,-110 0,-240 -4,-374'),
  // Legs: the right one straight, the left knee drawn up and out.
  cut(CLOTH, limb('16,0,22 32,64,18 30,118,13'), limb('-16,2,23 -44,26,22 -74,24,18 -78,50,15 -64,84,12')),
  cut(CLOTH_LIT, limb('-20,-8,4 -46,8,6 -80,10,6 -92,40,4'), limb('2,10,4 16,66,6 19,116,4')),
  cut(DARK, '18,114,1 42,114,1 52,136 30,146 10,138', '-76,80,1 -52,80,1 -46,100 -66,108 -92,102'),
  // Arms.
  cut(
    SKIN,
    limb('36,-84,15 70,-92,13 84,-128,10 92,-156,9'),
    limb('-38,-92,15 -64,-128,13 -58,-170,10 -48,-198,9'),
  ),
  cut(SKIN_LIT, limb('-50,-100,4 -74,-130,5 -66,-172,4 -56,-200,3'), limb('76,-110,3 78,-134,3 84,-158,3')),
  cut(SKIN, disc(94, -160, 12, 10), disc(-46, -204, 12, 11)),
  within(
    WHITE,
    '-26,4,1 -30,-50 -50,-84,1 -56,-108 -30,-116 0,-112 30,-112 56,-98 50,-76,1 32,-46 26,4,1',
    cut(GREY, '70,-130,1 10,-130,1 14,-90 2,-50 8,10,1 70,10,1'),
  ),
  cut(WHITE, limb('-40,-96,18 -60,-118,16')),
  cut(GREY, limb('38,-92,17 62,-92,15')),
  inked(DARK, 7, '-28,-4 0,2 28,-4', '-22,0 -30,30 -16,40', '22,0 34,30 18,38'),
  cut(HELMET, '-14,0,1 14,0,1 12,28 0,34 -12,28'),
  cut(SKIN, limb('0,-110,13 0,-130,13')),
  within(HELMET, disc(-2, -146, 28, 26), cut(HELMET_DARK, '10,-180,1 14,-150 4,-110,1 40,-110,1 40,-180,1')),
];
