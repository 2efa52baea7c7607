import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { raftPlunging } from '../../figures/placing/raftPlunging.ts';
import { light } from '../../light/light.ts';

const [BANK, WATER, DEEP, FOAM, SHADE] = ['#0f5a45', '#1f9c94', '#0e6f78', '#f8fff8', '#a9dcd6'];
const [BILL, GAPE, LORE, INK] = ['#ffbf2b', '#c4741a', '#a9c46a', '#122a2c'];

/** Crown, bill side, throat, the hollow under the crest down to the raft; then the foam that runs back to the left. */
const EGRET =
  '-40,640,1 90,600 230,512 330,400 390,270 456,150 550,74 660,46 760,56 830,86 886,130 922,172,1 880,222,1 830,216 784,186 730,164 664,172 606,222 580,300 586,400 620,500 690,588 800,640 880,660,1 780,672 680,640 610,590 560,540,1 520,560 480,620 486,700,1 450,640 400,650 340,740,1 340,680 280,680 190,800,1 196,728 130,740 30,860,1 40,780 -40,800,1';

/** The white water below Jinja rears over a raft as an egret over a fish. */
export const nileEgretWave: readonly Picture[] = [
  picture(
    'places/nile-1',
    light('noon', 'uganda', 'left'),
    plan({ subject: [380, 60, 480, 300], camera: 'profile' }),
    wash(BANK),
    // The water under the crest.
    cut(
      WATER,
      '-40,700,1 120,640 300,500 420,300 560,300,1 570,400 600,490 680,580 790,640 920,664 1240,656,1 1240,920,1 -40,920,1',
    ),
    floor(DEEP, '-40,850 200,840 500,760 800,800 1240,770'),
    // Crest, neck and head; spray blows off its back as plumes.
    cut(
      FOAM,
      limb('500,230,50 380,270,34 300,310,16 216,326,0'),
      limb('460,310,50 330,350,34 240,386,14 146,400,0'),
      limb('420,390,50 280,430,32 180,460,13 80,470,0'),
      limb('360,470,46 220,510,28 120,530,11 30,540,0'),
    ),
    within(
      FOAM,
      outline(EGRET),
      cut(
        SHADE,
        '922,172,1 872,196 820,186 770,160 716,146 650,158 584,210 548,290 550,400 580,490 640,570 740,636 900,700,1 1000,640,1 760,560,1 700,300,1 880,260,1',
      ),
    ),
    cut(LORE, '848,152,1 862,134 882,128,1 892,160 880,196,1 862,178'),
    cut(BILL, '880,128,1 924,170 1006,258 1080,356,1 990,302 920,254 872,224,1 866,172'),
    inked(GAPE, 5, '828,178 876,192 950,250 1058,334'),
    cut(BILL, disc(838, 147, 14)),
    cut(INK, disc(840, 147, 8)),
    inked(INK, 4, '822,138 838,131 856,136'),
    moved({ x: 930, y: 690, flip: true, turn: 12, scale: 0.48 }, ...raftPlunging),
    // Its bow meets the foot of the wave.
    cut(FOAM, '688,634,1 704,614,1 728,613,1 800,660,1 850,720,1 790,718 726,672'),
  ),
];
