import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackClimbed } from '../../figures/animals/silverbackClimbed.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, BLUE, MIDDLE, NEAR, DEEP] = [
  '#fbd98a',
  '#a8cdb4',
  '#6aa596',
  '#3d8473',
  '#1f6354',
  '#124438',
];

/** Bwindi in the morning: a silverback looks out over its ridges, and a young one climbs the silver of his back. */
export const bwindiMorning: readonly Picture[] = [
  picture(
    'places/bwindi-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [300, 330, 110, 400], camera: 'back' }),
    floor(SKY, '-40,-20,1 1240,-20,1'),
    woodedRidge(
      FAR,
      '-30,250 100,200 240,170 360,230 520,300 700,260 860,200 1000,130 1120,160 1230,210',
      16,
      920,
    ),
    woodedRidge(BLUE, '-30,330 80,350 220,420 380,380 560,440 760,400 900,330 1040,300 1230,360', 22, 920),
    woodedRidge(MIDDLE, '-30,420 60,430 200,500 340,560 700,560 900,480 1060,430 1230,400', 28, 920),
    woodedRidge(NEAR, '-30,560 100,580 240,640 500,680 800,680 980,620 1120,560 1230,540', 36, 920),
    ...silverbackClimbed,
    woodedRidge(DEEP, '-30,760 120,790 260,820 420,850 600,862 800,850 940,826 1080,790 1230,740', 56, 920),
    cut('#0c332c', '-40,920,1 -40,900 1240,900 1240,920,1'),
  ),
];
