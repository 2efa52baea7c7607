import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { prisonShadow, prisonTortoise } from '../../figures/animals/prisonTortoise.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, LAGOON, FOAM, SAND, SHADOW] = [
  '#ffe6b0',
  '#14979c',
  '#4cc3b8',
  '#fff8e6',
  '#f9d293',
  '#cf9467',
];
/** Sky and sea, parted at a height. */
const seaward = (horizon: number): Layer[] => [
  cut(SKY, box(-20, -20, 1240, horizon + 20)),
  cut(SEA, box(-20, horizon, 1240, 300)),
];

/** Changuu, the prison that held nobody: its barred windows walk about on a giant tortoise. */
export const changuuPrison: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'behind'),
    plan({ subject: [120, 90, 840, 600], camera: 'profile' }),
    wash(SKY),
    ...seaward(386),
    floor(LAGOON, '-40,446 200,452 500,440 800,452 1240,440'),
    floor(FOAM, '-40,540 200,530 460,544 760,528 1000,540 1240,526'),
    floor(SAND, '-40,556 200,544 460,560 760,544 1000,556 1240,540'),
    moved({ x: 15, y: 922, squash: -0.24, lean: 0.04 }, ...prisonShadow(SHADOW, SAND)),
    moved({ x: -16, y: -40 }, ...prisonTortoise(...seaward(426))),
  ),
];
