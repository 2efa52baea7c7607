import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantDusting } from '../../figures/animals/elephantDusting.ts';
import { cleanGuide, dustedGuests } from '../../figures/people/dustedGuests.ts';
import { light } from '../../light/light.ts';

const [SKY, PLATEAU, EARTH, DUST, THIN] = ['#fbe8c6', '#3d3f6b', '#d2522c', '#f0a462', '#f7c894'];
const [CAR, CAR_DUSTED] = ['#fff6e4', '#dd7a48'];

/** Tsavo East, where guests turn as red as its elephants. */
export const tsavoDust: readonly Picture[] = [
  // The dust that an elephant throws over its back flies on over the guests behind it.
  picture(
    'places/tsavo-5',
    light('morning', 'kenya', 'left'),
    plan({ subject: [50, 370, 560, 470], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    cut(PLATEAU, '-20,500,1 -20,438,1 300,434,1 760,430,1 1220,426,1 1220,500,1'),
    floor(EARTH, '-40,486 1240,486'),
    cut(
      THIN,
      '196,214,1 260,90 380,10 500,-30,1 900,-30,1 970,20 990,80,1 1060,90 1100,160 1076,236,1 1130,290 1140,380 1090,440,1 1120,520 1100,620 1040,700,1 560,700,1 560,500 420,340 280,250',
    ),
    cut(
      DUST,
      '192,226,1 280,130 400,96,1 450,40 560,30 620,76,1 700,30 830,50 870,130,1 950,120 1010,190 990,270,1 1050,310 1060,400 1016,450,1 1050,520 1040,640 980,720,1 560,720,1 560,500 420,340 280,250',
    ),
    moved({ x: 14, y: 84, scale: 0.9 }, ...elephantDusting),
    ...cleanGuide,
    ...dustedGuests,
    cut(CAR, '500,930,1 516,760,1 540,724,1 1240,724,1 1240,930,1'),
    cut('#8db9b4', '1064,810,1 1240,810,1 1240,930,1 1050,930,1'),
    cut(
      CAR_DUSTED,
      '500,930,1 516,760,1 540,724,1 1060,724,1 1090,770 1060,800,1 1110,830 1100,880 1060,930,1',
    ),
    cut(
      '#8e3020',
      '556,810,1 790,810,1 790,930,1 540,930,1',
      '826,810,1 1074,810,1 1110,830 1100,880 1060,930,1 826,930,1',
    ),
    cut('#b3482a', '516,760,1 1064,760,1 1078,780,1 512,780,1'),
    cut('#d9cdbb', '1076,760,1 1240,760,1 1240,780,1 1080,780,1'),
  ),
];
