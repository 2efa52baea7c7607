import { floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { FOREST_FUR, gorillaMother } from '../../figures/placing/gorillaMother.ts';
import { maskedTrekker } from '../../figures/placing/maskedTrekker.ts';
import { thicket } from '../../land/thicket.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { light } from '../../light/light.ts';

/** The great view of the advice on gorilla trekking: somebody who keeps their distance, and who is looked for. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: [
    wash(
      [
        [0, '#1d5a44'],
        [0.5, '#4f8c58'],
        [0.66, '#b9d484'],
        [1, '#f8f4c0'],
      ],
      { across: true },
    ),
    trunks({ y: 700, depth: 0.72, count: 4, width: 44, from: 1880, until: 2390 }),
    floor('#8fc068', '1200,800 1700,760 2390,740'),
    moved({ x: 2490, y: 256, scale: 0.66, flip: true }, ...gorillaMother(FOREST_FUR)),
    floor('#2f7a50', '1000,900 1500,850 1900,830 2390,836'),
    undergrowth({ y: '-40,880 1200,880 1700,870 2420,850', size: 130, depth: 0.12 }),
    thicket({
      from: 'left',
      edge: '1400,-40 1290,120 1340,260 1230,420 1290,580 1210,720 1250,860 1160,1040',
      depth: 0.02,
      leaf: 120,
    }),
    moved({ x: 1130, y: 110, scale: 1.02 }, ...maskedTrekker),
    undergrowth({ y: '-40,960 1200,960 1700,980 2420,950', size: 150, depth: 0.03 }),
    leaves({ corner: 'top-right', size: 420, depth: 0.04 }),
  ],
  tall: [
    wash([
      [0, '#1d5a44'],
      [0.5, '#86b86c'],
      [0.74, '#f2f0b8'],
      [1, '#9cc868'],
    ]),
    trunks({ y: 1090, depth: 0.62, count: 4, width: 40, from: 640, until: 1080 }),
    floor('#8fc068', '500,1110 1080,1090'),
    moved({ x: 1140, y: 664, scale: 0.55, flip: true }, ...gorillaMother(FOREST_FUR)),
    floor('#2f7a50', '0,1180 500,1160 1080,1160'),
    thicket({
      from: 'top',
      edge: '-40,720 100,640 240,610 420,640 600,606 780,650 940,620 1120,700',
      depth: 0.02,
      leaf: 110,
    }),
    moved({ x: -20, y: 520, scale: 0.86 }, ...maskedTrekker),
    undergrowth({ y: '-40,1260 500,1270 1110,1220', size: 140, depth: 0.03 }),
  ],
});
