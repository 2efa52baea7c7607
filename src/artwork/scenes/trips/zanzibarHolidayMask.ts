import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [CORAL, SEA, FISH, NAVY, WHITE] = ['#f0624a', '#1fb5b9', '#ffd147', '#14244f', '#fff6e2'];

const SKIRT = twin('0,44,1 400,44 486,70 506,310 482,560 280,590 160,584 122,640 118,712 0,712,1');
const GLASS = twin('0,92,1 370,92 438,112 456,310 428,530 270,540 132,536 104,450 76,428 0,428,1');
/** A teardrop butterflyfish: its body with its fins, its tail, the band over its eye. */
const BODY =
  '58,334,1 104,304 140,196 214,158 286,164 336,220 372,322,1 372,340,1 336,444 286,494 214,500 140,470 104,362';
const TAIL = '352,308,1 384,302 414,262,1 406,331 414,400,1 384,360 352,354,1';
const BAND = '128,120,1 166,120,1 150,331 166,540,1 128,540,1 112,331';
/** From the mouth round the cheek and up out of the picture. */
const TUBE = '40,804 300,806 500,806 572,700 572,460 572,300 572,-40';

/** The day by boat: a diver's mask looks back, its eyes the two teardrop butterflyfish in it. */
export const zanzibarHolidayMask: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [330, 500, 480, 190], camera: 'front' }),
    wash(CORAL),
    moved(
      { x: 570, y: 0 },
      cut(NAVY, box(-640, 262, 1300, 112)),
      cut(NAVY, SKIRT),
      within(SEA, GLASS, cut(FISH, pair(TAIL)), within(FISH, pair(BODY), cut(NAVY, pair(BAND)))),
      cut(NAVY, twoDiscs(250, 331, 60)),
      cut(WHITE, disc(-270, 310, 15), disc(230, 310, 15)),
      cut(FISH, twoDiscs(136, 316, 9)),
      inked(WHITE, 68, TUBE),
      cut(NAVY, '-110,804 -104,750 -60,764 60,756,1 60,852,1 -60,844 -104,858'),
    ),
  ),
];
