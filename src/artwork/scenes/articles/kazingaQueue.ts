import { cut, floor, inked } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { jettyQueue } from '../../figures/animals/jettyQueue.ts';
import { awaitedLaunch } from '../../figures/boats/awaitedLaunch.ts';
import { light } from '../../light/light.ts';

const [WATER, DEEP, WOOD, DARK] = ['#6cc0a2', '#46a088', '#7a3f2a', '#4f2620'];

/** The Kazinga Channel in Queen Elizabeth: its animals queue for the visitors' boat. */
export const kazingaQueue: readonly Picture[] = [
  picture(
    'articles/queen-elizabeth',
    light('morning', 'uganda', 'left'),
    plan({ camera: 'profile' }),
    cut('#fdf0c4', box(-20, -20, 1240, 940)),
    floor('#a9cf8c', '-40,372 200,352 420,366 640,340 900,352 1240,320'),
    // A candelabra tree on the far bank.
    inked('#a9cf8c', 26, '432,380,1 432,300,1'),
    inked(
      '#a9cf8c',
      13,
      '430,326 382,316 362,250',
      '430,316 398,302 384,222',
      '432,304 414,280 408,202',
      '432,304 430,260 434,194',
      '434,304 452,280 460,204',
      '436,316 468,300 484,220',
      '436,326 486,314 508,248',
      '404,314 392,290 372,226',
      '420,300 398,270 396,208',
      '446,300 470,270 472,210',
      '462,312 482,290 496,230',
      '424,290 420,250 421,196',
      '440,290 446,250 447,198',
    ),
    floor(WATER, '-40,440 1240,440'),
    ...jettyQueue,
    cut(
      DEEP,
      box(372, 690, 30, 130),
      box(620, 690, 30, 150),
      box(880, 700, 30, 140),
      box(1130, 710, 34, 160),
      disc(120, 722, 210, 12),
    ),
    cut(
      DARK,
      box(372, 650, 30, 110),
      box(620, 650, 30, 116),
      box(880, 650, 30, 120),
      box(1130, 660, 34, 126),
    ),
    cut(
      WOOD,
      '336,638,1 900,638 1060,642 1160,664 1260,656,1 1260,690,1 1160,698 1060,676 900,672 336,672,1',
    ),
    ...awaitedLaunch,
  ),
];
