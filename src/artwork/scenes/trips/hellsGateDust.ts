import { cut, floor, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { dustyRider } from '../../figures/people/dustyRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

const [SKY, LIT, ROCK, SHADE, STRAW] = ['#1b4c9c', '#f08c56', '#d4633a', '#a8432b', '#f3cd84'];

/** What a day's ride does to a face. */
export const hellsGateDust: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('morning', 'kenya', 'left'),
    plan({ subject: [220, 50, 330, 80], camera: 'front' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    fischersTower({ x: 986, y: 770, scale: 1.16, tones: [LIT, LIT, ROCK, SHADE, SHADE] }),
    floor(STRAW, '0,766 600,772 1200,762'),
    within(
      ROCK,
      '-20,-20,1 716,-20,1 720,60,1 742,76,1 748,300,1 728,320,1 734,560,1 764,580,1 772,800,1 800,920,1 -20,920,1',
      cut(
        SHADE,
        '664,-20,1 730,-20,1 760,300,1 800,920,1 716,920,1 696,560,1 680,540,1 690,260,1 668,240,1',
        '60,-20,1 78,-20,1 70,330,1',
        '108,420,1 122,410,1 116,920,1 96,920,1',
        '176,-20,1 186,-20,1 182,190,1',
        '20,560,1 30,552,1 26,800,1',
      ),
    ),
    moved({ x: 404, y: 408, scale: 1.06, turn: -5 }, ...dustyRider([ROCK, SHADE])),
  ),
];
