import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
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
    cut(
      MIST,
      '-60,930,1 -60,824,1 90,824 112,832 96,840 400,840 424,828 408,816 700,816 780,816 806,826 790,836 1000,836 1026,824 1010,812 1260,812,1 1260,930,1',
    ),
  ),
];
