import { cut, floor, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { kigaliDome } from '../../figures/buildings/kigaliDome.ts';
import { motoColleague, motoDriver, motoMirror, motoPassenger } from '../../figures/people/motoRiders.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, HILL, ROAD, LAMP] = ['#cfe0dc', '#a3c0c8', '#4a78a0', '#3a6389', '#ffe39a'];

/** Kigali for the article about Rwanda: motorcycle taxis wait, and the dome on its hill is one helmet more. */
export const kigaliHelmets: readonly Picture[] = [
  picture(
    'articles/kigali',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [300, 200, 260, 320], camera: 'close' }),
    wash([SKY, SKY]),
    floor(FAR, '-40,520 140,470 300,480 460,540 640,570 880,540 1040,480 1240,450'),
    // The hill has shoulders like those who wait before it, its street lamps hang about them.
    within(
      HILL,
      '-40,940,1 -40,860 360,740 470,640 520,560 580,500 590,462,1 900,462,1 912,500 970,560 1020,640 1120,740 1240,800 1240,940,1',
      inked(
        ROAD,
        14,
        '500,480 620,566 740,578 870,568 1000,480',
        '440,570 600,664 740,680 890,664 1040,570',
        '420,680 590,762 740,782 900,762 1060,680',
      ),
    ),
    cut(
      LAMP,
      ...spots(
        '570,535 598,551 630,563 668,571 704,576 742,577 780,576 818,571 854,563 888,550 920,530 530,623 570,643 612,659 656,670 700,676 744,678 788,676 832,669 874,657 916,640 952,618 588,750 636,765 688,774 742,778 796,774 846,765 896,750 938,734',
        5,
      ),
    ),
    moved({ x: 745, y: 370 }, ...kigaliDome),
    moved({ x: 118, y: 310 }, ...motoPassenger),
    moved({ x: 396, y: 346 }, ...motoDriver),
    moved({ x: 1112, y: 352, flip: true }, ...motoColleague),
    moved({ x: 690, y: 940 }, ...motoMirror),
  ),
];
