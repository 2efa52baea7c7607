import { cut, floor, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { chimpanzeeDrumming, chimpanzeeShadow } from '../../figures/animals/chimpanzeeDrumming.ts';
import { peeper } from '../../figures/people/peepers.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, WOOD, DEEP, SUN, SOIL, SHADE, BLACK] = [
  '#e4edb4',
  '#b9d48c',
  '#1f6650',
  '#0e3431',
  '#86b95c',
  '#c9683a',
  '#7d3a2c',
  '#0f1618',
];

/** The face of the root that he drums on. */
const DRUM = '672,-20,1 660,160 600,330 536,450 520,560,1 516,846,1 700,800,1 760,770,1 770,-20,1';

/** Kibale's forest, and who is heard in it before he is seen. */
export const kibaleDrummer: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [258, 470, 150, 340], camera: 'profile' }),
    wash([MIST, MIST]),
    cut(
      FAR,
      '40,-20,1 120,-20,1 128,600 150,800,1 10,800,1 32,600',
      '250,-20,1 276,-20,1 280,800,1 242,800,1',
      '420,-20,1 486,-20,1 490,800,1 404,800,1',
      '1130,-20,1 1240,-20,1 1240,800,1 1110,800,1',
    ),
    floor(
      '#9cc878',
      '-40,690 10,706,1 60,668 120,712,1 160,684 210,716,1 300,676 390,714,1 420,690 450,716,1 520,684 600,720,1 1240,700',
    ),
    floor(SOIL, '-40,752 200,742 420,748 1240,740'),
    within(SUN, DRUM, chimpanzeeShadow({ x: 566, y: 816, scale: 1.04 }, WOOD)),
    cut(
      WOOD,
      '748,-20,1 872,-20,1 872,300 890,560 930,760 1020,930,1 540,930,1 640,850 700,740 744,480 750,300',
    ),
    cut(DEEP, '858,-20,1 1000,-20,1 1002,260 1014,480 1060,640 1160,930,1 880,930,1 900,760 890,600 866,400'),
    cut(SHADE, '316,816,1 400,804 516,812,1 516,846,1 420,842'),
    // Three in masks, one above the other.
    peeper({
      x: 1108,
      y: 330,
      skin: '#c98d6c',
      hair: '#7a3b22',
      mask: '#bfe0e6',
      coat: '#e0b23c',
      hat: '#efe6ca',
      shape: '-62,-36,1 -30,-44,1 -26,-72 10,-78 36,-60 40,-34,1 52,-28,1 10,-30 -20,-30',
    }),
    peeper({
      x: 1076,
      y: 478,
      turn: -6,
      skin: '#e0ab86',
      hair: '#2c2220',
      mask: '#fbf6e0',
      coat: '#d2402e',
      hat: '#2c2220',
      shape: '-32,-42,1 -14,-66 30,-62 44,-30 44,20 60,66,1 34,60 16,30 14,-10 -6,-30,1',
    }),
    peeper({
      x: 1044,
      y: 634,
      turn: -12,
      skin: '#5f3626',
      hair: '#1a1412',
      mask: '#fbf6e0',
      coat: '#6b7a3a',
      hat: '#4d5a28',
      shape: '-78,-34,1 -66,-42 -34,-46,1 -30,-66 10,-72 38,-52 40,-30,1 0,-32 -40,-34',
    }),
    chimpanzeeDrumming({ x: 334, y: 812 }, BLACK, '#8c6a55'),
  ),
];
