import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [DUSK, RIPPLE, NIGHT, LAMP, PLANK] = ['#f2684a', '#ffa878', '#1d1650', '#ffd86e', '#c23a5a'];

/** A boat under its lamp as the head of a note, the bow raised to the right; its middle is at 0,0. */
const boat = (x: number, y: number): Layer =>
  moved(
    { x, y, scale: 0.91 },
    within(
      NIGHT,
      '-190,40,1 -160,-12 -80,-74 40,-112 120,-128 188,-136,1 186,-60 140,30 60,86 -30,112 -120,100 -168,74',
      within(
        PLANK,
        '-168,32,1 -140,-8 -70,-60 40,-96 110,-112 166,-118,1 146,-66 90,-22 0,14 -90,34',
        cut(LAMP, '-168,32,1 -130,10 -60,-34 60,-84 180,-124,1 180,40,1 -160,60,1'),
        cut(NIGHT, '-96,-60,1 -70,-74,1 -24,40,1 -58,50,1;6,-100,1 34,-112,1 72,0,1 36,14,1'),
      ),
    ),
  );

const wave = (y: number) =>
  `-20,${y} 180,${y - 14} 400,${y + 14} 620,${y - 14} 840,${y + 14} 1040,${y - 12} 1220,${y + 6}`;

/** Lake Kivu for the article about Rwanda: three boats bound abreast are notes of the song their rowers sing, poles for stems. */
export const kivuSong: readonly Picture[] = [
  picture(
    'articles/lake-kivu',
    light('dusk', 'rwanda', 'left'),
    plan({ subject: [400, 90, 730, 120], camera: 'above' }),
    wash(DUSK),
    inked(RIPPLE, 12, wave(150), wave(295), wave(440), wave(585), wave(730)),
    cut(NIGHT, '393,146,1 1145,56,1 1145,166,1 393,256,1'),
    cut(NIGHT, limb('408,634,15 408,190,15'), limb('768,568,15 768,150,15'), limb('1130,502,15 1130,90,15')),
    boat(252, 742),
    boat(612, 676),
    boat(974, 610),
  ),
];
