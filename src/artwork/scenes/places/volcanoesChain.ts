import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackStriding } from '../../figures/placing/silverbackStriding.ts';
import { lavaWall } from '../../land/lavaWall.ts';
import { potatoPlants } from '../../land/potatoPlants.ts';
import { light } from '../../light/light.ts';

const [SKY, MIST, FAR, NEAR] = ['#f2dcae', '#f4f0e2', '#86a0b4', '#446690'];

/** The chain of the Virunga over the park's wall. */
export const volcanoesChain: readonly Picture[] = [
  // A silverback walks along the wall; the mist below the cones and the silver of his back are one.
  picture(
    'places/volcanoes-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [240, 112, 500, 560], camera: 'profile' }),
    wash([SKY, SKY]),
    // Karisimbi and Bisoke; Sabyinyo's teeth and flat Gahinga; Muhabura.
    cut(
      FAR,
      '-60,640,1 -20,500 30,430 60,400,1 76,398,1 100,430 130,470 200,520 260,600 300,640,1',
      '620,640,1 650,330 694,250,1 712,252,1 734,186,1 754,206,1 764,198,1 786,226,1 812,150,1 834,192,1 844,184,1 862,230,1 884,238,1 904,276 960,400 1040,640,1',
    ),
    cut('#64829f', '800,640,1 850,420 900,340 926,312,1 944,320 968,312,1 1010,370 1100,480 1240,640,1'),
    cut(
      NEAR,
      '840,800,1 930,560 1000,420 1056,330 1094,242,1 1104,234 1112,240 1124,238,1 1164,310 1210,390 1280,470,1 1280,800,1',
    ),
    floor(MIST, '0,610 160,584 300,596 700,560 1000,500 1200,524'),
    ...silverbackStriding({ fur: '#171d3c', lit: '#35497c', silver: MIST, night: '#090b20' }),
    lavaWall({
      top: '-60,724 200,706 420,720 700,700 900,716 1260,694',
      foot: 850,
      gap: '#1c1520',
      tones: ['#4c3a3e', '#5e4a48', '#3b303a'],
      stone: 92,
    }),
    floor('#b9482c', '0,840 400,830 800,842 1200,828'),
    potatoPlants(
      '#3d6b48',
      MIST,
      '40,912,120 210,900,90 352,916,130 520,902,95 668,914,120 838,902,100 980,918,130 1150,900,110',
    ),
  ),
];
