import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, PAPER, DIM, LAND, GROWN, LAKE, DEEP] = [
  '#f0623f',
  '#fff3d6',
  '#e0cda4',
  '#9fc46a',
  '#6f9c4c',
  '#4fb3cf',
  '#2f88a8',
];
const [ROUTE, GOLD, INK] = ['#d42f2a', '#ffcf4a', '#2b1d24'];

const [BACK, TAIL, BODY] = [
  '540,590,1 800,70,1 770,640,1',
  '700,600,1 1110,250,1 800,740,1',
  '380,730,1 500,590,1 740,590,1 840,720,1 610,850,1',
];
const [NECK, HEAD, FRONT] = [
  '540,640,1 250,220,1 380,730,1',
  '250,220,1 110,318,1 300,300,1',
  '480,610,1 420,60,1 740,600,1 610,760,1',
];

/** Plans: a road map folded to a crowned crane, the way still on it. */
export const vignetteFoldedCrane: readonly Picture[] = [
  picture(
    'vignettes/service-trip-planning',
    light('noon', 'uganda', 'left'),
    wash(GROUND),
    inked(
      GOLD,
      9,
      '262,232 150,110',
      '266,228 196,70',
      '272,226 254,54',
      '280,228 312,70',
      '288,234 362,112',
    ),
    within(
      DIM,
      BACK,
      cut(GROWN, '700,60,1 900,60,1 900,420,1 740,440,1 690,300,1'),
      cut(DEEP, '520,620,1 640,430,1 720,480,1 800,640,1'),
    ),
    within(
      DIM,
      TAIL,
      cut(DEEP, '940,420,1 1000,330,1 1120,240,1 1130,330,1 900,620,1'),
      cut(GROWN, '680,600,1 800,520,1 860,560,1 800,760,1'),
    ),
    within(
      DIM,
      BODY,
      cut(GROWN, '360,740,1 480,620,1 560,700,1 520,860,1'),
      cut(DEEP, '700,640,1 860,640,1 860,760,1 720,780,1'),
    ),
    within(
      PAPER,
      NECK,
      cut(LAND, '420,480,1 560,640,1 380,740,1 360,600,1'),
      cut(LAKE, '240,210,1 330,330,1 320,420,1 280,360,1'),
    ),
    cut(PAPER, HEAD),
    cut(DIM, '250,220,1 300,300,1 200,308,1'),
    within(
      PAPER,
      FRONT,
      cut(
        LAND,
        '400,40,1 470,120,1 560,290,1 500,380,1 460,330,1 400,300,1',
        '480,620,1 520,540,1 640,560,1 680,680,1 610,780,1',
      ),
      cut(LAKE, '560,300,1 660,420,1 760,600,1 660,560,1 580,480,1 530,400,1'),
      inked(
        ROUTE,
        9,
        ...[
          '448,170 462,214',
          '472,250 486,292',
          '492,330 500,374',
          '508,412 520,452',
          '532,490 552,526',
          '572,560 594,592',
          '610,630 616,672',
        ],
      ),
    ),
    cut(ROUTE, disc(444, 138, 22)),
    cut(PAPER, disc(444, 138, 9)),
    cut(INK, disc(236, 268, 10)),
  ),
];
