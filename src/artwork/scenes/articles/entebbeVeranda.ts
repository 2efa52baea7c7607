import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { cranesRoosting } from '../../figures/animals/cranesRoosting.ts';
import { verandaRow } from '../../figures/buildings/verandaRow.ts';
import { light } from '../../light/light.ts';

const [SKY, WOOD, TREE, LAWN, LAKE, LAMP] = [
  '#579683',
  '#2f6a5e',
  '#0d2c2b',
  '#1f5748',
  '#17433f',
  '#ffcf5a',
];

/** The head of the article for two: one lit veranda in a row at Entebbe, and two crowned cranes at roost. */
export const entebbeVeranda: readonly Picture[] = [
  picture(
    'articles/romanticgetaways',
    light('dusk', 'uganda', 'right'),
    plan({ camera: 'wide' }),
    wash([SKY, SKY]),
    cut(
      WOOD,
      disc(420, 430, 110),
      disc(560, 390, 120, 100),
      disc(700, 430, 110),
      disc(860, 380, 150, 120),
      disc(1020, 420, 110),
      disc(1170, 360, 140),
      disc(300, 500, 100),
      disc(180, 530, 90),
      box(90, 500, 1120, 150),
    ),
    floor(LAWN, '-40,640,1 1240,640,1'),
    moved({ x: 390, y: 450 }, ...verandaRow),
    floor(LAWN, '-40,648,1 1240,648,1'),
    cut('#c9b24c', '702,650,1 858,650,1 900,700,1 660,700,1'),
    floor(LAKE, '-40,700,1 1240,700,1'),
    cut(
      LAMP,
      box(690, 716, 180, 10),
      box(704, 740, 150, 9),
      box(680, 766, 168, 9),
      box(716, 792, 130, 8),
      box(700, 820, 150, 8),
      box(730, 850, 100, 7),
      box(718, 880, 96, 7),
    ),
    // The old tree, and its guests.
    cut(
      TREE,
      '-40,-40,1 130,-40,1 110,120 96,300 110,560 150,700,1 -40,700,1',
      limb('60,420,40 200,356,24 380,346,15 560,350,8 690,330'),
    ),
    moved({ x: 312, y: 344 }, ...cranesRoosting),
    cut(
      TREE,
      disc(40, 0, 170, 90),
      disc(220, -36, 130, 74),
      disc(520, -40, 130, 66),
      disc(370, -60, 120, 70),
    ),
  ),
];
