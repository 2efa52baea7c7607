import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const DAWN = '#f9a273';
const [ICE, SHADE] = ['#fffaf0', '#3f6fb5'];
const [SKIN, LIT, DARK, EYE] = ['#237d45', '#9ccb4b', '#0d4639', '#0b2523'];

/** A horn that is a peak: smooth as a horn without, a ridge between ice and shade within. */
const summit = (whole: string, shade: string) => within(ICE, whole, cut(SHADE, shade));

/** The head looks up; its brow and casque are the ridge on which the summits stand. */
const HEAD =
  '222,600,1 216,560 250,524 380,470 520,420 640,384 760,352 880,306 1006,224,1 1060,320 1084,400 1090,486,1 1150,500 1190,524 1230,566,1 1230,930,1 520,930,1 500,850 440,790 330,736 250,684 226,640';

/** The hike in the Mountains of the Moon: a three-horned chameleon, whose horns are the summits. */
export const hornedSummits: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('mist', 'uganda', 'left'),
    plan({ subject: [230, 400, 800, 420], camera: 'profile' }),
    cut(DAWN, box(0, 0, 1200, 900)),
    // The far horn, the near one, and the one on the nose.
    summit(
      '520,470,1 560,330 596,210 640,112,1 668,210 700,310 760,420,1',
      '640,112,1 622,200,1 652,244,1 628,306,1 664,350,1 640,400,1 660,480,1 800,480,1 760,100,1',
    ),
    summit(
      '330,520,1 384,360 424,190 458,40,1 494,180 536,320 610,470,1',
      '458,40,1 446,140,1 478,196,1 448,268,1 494,330,1 462,392,1 490,440,1 470,520,1 640,520,1 600,40,1',
    ),
    summit(
      '226,590,1 240,440 248,330 266,196,1 292,320 330,410 400,510,1',
      '266,196,1 258,286,1 284,330,1 258,392,1 296,436,1 270,490,1 290,560,1 440,560,1 440,200,1',
    ),
    within(
      SKIN,
      HEAD,
      // The lit side of snout, brow and casque.
      cut(
        LIT,
        '200,570,1 250,500 380,440 640,360 880,280 1006,200,1 950,310 880,370 780,412 700,420,1 640,408 560,424 520,480,1 420,500 330,546 214,610,1',
      ),
      cut(
        LIT,
        ...spots('890,640', 20),
        ...spots('960,676', 28),
        ...spots('1046,736', 36),
        ...spots('1130,824', 44),
      ),
      // The casque's far plane, the throat and the shoulder lie in shade.
      cut(DARK, '1006,210,1 960,360 956,470 1006,580,1 1090,610 1160,670 1230,760,1 1230,200,1'),
      cut(DARK, '200,650,1 320,696 440,736 600,770 730,776 826,744,1 870,800 940,840 1000,940,1 200,940,1'),
    ),
    inked(DARK, 13, '222,604 320,640 440,676 600,706 730,708 800,676'),
    cut(DARK, disc(668, 540, 128, 122)),
    cut(LIT, disc(660, 532, 112, 106)),
    cut(SKIN, disc(644, 518, 76, 72)),
    cut(EYE, disc(624, 502, 34, 32)),
    cut(ICE, disc(612, 492, 9, 9)),
    cut(DARK, disc(296, 562, 14, 8)),
  ),
];
