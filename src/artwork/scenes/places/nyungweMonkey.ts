import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lhoestFacing } from '../../figures/placing/lhoestFacing.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

const [SKY, RIDGE, FOREST, MIST, TEA, ROW] = [
  '#cfdad8',
  '#86a3b4',
  '#3d6286',
  '#fbf9f0',
  '#5f9a4a',
  '#2a5a3c',
];

/** The edge of the forest. */
export const nyungweMonkey: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [560, 190, 320, 220], camera: 'front' }),
    wash(SKY),
    canopy(RIDGE, '-40,196 200,190 440,226 700,250 900,190 1260,120', 22),
    canopy(FOREST, '-40,330 200,300 500,360 800,380 1000,330 1260,280', 34),
    cut(MIST, '-40,440 120,410 260,430 400,404 560,420 900,400 1040,424 1240,396,1 1240,700,1 -40,700,1'),
    cut(TEA, '-40,630,1 100,604 180,600 400,650 620,720 1240,800,1 1240,940,1 -40,940,1'),
    inked(
      ROW,
      14,
      '-40,690 160,664 400,706 620,780 900,830',
      '-40,750 160,730 380,774 600,850 800,900',
      '-40,820 160,804 360,850 560,940',
      '-40,890 140,880 320,930',
    ),
    moved({ x: 720, y: 330, scale: 1.05 }, ...lhoestFacing),
  ),
];
