import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { crownedCranePair } from '../../figures/animals/crownedCranePair.ts';
import { coupleInCanoe } from '../../figures/people/coupleInCanoe.ts';
import { light } from '../../light/light.ts';

const [SKY, ISLE, LAKE, HULL, RAIL] = ['#fbc58d', '#eda274', '#17525c', '#4b2230', '#f2e2bf'];
const CANOE =
  '40,330,1 100,352 170,372 300,384 600,388 900,384 1040,370 1130,340,1 1150,346,1 1110,420 1070,450,1 180,450,1 110,420 80,380 30,344,1';

/** Two in a canoe on Lake Victoria at dusk: in the calm water they are two crowned cranes. */
export const entebbeReflection: readonly Picture[] = [
  picture(
    'articles/romanticgetaways',
    light('dusk', 'uganda', 'behind'),
    plan({ camera: 'profile' }),
    wash(SKY),
    floor(ISLE, '-40,372 100,340 260,344 380,390 560,410 760,416 900,360 1020,330 1140,350 1240,340'),
    floor(LAKE, '-40,450,1 1240,450,1'),
    moved({ x: 600, y: 488, squash: -1 }, ...crownedCranePair),
    moved({ x: 0, y: 900, squash: -1 }, cut('#2b1a2c', CANOE)),
    cut(
      LAKE,
      limb(
        '170,566,0 320,566,5 1000,566,5 1090,566,0; 130,604,0 340,604,4 640,604,4 760,604,0; 480,648,0 600,648,5 900,648,5 1040,648,0',
      ),
    ),
    moved({ x: 600, y: 388 }, ...coupleInCanoe),
    cut(HULL, CANOE),
    cut(RAIL, limb('60,344,3 180,380,5 300,392,5 600,396,5 900,392,5 1040,378,5 1130,350,3')),
  ),
];
