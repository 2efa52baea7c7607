import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { lobelia } from '../../figures/plants/lobelia.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { iceFace } from '../../land/iceFace.ts';
import { light } from '../../light/light.ts';

const FACE = { snow: '#fffaea', blue: '#8fb8c8', rock: '#7c9498', deep: '#3a6478', mist: '#e4ecd0' };
const GROUNDSEL = {
  bark: '#0a2428',
  lit: '#7c8468',
  dead: '#14302e',
  withered: '#5c6848',
  shade: '#0c3434',
  leaf: '#1f5c48',
  sunny: '#6ca058',
  rim: '#f4ecb0',
};
const LOBELIA = { core: '#08242a', shade: '#0f3a3c', body: '#2a6458', lit: '#7ca878', rim: '#f4f0c0' };

/** Morning below the ice of the Rwenzori. */
export const rwenzoriMorning: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [400, 130, 460, 250], camera: 'wide' }),
    wash(['#0a3048', '#1f5f78', '#7cb0ac'], { height: 640 }),
    iceFace(FACE),
    floor('#e4ecd0', '-40,600 120,580 300,600 500,584 700,604 900,586 1240,600'),
    floor('#a8ccb4', '-40,590 140,600 340,640 560,660 800,650 1000,620 1240,580'),
    herd([groundsel(), lobelia(), groundsel({ variant: 2 })], {
      x: 600,
      y: 644,
      width: 1160,
      height: 40,
      count: 16,
      metre: [9, 14],
      flat: '#7cac98',
      shadow: false,
    }),
    floor('#e8f0d6', '-40,672 200,660 440,680 700,664 960,680 1240,664'),
    floor('#5c9c84', '-40,760 200,740 460,700 700,690 960,660 1240,640'),
    herd([groundsel(), groundsel({ variant: 2 }), lobelia()], {
      x: 840,
      y: 676,
      width: 700,
      height: 40,
      count: 5,
      metre: [13, 20],
      flat: '#3c7c6c',
      shadow: false,
    }),
    floor('#e0ecd0', '-40,760 200,742 440,750 700,736 960,750 1240,730'),
    cut('#1f5c54', '-40,920,1 -40,730,1 120,734 320,764 520,810 760,840 1000,830 1240,780,1 1240,920,1'),
    moved(
      { x: 930, y: 838, scale: 1 },
      ...lobeliaColumn({ tall: 300, half: 40, rows: 15, reach: 150 }, LOBELIA),
    ),
    floor('#0c3436', '-40,820 200,840 500,880 760,900 1000,876 1240,840'),
    moved(
      { x: 170, y: 900, scale: 1, flip: true },
      ...groundselNear(
        [
          '-20,120,70 0,-60,56 20,-200,46',
          '0,-20,44 -110,-110,36 -150,-180,30',
          '10,-90,40 110,-180,34 140,-290,28',
        ],
        [
          [142, -320, 150],
          [-156, -210, 140],
          [16, -250, 170],
        ],
        GROUNDSEL,
      ),
    ),
    moved(
      { x: 1130, y: 940, scale: 1, flip: true },
      ...groundselNear(['10,60,60 0,-100,46'], [[0, -130, 190]], GROUNDSEL),
    ),
  ),
];
