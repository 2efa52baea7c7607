import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, SLATE, DUSK, INK] = ['#ffcb47', '#5a7fa8', '#3d5c86', '#1a2440'];
const [RIM, WOOD, HOLD, EYE] = ['#f4a95c', '#c9642a', '#742f18', '#fff6d0'];

const HEAD = '0,70,1 160,70 276,136 316,250 300,370 250,480 240,580 262,690 340,810 450,980,1 0,980,1';
const CREST = '0,14,1 14,42 22,60,1 34,30 62,20,1 58,52 70,80,1 0,120,1';
/** Its neck, in the shade of the bill. */
const NECK = '0,420,1 130,540 230,510 290,390,1 600,390,1 600,980,1 0,980,1';
const HULL = '0,132,1 70,184 176,322 228,476 208,616 128,734 64,776 44,826 0,874,1';
const HOLE = '0,218,1 48,258 138,374 178,482 162,592 100,690 0,746,1';
const NAIL = '0,766,1 44,778 30,830 0,862,1';
const BROW = '80,204,1 180,182 262,186 304,224,1 240,238 190,262 130,312,1';

/** A shoebill of the Mabamba swamp, face to face: its bill is a wooden canoe. */
export const shoebillHull: readonly Picture[] = [
  picture(
    'articles/entebbe',
    light('dawn', 'uganda', 'right'),
    plan({ subject: [330, 60, 540, 760], camera: 'front' }),
    wash(GROUND),
    moved(
      { x: 600, y: 0 },
      cut(SLATE, twin(CREST)),
      within(SLATE, twin(HEAD), cut(DUSK, twin(NECK))),
      cut(EYE, twoDiscs(222, 284, 58)),
      cut(INK, twoDiscs(216, 290, 27)),
      cut(INK, pair(BROW)),
      cut(RIM, twin(HULL)),
      within(
        HOLD,
        twin(HOLE),
        wash(WOOD, { x: -200, y: 200, width: 200, height: 560 }),
        wash(RIM, { x: -200, y: 362, width: 400, height: 46 }),
        wash(RIM, { x: -200, y: 556, width: 400, height: 46 }),
      ),
      cut(HOLD, twin(NAIL)),
    ),
  ),
];
