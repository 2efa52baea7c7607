import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, COVER, PAGE, FOLD, INK] = ['#f2b63f', '#1c3a5e', '#fff6e0', '#e6d3ad', '#d63a2f'];
const [HIDE, SHADE, CREASE, NAIL] = ['#7c7a8c', '#54526a', '#3c3a52', '#f3e6cf'];

/** The flat crown, boughs and foot of an acacia, as a stamp has them. */
const ACACIA =
  '-96,-30,1 -60,-58 0,-66 60,-58 96,-30,1 56,-24 14,-26,1 12,6 20,60,1 -20,60,1 -12,6 -14,-26,1 -56,-24';

/** Papers for the way: an elephant's foot is the stamp. */
export const vignetteElephantStamp: readonly Picture[] = [
  picture(
    'vignettes/service-documents',
    light('morning', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 770, turn: -5 },
      cut(COVER, panel('-560,-250,36 560,-250,36 560,300,36 -560,300,36')),
      cut(PAGE, panel('-530,-222,20 530,-222,20 530,300,10 -530,300,10')),
      cut(FOLD, '0,-222,1 60,-222,1 40,300,1 0,300,1'),
      moved(
        { x: -272, y: -40, turn: -8, scale: 0.9, squash: 0.72 },
        inked(INK, 15, disc(0, 0, 168, 168)),
        inked(INK, 6, disc(0, 0, 138, 138)),
        cut(INK, ACACIA),
      ),
    ),
    // The leg, lifted; its sole is wet with ink.
    cut(INK, disc(824, 604, 216, 62)),
    within(
      HIDE,
      '654,-40,1 1010,-40,1 1004,120 1000,300 1016,420 1046,520 1042,590 980,618 824,630 668,618 606,590 602,520 634,420 652,300 656,120',
      cut(SHADE, '880,-40,1 1100,-40,1 1100,660,1 900,660,1 940,500 900,360 884,200'),
      inked(
        CREASE,
        9,
        '660,150 720,172 790,166',
        '850,196 920,208 990,188',
        '662,236 740,262 800,252',
        '640,420 720,446 800,440',
        '866,420 930,430 1004,404',
      ),
      cut(NAIL, disc(676, 566, 44, 54), disc(784, 582, 50, 58), disc(892, 576, 46, 56)),
    ),
    cut(INK, limb('612,600,7 700,626,9 824,634,10 950,626,9 1038,600,7')),
  ),
];
