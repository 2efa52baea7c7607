import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';

/** Skin in the sun and turned away, a coral jacket, trousers, the pack. */
const [SKIN, SKIN_SHADE, COAT, COAT_SHADE, CLOTH, CLOTH_SHADE] = [
  '#8a5236',
  '#5e3428',
  '#f0643c',
  '#b8402c',
  '#3a4a6e',
  '#263254',
];

/** A walker sits on a rock in profile, facing right: knees drawn up, arms round them, chin raised. The seat is at 0,0. */
const walker: readonly Layer[] = [
  cut('#16302c', '-70,18,1 -56,-6 -20,-14 30,-10 80,20 120,56 130,76,1 -90,76,1'),
  // The pack beside, its lid and straps.
  cut('#e8b23c', '-74,14,1 -82,-30 -74,-62 -50,-66 -40,-40 -40,14,1'),
  cut('#b8842c', '-62,14,1 -54,-30 -50,-66 -40,-40 -40,14,1', '-80,-40,1 -46,-44,1 -46,-36,1 -81,-32,1'),
  // The far leg, the near leg.
  cut(CLOTH_SHADE, flesh('4,-14 62,-54 74,10', '0,15,15 0.9,12,12 1.2,11,11 2,8,8')),
  cut('#2a2430', '64,14,1 66,0,1 84,0,1 92,8 108,12 108,20,1 64,20,1'),
  cut(CLOTH, flesh('0,-10 54,-44 60,22', '0,18,17 0.5,15,14 0.95,12,12 1.2,12,11 2,9,8')),
  cut(CLOTH_SHADE, '44,-26,1 56,-30 60,0 66,20,1 52,22,1 52,0'),
  cut('#3a3140', '50,26,1 51,12,1 70,12,1 78,20 96,24 96,32,1 50,32,1'),
  // The trunk leans a little back, the head looks out.
  cut(COAT, '-20,2,1 -24,-40 -18,-78 -4,-96 16,-98 30,-86 34,-60 30,-30 22,0,1'),
  cut(COAT_SHADE, '-20,2,1 -24,-40 -18,-78 -6,-94,1 -4,-60 -6,-30 2,0,1'),
  cut(SKIN_SHADE, '2,-92,1 3,-112,1 18,-112,1 19,-92 10,-86'),
  cut(
    SKIN,
    '-4,-120 -4,-140 10,-150 26,-146 31,-136 31,-128 35,-122,1 31,-119 31,-110 24,-104 12,-104 0,-110',
  ),
  cut('#2a1a20', '-8,-116 -8,-138 2,-150 14,-150 12,-136 6,-128 4,-112'),
  cut('#f4e6c0', '-12,-138,1 -8,-156 8,-166 22,-162 30,-148,1 48,-142 46,-138,1 20,-142'),
  // The near arm round the knees, the hand on the shin.
  cut(COAT, flesh('8,-82 24,-38 58,-34', '0,11,10 0.4,10,10 0.95,9,9 1.5,8,8 2,6,6')),
  cut(COAT_SHADE, '14,-40,1 26,-30 52,-28 56,-30,1 40,-26 24,-22 12,-30'),
  cut(SKIN, disc(64, -33, 8, 6)),
  cut('#ff9a64', '30,-84,1 35,-62 30,-32,1 27,-60'),
];

/** Bisoke's near rim, broad enough to sit on: grass lit along its edge, and a walker who looks down at the lake. */
export const craterRim: readonly Layer[] = [
  cut(
    '#123632',
    '-40,640,1 60,660 150,690 260,720 360,752 480,776 600,786 740,780 880,756 1000,724 1120,676 1240,630,1 1240,920,1 -40,920,1',
  ),
  cut(
    '#b9d67a',
    '-40,640,1 60,660 150,690 260,720 360,752 480,776 600,786 740,780 880,756 1000,724 1120,676 1240,630,1 1240,646,1 1120,694 1000,738 880,768 740,792 600,797 480,786 360,760 260,728 150,698 60,668 -40,650,1',
  ),
  cut('#1d4c40', '-40,760,1 100,780 300,830 560,850 800,840 1000,800 1240,740,1 1240,920,1 -40,920,1'),
  moved({ x: 236, y: 706, scale: 1.3 }, ...walker),
];
