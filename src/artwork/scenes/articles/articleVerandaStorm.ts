import { cut, floor, glow, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { twoInBlanket } from '../../figures/people/twoInBlanket.ts';
import { light } from '../../light/light.ts';

const CLOUD =
  '-40,330,1 -40,60 60,40 110,90 170,10 300,-30 400,30 470,-10 600,-30 700,40 790,0 900,20 960,90 1060,80 1120,150 1240,160,1 1240,330,1 1100,372 960,350 820,384 640,356 480,386 300,356 120,376';

/** The head of the article for two: a storm over the lake, seen from the veranda. */
export const articleVerandaStorm: readonly Picture[] = [
  picture(
    'articles/romanticgetaways',
    light('dusk', 'uganda', 'right'),
    plan({ camera: 'back' }),
    wash(
      [
        [0, '#17164a'],
        [0.5, '#4c3f8c'],
        [0.86, '#d87a8c'],
        [1, '#ffc890'],
      ],
      { height: 560 },
    ),
    // The cloud, lit from within where the lightning is.
    within(
      '#332c70',
      CLOUD,
      cut(
        '#54479c',
        disc(760, 330, 260, 240),
        disc(960, 300, 220, 200),
        disc(620, 360, 160, 140),
        disc(1130, 330, 150, 130),
      ),
      cut(
        '#8470c4',
        disc(800, 360, 180, 170),
        disc(960, 350, 150, 150),
        disc(690, 380, 120, 100),
        disc(1070, 370, 110, 90),
      ),
      cut('#c4acec', disc(840, 390, 110, 110), disc(950, 390, 96, 90), disc(760, 400, 80, 64)),
      cut('#fff0f4', disc(880, 410, 64, 70), disc(820, 410, 50, 36)),
      cut('#241e5c', disc(90, 360, 200, 130), disc(300, 380, 190, 100), disc(460, 390, 120, 66)),
    ),
    cut(
      '#fff6e0',
      limb('890,340,8 874,396,7 900,410,6 862,470,5 884,482,4 846,560,0'),
      limb('880,440,4 820,474,3 812,512,0'),
      limb('890,408,4 946,436,3 950,490,0'),
    ),
    glow(880, 470, 260, '#e8d8ff', 0.5),
    floor('#241e5c', '-40,560 1240,560'),
    wash(
      [
        [0, '#a86a94'],
        [0.2, '#4c3f8c'],
        [1, '#1a164c'],
      ],
      { y: 560, height: 300 },
    ),
    cut(
      '#fff0e0',
      box(800, 566, 110, 5),
      box(820, 584, 70, 5),
      box(832, 606, 60, 5),
      box(810, 632, 76, 5),
      box(840, 662, 40, 5),
    ),
    // The lamps of fishing boats.
    cut(
      '#ffd070',
      ...[90, 190, 250, 1010, 1080].map((x, at) => disc(x, 570 + (at % 3) * 8, 5)),
      ...[90, 190, 250, 1010, 1080].map((x, at) => box(x - 9, 584 + (at % 3) * 8, 18, 3)),
    ),
    // The edge of the veranda: floor, posts, the eaves of thatch.
    floor('#0e0c2c', '-40,800 1240,800'),
    cut('#2a2254', box(-20, 800, 1240, 10)),
    cut('#0e0c2c', box(46, 0, 44, 810), box(1110, 0, 44, 810)),
    cut('#8c78c8', box(1146, 100, 8, 700), box(82, 100, 8, 700)),
    cut(
      '#0e0c2c',
      '-20,-20,1 1220,-20,1 1220,90,1 1190,70,1 1180,98,1 1130,74,1 1110,104,1 1060,70,1 1020,96,1 990,66,1 940,92,1 900,62,1 860,96,1 800,66,1 770,88,1 720,60,1 680,92,1 620,62,1 590,84,1 540,60,1 490,94,1 440,64,1 410,90,1 350,62,1 310,96,1 260,64,1 220,92,1 170,66,1 130,100,1 80,70,1 50,98,1 10,70,1 -20,96,1',
    ),
    ...twoInBlanket,
  ),
];
