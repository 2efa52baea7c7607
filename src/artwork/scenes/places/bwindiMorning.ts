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
    cut(
      '#8dbba6',
      '240,184,1 210,230,1 250,290,1 160,350,1 200,420,1 -40,420,1 -40,270,1 100,216,1',
      '1000,148,1 960,210,1 1010,270,1 900,330,1 940,400,1 600,420,1 600,300,1 700,280,1 860,222,1',
    ),
    woodedRidge(BLUE, '-30,330 80,350 220,420 380,380 560,440 760,400 900,330 1040,300 1230,360', 22, 920),
    cut(
      '#569283',
      '90,368,1 60,410,1 120,450,1 60,520,1 -40,520,1 -40,352,1',
      '1040,318,1 1004,370,1 1060,420,1 960,500,1 700,560,1 760,424,1 900,352,1',
    ),
    woodedRidge(MIDDLE, '-30,420 60,430 200,500 340,560 700,560 900,480 1060,430 1230,400', 28, 920),
    cut(
      '#2f7062',
      '60,450,1 40,500,1 90,560,1 20,620,1 -40,620,1 -40,446,1',
      '1060,454,1 1030,510,1 1080,560,1 980,620,1 1020,660,1 700,660,1 700,580,1 900,504,1',
    ),
    woodedRidge(NEAR, '-30,560 100,580 240,640 500,680 800,680 980,620 1120,560 1230,540', 36, 920),
    ...silverbackClimbed,
    woodedRidge(DEEP, '-30,760 120,790 260,820 420,850 600,862 800,850 940,826 1080,790 1230,740', 56, 920),
    cut('#0c332c', '-40,920,1 -40,900 1240,900 1240,920,1'),
  ),
];
