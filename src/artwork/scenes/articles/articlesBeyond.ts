import { cut, inked, spots, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { duneCouple } from '../../figures/placing/duneCouple.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** A coast beyond the five countries. */
export const articlesBeyond: readonly Picture[] = [
  // One tall dune, its crest between sun and shade; far below, channels wind between the sandbanks.
  picture(
    'articles/bazaruto',
    light('morning', 'zanzibar', 'right', 18),
    plan({ subject: [0, 330, 560, 570], camera: 'back' }),
    strata(['#6f9cc0', '#b9c4c4', '#f8c79c', '#ffe3b4'], { height: 190 }),
    strata(['#7fb4b8', '#3f9aa8', '#1f8a9c', '#1a94a0'], { below: true, y: 188, height: 620 }),
    // Sandbanks, wider and further apart the nearer they lie, each in its pale shallows.
    cut(
      '#7fd2c4',
      '640,236,1 820,222 1210,226,1 1210,244,1 900,240 760,248; 480,300,1 640,270 860,286 1010,262 1210,270,1 1210,310,1 1040,300 880,330 660,318; 560,420,1 700,350 900,388 1060,330 1210,336,1 1210,470,1 1110,420 960,470 780,440 640,480,1; 700,590,1 800,520 900,500 1000,556 1130,494 1210,500,1 1210,760,1 900,700,1',
    ),
    cut(
      '#fff0cc',
      '760,236,1 900,228 1210,231,1 1210,238,1 920,235; 560,298,1 660,282 860,300 1010,272 1210,280,1 1210,294,1 1030,286 880,318 680,308; 690,404,1 740,376 900,414 1060,352 1210,360,1 1210,404,1 1100,382 950,446 800,424; 800,580,1 880,530 1010,590 1130,530 1210,536,1 1210,640,1 1080,640 940,628',
    ),
    inked('#cfeee0', 3, '820,256 900,254;1060,322 1150,320;980,496 1080,486'),
    place(farDhow(), { x: 590, y: 266, metre: 11, shadow: false, coat: { pale: '#fff4dc' } }),
    // The dune in the sun, its shade side, and the hollow that the wind has cut.
    cut(
      '#f6c98a',
      '-10,520,1 120,440 260,336 372,286,1 460,330 560,440 700,566 880,650 1210,720,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#ffe0a8',
      '372,286,1 460,330 560,440 700,566 880,650 1210,720,1 1210,762,1 900,706 690,640 520,500 440,370,1',
    ),
    cut(
      '#8a5f72',
      '-10,520,1 120,440 260,336 372,286,1 440,360 440,440 350,510 300,590 380,680 520,730 600,800 590,910,1 -10,910,1',
    ),
    cut('#6b4766', '-10,640,1 70,650 150,720 260,770 380,820 440,910,1 -10,910,1'),
    cut('#a87478', '372,286,1 260,336 120,440 -10,520,1 -10,560,1 130,480 280,372,1'),
    cut('#d99a6c', '640,910,1 760,800 940,770 1210,800,1 1210,910,1'),
    cut('#f6c98a', '760,910,1 860,840 1010,830 1210,860,1 1210,910,1'),
    inked(
      '#e8b074',
      4,
      '470,420 560,540 720,650 960,724;450,500 520,590 680,700 860,750;430,560 480,640 600,720 720,780',
    ),
    cut(
      '#5a3a58',
      ...spots('560,880 572,852 556,826 560,800 536,780 530,756 500,748', 9, 4),
      ...spots('476,730 450,728 428,708 400,702 382,680 358,672 348,650', 7, 3),
      ...spots('330,636 328,616 314,604 320,586 322,570', 5, 2),
    ),
    duneCouple(352, 552, 0.56),
  ),
];
