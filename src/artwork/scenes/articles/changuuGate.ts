import { cut, floor, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { tortoisePrison } from '../../figures/animals/tortoisePrison.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, LAGOON, FOAM, SAND, CAST] = [
  '#fbe7bd',
  '#14979c',
  '#4cc3b8',
  '#fff8e6',
  '#f8d08f',
  '#b96f5c',
];
const [HULL, SAIL] = ['#6d3046', '#e0703f'];

/** The sea before the prison island. */
const sea = [
  wash(SKY),
  floor(SEA, '-40,500,1 1240,500,1'),
  floor(LAGOON, '-40,596 400,590 800,600 1240,592'),
];

/** Changuu, the prison that held nobody: it is the shell of a giant tortoise, and through its bars one sees the sea. */
export const changuuGate: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [220, 180, 680, 460], camera: 'profile' }),
    ...sea,
    floor(FOAM, '-40,648 300,638 700,656 1240,640'),
    floor(SAND, '-40,660 300,650 700,668 1240,652'),
    cut(CAST, '-60,812,1 200,760 500,740 900,750 1104,782,1 1000,806 700,812 360,816 100,850 -60,860,1'),
    ...tortoisePrison(
      ...sea,
      cut(SAIL, '524,498,1 590,404,1 600,470 584,498,1'),
      cut(HULL, '504,500,1 524,508 584,508 606,498,1 592,526 524,526'),
      inked(HULL, 4, '520,502,1 594,398,1'),
    ),
  ),
];
