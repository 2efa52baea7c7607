import { cut, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { box, disc, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [DARK, BRASS, LIT, SHADE] = ['#262e75', '#f2a93b', '#ffe0a0', '#c26a2b'];

/** The bit of the key: a merchant's house, the two spires of Saint Joseph's, a minaret, a house under tin. */
const HOUSE = angular('436,640 436,392 476,392 476,364 556,364 556,392 596,392 596,640');
const SPIRES = angular(
  '622,640 622,372 654,196 686,372 686,438 724,386 762,438 762,372 794,196 826,372 826,640',
);
const MINARET =
  '842,640,1 852,296,1 832,296,1 832,264,1 860,264,1 864,184,1 868,140 892,108,1 916,140 920,184,1 924,264,1 952,264,1 952,296,1 932,296,1 942,640,1';
const TIN = angular('958,640 958,484 950,484 990,404 1064,404 1108,484 1096,484 1096,640');

const lancet = (x: number, y: number, half: number, height: number) =>
  `${x - half},${y + height},1 ${x - half},${y},1 ${x - half},${y - half} ${x},${y - 2 * half},1 ${x + half},${y - half} ${x + half},${y},1 ${x + half},${y + height},1`;

/** Stone Town at five: the key to a room in an old merchant's house has the town for its teeth. */
export const zanzibarRoomKey: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dawn', 'zanzibar', 'right'),
    plan({ subject: [450, 400, 650, 300], camera: 'front' }),
    wash(DARK),
    // Shank, collar and bow.
    within(
      BRASS,
      panel('340,616 1150,616,44 1150,708,44 340,708;372,584,14 402,584,14 402,740,14 372,740,14'),
      cut(SHADE, box(340, 674, 820, 80)),
    ),
    within(BRASS, disc(166, 662, 196), cut(SHADE, box(-40, 460, 420, 420)), cut(BRASS, disc(166, 628, 200))),
    cut(DARK, disc(166, 662, 112)),
    within(BRASS, HOUSE, cut(LIT, box(566, 360, 40, 256))),
    within(
      BRASS,
      SPIRES,
      cut(
        LIT,
        angular('654,196 700,196 686,438 670,460 670,372'),
        angular('794,196 840,196 840,616 804,616 804,372'),
      ),
    ),
    within(BRASS, MINARET, cut(LIT, '892,100,1 960,100,1 960,616,1 914,616,1 904,264,1 904,184,1 904,140')),
    within(BRASS, TIN, cut(SHADE, box(930, 390, 200, 94)), cut(LIT, box(1066, 484, 40, 132))),
    // The minaret's crescent; a carved balcony.
    cut(BRASS, '874,54,1 854,108 930,108 910,54,1 912,90 872,90'),
    cut(BRASS, box(889, 94, 6, 20)),
    cut(SHADE, box(424, 446, 184, 18), box(424, 536, 184, 18)),
    cut(
      DARK,
      ...[462, 516, 570].map((x) => lancet(x, 500, 15, 36)),
      lancet(648, 404, 9, 34),
      lancet(788, 404, 9, 34),
      lancet(724, 520, 20, 50),
      lancet(888, 214, 8, 26),
      lancet(992, 540, 12, 36),
      lancet(1034, 540, 12, 36),
    ),
  ),
];
