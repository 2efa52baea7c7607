import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { light } from '../../light/light.ts';

const [AIR, LAKE] = ['#fff3da', '#2a9396'];
const [ROSE, PINK, DEEP, WOOD] = ['#ff8da2', '#ec5a80', '#b92c58', '#5c1230'];

/** Lake Manyara, with flamingos and with umbrella thorns. */
export const flamingoAcacia: readonly Picture[] = [
  // A lesser flamingo that is an umbrella thorn: the body its crown, the leg its trunk, the leg drawn up a bough.
  picture(
    'articles/lake-manyara',
    light('morning', 'tanzania', 'left'),
    plan({ camera: 'profile', subject: [310, 120, 740, 240] }),
    wash(AIR),
    floor(LAKE, '0,764,1 1200,764,1'),
    moved(
      { x: -26, y: 0 },
      inked(AIR, 6, 'M540 846a130 21 0 1 0 260 0a130 21 0 1 0 -260 0'),
      // The crown from below, with the leg and the boughs.
      cut(
        DEEP,
        lobes('392,350 440,316 640,316 660,352 616,380 562,388 506,384 452,374 392,350', 0.8),
        lobes('700,352 740,316 1000,316 1050,352 1006,378 950,392 888,398 826,396 766,384 700,352', 0.8),
      ),
      cut(
        WOOD,
        limb('670,848,16 669,760,12 668,690,12 668,640,15'),
        disc(668, 648, 22, 34),
        limb('668,640,15 668,570,18 656,510,15 604,450,11 540,400,8 440,296,4'),
        limb('668,560,12 672,480,12 652,400,9 636,300,5'),
        limb('664,590,8 676,550,12 696,490,11 716,430,9 724,340,5'),
        limb('806,440,9 836,404,9 880,376,7 940,340,4'),
        // Drawn up.
        limb('664,588,10 740,556,11 838,508,12'),
        disc(843, 506, 25, 21),
        limb('842,504,12 812,452,13 774,386,21 744,310,34'),
      ),
      // Two tiers of leaf and plume.
      cut(
        PINK,
        lobes(
          '310,270 420,210 1000,220 1160,316 1096,334 1036,328 970,340 900,338 832,350 756,344 684,352 610,340 540,342 470,324 410,322 354,300 310,270',
          0.72,
        ),
      ),
      cut(
        ROSE,
        lobes(
          '240,240 306,166 368,132 436,124 496,104 570,106 636,92 706,100 776,96 840,112 906,114 960,134 1014,142 1058,172 1098,206 1126,254 1056,268 990,262 920,276 844,272 770,284 690,278 612,286 538,274 464,274 390,256 310,250 240,240',
          0.72,
        ),
      ),
      // Neck, head, bill.
      cut(
        ROSE,
        limb(
          '470,190,56 380,196,56 320,204,48 246,214,34 172,254,25 152,330,22 196,408,21 254,470,20 268,530,20 240,576,23',
        ),
        '262,506,1 242,532 222,544 194,546 170,564 162,592,1 206,644,1 232,640 250,618 261,584,1',
      ),
      moved(
        { x: 204, y: 600, turn: -38, scale: 0.92 },
        cut(
          WOOD,
          '-30,-34,1 -66,-30 -110,-26 -136,6 -142,56,1 -142,84 -128,92,1 -112,84 -92,52 -66,38 -24,38,1 -18,0',
        ),
        inked(AIR, 4, '-40,14 -74,8 -108,20 -128,60'),
        cut(AIR, disc(-6, -10, 12)),
        cut(WOOD, disc(-8, -10, 7)),
      ),
    ),
  ),
];
