import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEEL, SHADE, BILL, DEEP] = ['#f6b93b', '#e6ecee', '#9fb0bd', '#df3b2c', '#a8232b'];
const [INK, NUT, FACET] = ['#1c2733', '#2b4a63', '#3f6785'];

/** Fit for the road: the jaws of a spanner are a red-billed hornbill's bill, and a hole in it the eye. */
export const vignetteSpannerHornbill: readonly Picture[] = [
  picture(
    'vignettes/mission-vehicles',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 560, y: 460, turn: -46, scale: 1.3 },
      within(
        STEEL,
        '-900,-84,1 -330,-76 -252,-72 -204,-88 -160,-124 -89,-154 8,-180 127,-154 254,-96 358,-6 408,111 397,193,1 369,128 314,51,1 165,-9,1 100,40,1 113,121,1 243,174,1 337,190,1 288,237 189,253 59,227 -51,180 -112,160 -166,120 -214,84 -262,72 -340,76 -900,84,1',
        cut(
          SHADE,
          '-900,12,1 -240,12 -140,30 -60,66 40,96 100,40,1 113,121,1 362,226,1 281,372,1 -79,249,1 -900,200,1',
        ),
        cut(BILL, '155,-196,1 91,-93 89,-18 100,40,1 334,135,1 308,200,1 456,260,1 553,-35,1'),
        cut(DEEP, '100,40,1 52,86 7,132 -12,254,1 318,387,1 337,179,1 115,90,1'),
      ),
      cut(SHADE, panel('-900,-50,1 -232,-46,46 -232,46,46 -900,50,1')),
      cut(INK, panel('-900,-34,1 -246,-32,32 -246,32,32 -900,34,1')),
      cut(NUT, '139,56,1 202,6,1 277,36,1 287,116,1 224,166,1 150,136,1'),
      cut(FACET, '139,56,1 202,6,1 277,36,1 287,116,1'),
      cut(GROUND, disc(213, 86, 40)),
      cut(INK, disc(-12, -67, 48)),
      cut(GROUND, disc(-12, -67, 33)),
      cut(INK, disc(-8, -66, 19)),
    ),
  ),
];
