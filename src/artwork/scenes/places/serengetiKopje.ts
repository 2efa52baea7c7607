import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { cubInProfile, lionessInProfile } from '../../figures/animals/lionsInProfile.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { lookersAway } from '../../figures/people/lookersAway.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, STONE, SHADE, DARK, OLIVE, INK, WHITE] = [
  '#8fc9cf',
  '#f2cf6e',
  '#ead5c3',
  '#6a5262',
  '#4c394b',
  '#5f6b3a',
  '#33232e',
  '#fbf3e2',
];

/** All who came look for lions far out on the plain, but for one girl; the lions look along. */
export const serengetiKopje: readonly Picture[] = [
  picture(
    'places/serengeti-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [460, 20, 740, 400], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(PLAIN, '-40,560 1240,556'),
    trail([wildebeest()], {
      through: '-20,640 120,600 240,586 360,574 470,570',
      count: 26,
      metre: [16, 8],
      loose: 0.5,
      flat: DARK,
      shadow: false,
    }),
    // Another kopje far out.
    cut(SHADE, '250,566,1 258,536 276,528 290,540 296,518 322,506 346,524 350,540 368,538 376,552 380,566,1'),
    // The boulder behind, in its own shade.
    cut(DARK, '600,-20,1 500,80 430,220 440,380 480,520,1 1240,520,1 1240,-20,1'),
    cut(INK, limb('1020,-20,12 990,60,9 1000,130,5 986,190,1')),
    moved({ x: 1028, y: 300, scale: 0.94, turn: -14 }, ...cubInProfile),
    moved({ x: 474, y: 118, scale: 0.84 }, ...lionessInProfile),
    moved({ x: 772, y: 258, scale: 0.84 }, ...cubInProfile),
    // The boulder they lie on.
    cut(
      STONE,
      '400,940,1 384,760 390,560 430,440 520,396 640,396 780,420 900,436 1000,470 1100,480 1240,470,1 1240,940,1',
    ),
    cut('#cdb2a8', '1040,477,1 1060,540 1120,600 1130,720,1 1240,720,1 1240,470,1 1120,480'),
    ...lookersAway,
    // The car.
    cut(WHITE, '470,712,1 476,700,1 1240,700,1 1240,726,1 470,726,1'),
    cut(OLIVE, '470,724,1 1240,724,1 1240,910,1 190,910,1 196,850 214,826 300,812 410,806,1'),
    cut(
      INK,
      '488,738,1 640,738,1 640,806,1 440,806,1',
      '660,738,1 860,738,1 860,806,1 660,806,1',
      '880,738,1 1080,738,1 1080,806,1 880,806,1',
      '1100,738,1 1240,738,1 1240,806,1 1100,806,1',
    ),
    cut(WHITE, disc(222, 852, 15)),
    inked(DARK, 4, '650,806,1 650,920', '870,806,1 870,920', '1090,806,1 1090,920', '190,890,1 1240,890'),
    cut(DARK, box(600, 836, 34, 9), box(820, 836, 34, 9), box(1040, 836, 34, 9)),
  ),
];
