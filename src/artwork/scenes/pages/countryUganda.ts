import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { craneDancing } from '../../figures/animals/craneDancing.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

/** Uganda's emblem: a crowned crane leaps in its dance over green hills. */
export const countryUganda: readonly Picture[] = [
  picture(
    'countries/uganda',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [280, 200, 160, 160], camera: 'front' }),
    wash(
      [
        [0, '#8c1c2c'],
        [0.4, '#c83a2c'],
        [0.75, '#f08a3c'],
        [1, '#ffd47c'],
      ],
      { height: 700 },
    ),
    canopy('#c8843c', '-60,640 120,590 300,620 520,650 760,610 960,570 1260,620', 14),
    canopy('#6c7c3c', '-60,700 160,670 420,690 640,660 900,680 1260,640', 20, '#e8b04c', 'left'),
    floor('#2c6a44', '-40,760 300,720 700,740 1240,710'),
    cut('#ffd890', '300,752,1 560,742 900,748,1 700,762 480,764'),
    cut('#fff4cc', box(420, 750, 140, 4), box(640, 752, 110, 4)),
    canopy('#12442f', '-60,800 200,770 460,810 740,800 980,780 1260,760', 36, '#4c8c44', 'left'),
    canopy('#0a2a24', '-60,880 200,860 460,890 740,880 980,850 1260,840', 50, '#1f5c38', 'left'),
    moved({ x: 610, y: 446, scale: 0.93, turn: -4 }, ...craneDancing),
  ),
];
