import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { egretLookingUp, egretStretching } from '../../figures/animals/egretsOfCrown.ts';
import { hippoFacing } from '../../figures/animals/hippoFacing.ts';
import { light } from '../../light/light.ts';

const [SKY, WATER, SHADE, LIGHT] = ['#ef6f4a', '#12706f', '#3a2a48', '#58b3a2'];

/** The Kazinga Channel in Queen Elizabeth: five egrets are the crown of a hippo. */
export const kazingaCrown: readonly Picture[] = [
  picture(
    'articles/queen-elizabeth',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'front' }),
    wash(SKY),
    floor(WATER, '-40,640 1240,640'),
    moved({ x: 600, y: 0 }, ...hippoFacing),
    // Outer birds first: the one in the middle stands before its neighbours.
    moved({ x: 446, y: 384, scale: 0.98, turn: -16, flip: true }, ...egretLookingUp),
    moved({ x: 754, y: 384, scale: 0.98, turn: 16 }, ...egretLookingUp),
    moved({ x: 522, y: 364, scale: 1.06, turn: -6, flip: true }, ...egretLookingUp),
    moved({ x: 678, y: 364, scale: 1.06, turn: 6 }, ...egretLookingUp),
    moved({ x: 600, y: 362, scale: 1.16 }, ...egretStretching),
    // Where it lies in the water, and what the water gives back of it.
    floor(WATER, '-40,800 120,806 300,792 600,800 900,792 1080,806 1240,800'),
    cut(
      SHADE,
      '250,812 420,806 760,808 950,812 900,822 640,826 300,824',
      '310,846 560,838 860,844 820,856 520,862 360,856',
      '420,882 600,874 780,880 720,892 500,894',
    ),
    cut(
      LIGHT,
      '150,800 250,794 340,798 250,806',
      '870,798 960,794 1080,800 950,806',
      '210,838 290,832 330,838 270,844',
    ),
  ),
];
