import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { infantAsCone, motherAsCone } from '../../figures/animals/gorillaSummits.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, MIST, VEIL] = ['#f5983f', '#e27437', '#fdf4e2', '#b9bde2'];

/** The lead of the trip: a gorilla and her infant stand in the row of the Virunga. */
export const volcanoTripCones: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-1',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [600, 120, 330, 500], camera: 'profile' }),
    wash(SKY),
    // Muhabura.
    cut(FAR, '860,900,1 940,760 1030,640 1080,540 1104,492,1 1140,490,1 1170,540 1260,660,1 1260,900,1'),
    ...motherAsCone,
    ...infantAsCone,
    cut(
      VEIL,
      '-60,930,1 -60,766,1 60,752 190,756 220,770 196,784 300,780 420,786 440,800 420,812 560,806 700,790 820,792 850,804 1000,800 1060,776 1140,766 1260,770,1 1260,930,1',
    ),
    cut(
      MIST,
      '-60,930,1 -60,826,1 60,810 240,812 270,828 250,842 420,848 520,842 660,848 800,832 960,834 990,848 970,862 1080,856 1260,830,1 1260,930,1',
    ),
  ),
];
