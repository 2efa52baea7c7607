import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { infantAsCone, motherAsCone } from '../../figures/animals/gorillaSummits.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, MIST] = ['#fdc23e', '#f08a2c', '#fff3da'];

/** The lead of the trip: a gorilla and her infant stand in the row of the Virunga. */
export const volcanoTripCones: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [520, 100, 360, 600], camera: 'profile' }),
    wash(SKY),
    // Muhabura.
    cut(
      FAR,
      '640,930,1 860,740 970,590 1040,456 1066,420,1 1100,420,1 1130,460 1190,570 1290,690,1 1290,930,1',
    ),
    ...motherAsCone,
    ...infantAsCone,
    // Mist in drifts, thin at their ends.
    floor(MIST, '-40,800 160,812 380,830 640,812 900,822 1240,790'),
    cut(
      MIST,
      limb(
        '560,182,0 690,170,9 800,176,7 900,190,0;-60,752,11 60,758,9 220,770,0;900,752,0 1060,740,9 1260,744,13',
      ),
    ),
  ),
];
