import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { basketPorter } from '../../figures/placing/basketPorter.ts';
import { hornedPassenger } from '../../figures/placing/hornedPassenger.ts';
import { light } from '../../light/light.ts';

/** The hike in the Mountains of the Moon: a porter, and who rides on the load. */
export const moonHike: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('mist', 'uganda', 'right'),
    plan({ subject: [680, 180, 300, 380], camera: 'profile' }),
    wash(['#e4eadb', '#e4eadb']),
    // A rift in the cloud: black rock, ice, and the cloud again about their feet.
    cut(
      '#2f7286',
      '720,-20,1 740,40 800,60 840,110 836,170 880,210 880,300 920,350 980,500 1260,520,1 1260,-20,1',
    ),
    cut(
      '#fbfbf4',
      '900,560,1 984,330,1 1022,222,1 1048,262,1 1070,240,1 1124,84,1 1160,150,1 1184,132,1 1260,270,1 1260,560,1',
    ),
    cut(
      '#14252f',
      '1124,84,1 1088,182,1 1070,240,1 1052,300,1 1022,380,1 990,560,1 1070,560,1 1094,430,1 1074,376,1 1112,300,1 1098,250,1 1128,170,1',
      '1022,222,1 984,330,1 920,500,1 960,500,1 984,430,1 974,390,1 1006,320,1 1002,282,1',
      '1184,132,1 1168,194,1 1192,254,1 1164,340,1 1196,400,1 1170,560,1 1240,560,1 1230,380,1 1212,310,1 1222,250,1 1200,200,1',
    ),
    cut(
      '#e4eadb',
      '840,560,1 840,330,1 900,324 970,340 990,400,1 1030,388 1080,400 1100,450,1 1140,406 1210,410 1260,380,1 1260,600,1 840,600,1',
    ),
    ...basketPorter,
    moved({ x: 340, y: 318, scale: 0.98 }, ...hornedPassenger),
  ),
];
