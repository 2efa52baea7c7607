import { cut, glow, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { shoalPast } from '../../figures/placing/shoalPast.ts';
import { outriggerOverhead, turtleOverhead } from '../../figures/placing/turtleOverhead.ts';
import { limbs } from '../../land/cutout.ts';
import { light } from '../../light/light.ts';

/** A reef of Zanzibar, which only the articles visit. */
export const articlesIslands: readonly Picture[] = [
  // From between the corals: the turtle overhead, and above it the one boat of the morning.
  picture(
    'articles/mnemba',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [370, 210, 350, 340], camera: 'below' }),
    wash([
      [0, '#b4f4e0'],
      [0.34, '#92e6da'],
      [0.64, '#58c8cc'],
      [1, '#0e4a7c'],
    ]),
    glow(860, 80, 720, '#f4fff0', 0.9),
    cut(
      { fill: '#f4fff0', opacity: 0.16 },
      '820,-10,1 900,-10,1 520,910,1 300,910,1; 930,-10,1 980,-10,1 860,910,1 720,910,1; 1010,-10,1 1080,-10,1 1180,910,1 1040,910,1',
    ),
    cut(
      '#f4fff0',
      '560,30,1 660,16 760,34,1 660,44; 470,92,1 560,80 640,96,1 560,104; 1040,46,1 1120,30 1210,44,1 1120,60; 1060,124,1 1120,114 1190,126,1 1120,134; 240,36,1 340,26 430,40,1 340,48; 690,96,1 740,88 780,98,1 740,104',
    ),
    outriggerOverhead(930, 92, 0.84, -8),
    // The reef in three steps of blue: far heads, nearer domes, and the dark tables beside us.
    cut(
      '#2a93ae',
      '-10,720,1 40,660 110,690 200,730 250,740,1 270,680 350,640 420,670 450,740,1 520,720 600,740,1 640,690 720,670 790,700 810,740,1 850,640 960,600 1060,640 1090,700,1 1130,640 1210,630,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#176a94',
      '-10,800,1 120,790 250,800,1 280,740 350,712 430,736 460,800,1 560,812 640,806,1 660,770 720,750 780,770 800,810,1 840,740 930,700 1030,730 1070,790,1 1210,760,1 1210,910,1 -10,910,1',
    ),
    shoalPast,
    turtleOverhead(520, 384, 1.02, 42),
    cut(
      '#0a2f58',
      '-10,610,1 90,600 200,612 280,634,1 306,650 290,668,1 220,680 150,690 100,716 84,760 96,820,1 140,850 220,856,1 270,840 330,846,1 420,850 500,880 620,880,1 660,846 740,836 800,850 830,880,1 900,870 960,880,1 1010,850 1210,840,1 1210,910,1 -10,910,1',
    ),
    cut('#ff8f78', '-10,610,1 90,600 200,612 280,634,1 306,650 290,668,1 284,656 200,630 90,616 -10,624,1'),
    limbs(
      '#0a2f58',
      '1090,910,24 1084,800,19 1056,700,13 1036,630,9,1;1096,820,17 1130,720,14 1128,610,11 1114,540,8,1;1104,850,17 1170,760,14 1184,650,11 1190,560,8,1;1064,740,11 1014,700,10 990,650,7,1;1130,700,11 1098,640,9 1086,590,7,1',
    ),
    cut('#ff8f78', ...spots('1036,628 1113,538 1190,558 989,646 1085,586', 9, 12)),
  ),
];
