import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { gerenukAsTree } from '../../figures/animals/gerenukAsTree.ts';
import { woodedRidge } from '../../land/woodedRidge.ts';
import { light } from '../../light/light.ts';

const [SKY, ROCK, RUNNEL, EARTH, SHADE, CROWN, LIT] = [
  '#fbe8c2',
  '#2f55ac',
  '#5f86d3',
  '#e0993f',
  '#b46a2c',
  '#1d4a38',
  '#468a4c',
];

/** Samburu's gerenuk on its hind legs: the trunk of the tree that it eats from, before Ololokwe. */
export const samburuGerenuk: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('morning', 'kenya', 'left'),
    plan({ camera: 'profile' }),
    cut(SKY, box(0, 0, 1200, 900)),
    cut(
      ROCK,
      '-40,830 20,760 76,700 96,650,1 104,560,1 124,526,1 260,512,1 420,504,1 452,516,1 462,590,1 480,680,1 540,740 640,830,1',
    ),
    cut(
      RUNNEL,
      '124,526,1 176,520,1 168,600,1 184,680,1 140,740 110,830,1 -40,830,1 20,760 76,700 96,650,1 104,560,1',
      '250,513,1 312,509,1 304,590,1 322,670,1 276,740 250,830,1 190,830,1 206,740 240,680,1 236,600,1',
      '372,506,1 412,504,1 406,590,1 420,670,1 384,740 366,830,1 322,830,1 330,740 366,670,1 360,590,1',
    ),
    floor(EARTH, '-40,806 1240,806'),
    cut(SHADE, disc(644, 866, 440, 17)),
    cut(
      '#5a3526',
      limb('352,812,10 360,640,7 356,480,7 366,370,6'),
      limb('358,470,6 410,420,5 440,370,4'),
      limb('356,480,5 310,430,4 286,372,3'),
    ),
    woodedRidge(LIT, '216,380 260,336 330,310 410,312 470,340 500,380', 36, 380),
    woodedRidge(CROWN, '242,380 290,358 360,338 436,344 504,380', 30, 380),
    ...gerenukAsTree,
    woodedRidge(LIT, '120,186 180,120 340,70 600,36 860,70 1020,120 1090,186', 52, 186),
    woodedRidge(CROWN, '150,186 240,140 400,104 640,80 880,104 1030,140 1100,186', 46, 186),
  ),
];
