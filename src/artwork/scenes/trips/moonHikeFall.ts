import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { bootEmptied } from '../../figures/objects/bootEmptied.ts';
import { slackVine, vine } from '../../figures/plants/vines.ts';
import { light } from '../../light/light.ts';

const [PAPER, ROCK, SKY, CLIFF, SHADE, DARK] = [
  '#f6f4ea',
  '#13242c',
  '#2b6f88',
  '#3d8a63',
  '#1c5a4a',
  '#113630',
];

/** Day two of the hike in the Mountains of the Moon, before breakfast: two falls. */
export const moonHikeFall: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-4',
    light('morning', 'uganda', 'right'),
    plan({ subject: [230, 260, 150, 480], camera: 'close' }),
    wash([SKY, SKY]),
    cut(
      PAPER,
      '60,300,1 180,160,1 220,190,1 300,60,1 350,130,1 380,110,1 480,240,1 560,300,1 560,330,1 400,330,1 400,800,1 220,800,1 220,420,1 60,420,1',
    ),
    cut(
      ROCK,
      '300,60,1 220,190,1 230,260,1 214,300,1 206,340,1 262,340,1 284,250,1 264,200,1 302,130,1',
      '180,160,1 60,300,1 60,400,1 150,330,1 170,250,1 160,210,1',
      '380,110,1 372,180,1 404,240,1 384,290,1 396,330,1 450,330,1 430,260,1 400,190,1',
    ),
    // Two walls of forest, the one in the shade of the morning; between them snow and fall are one sheet of paper.
    cut(
      CLIFF,
      '316,420,1 352,330,1 400,300 520,250 660,240 800,190 960,180 1100,130 1240,110,1 1240,940,1 380,940,1 384,700 350,560',
    ),
    cut(SHADE, '-40,190,1 60,230 140,240 210,290 262,316,1 296,420,1 280,560 240,700 236,940,1 -40,940,1'),
    cut(
      DARK,
      vine('40,220 50,330 36,460 52,600', 50),
      vine('170,262 166,360 180,440', 44),
      slackVine(40, 226, 170, 262, 110, 6),
    ),
    cut(SHADE, vine('450,268 444,380 460,500 450,590', 46), vine('560,240 566,300 556,340', 40)),
    cut(SKY, '-40,770,1 120,764 240,776,1 380,776,1 620,770 900,780 1240,760,1 1240,940,1 -40,940,1'),
    cut(
      DARK,
      '-40,750 60,740 160,756 240,776,1 200,790 -40,800,1',
      '1240,730,1 1100,744 980,770 900,790,1 1000,800 1240,800,1',
    ),
    cut(
      PAPER,
      disc(310, 790, 130, 20),
      disc(706, 852, 150, 22),
      '70,836,1 300,828 520,838,1 300,846;500,906,1 700,896 940,908,1 700,916;860,836,1 980,828 1090,836,1 980,842',
    ),
    ...bootEmptied,
  ),
];
