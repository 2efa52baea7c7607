import { cut, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { chimpanzeeWithFigs } from '../../figures/animals/chimpanzeeWithFigs.ts';
import { gazerUp } from '../../figures/people/gazersUp.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, WOOD, BLACK, FIG, RIPE] = [
  '#eef0bc',
  '#d3e2a0',
  '#17453c',
  '#0f1719',
  '#ea5a2c',
  '#b2361f',
];

/** A chimpanzee over Kibale's visitors. */
export const kibaleFigs: readonly Picture[] = [
  picture(
    'articles/kibale',
    light('morning', 'uganda', 'left'),
    plan({ subject: [250, 90, 330, 350], camera: 'below' }),
    wash(MIST),
    cut(
      FAR,
      '720,-20,1 800,-20,1 812,500 840,920,1 690,920,1 716,500',
      '930,-20,1 964,-20,1 968,920,1 918,920,1',
      '1080,-20,1 1240,-20,1 1240,920,1 1050,920,1 1086,500',
    ),
    ...chimpanzeeWithFigs(BLACK, '#2b3a36', '#b88a68'),
    // The fig, its bough, and its fruit upon the wood.
    cut(
      WOOD,
      '-40,-20,1 120,-20,1 128,200 150,330 200,420,1 300,440 420,436 560,440 640,436 740,424,1 900,404 1060,350 1240,230,1 1240,290,1 1080,420 900,480 700,504,1 480,530 300,550 220,600,1 170,700 170,800 200,920,1 -40,920,1',
      limb('860,440,22 960,500,14 1040,560,7 1076,600,3'),
    ),
    cut(
      FIG,
      ...spots('810,514 850,536 888,506 922,534 1006,414 1044,434 1080,398 1118,352 1152,370', 22, 24),
      ...spots('1040,600 1076,616 1104,590', 20, 21),
    ),
    cut(
      RIPE,
      ...spots('832,566 870,580 904,556 1030,464 1064,462 1140,396', 22, 23),
      ...spots('1060,640 1094,640', 19, 20),
    ),
    // What he lets fall, with a bite out of it.
    within(
      RIPE,
      '606,590 612,556 640,546 676,556 692,590 682,624 648,634 616,622',
      cut('#f9bd8e', '630,530,1 634,562 652,560 656,584 678,580 684,604 710,606,1 710,530,1'),
    ),
    gazerUp({
      x: 1132,
      y: 784,
      scale: 1.3,
      back: 34,
      skin: '#c98d6c',
      hair: '#7a3b22',
      mask: '#bfe0e6',
      coat: '#e0b23c',
      fold: '#b98a24',
      hat: '#efe6ca',
      shape: '-62,-36,1 -30,-44,1 -26,-72 10,-78 36,-60 40,-34,1 52,-28,1 10,-30 -20,-30',
    }),
    gazerUp({
      x: 926,
      y: 744,
      scale: 1.36,
      back: 42,
      skin: '#e0ab86',
      hair: '#2c2220',
      mask: '#fbf6e0',
      coat: '#d2402e',
      fold: '#a02a22',
      hat: '#2c2220',
      shape: '-32,-42,1 -14,-66 30,-62 44,-30 44,20 60,66,1 34,60 16,30 14,-10 -6,-30,1',
    }),
    gazerUp({
      x: 706,
      y: 764,
      scale: 1.5,
      back: 50,
      skin: '#5f3626',
      hair: '#40241a',
      mask: '#fbf6e0',
      coat: '#5d7a3a',
      fold: '#435c2a',
      hat: '#3c4a22',
      shape: '-78,-34,1 -66,-42 -34,-46,1 -30,-66 10,-72 38,-52 40,-30,1 0,-32 -40,-34',
    }),
  ),
];
