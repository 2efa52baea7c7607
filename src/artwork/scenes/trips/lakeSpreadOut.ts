import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { lakeSpreader } from '../../figures/people/lakeSpreader.ts';
import { clothLakes } from '../../land/clothLakes.ts';
import { light } from '../../light/light.ts';

const [SKY, CONE, LIT] = ['#fbdcb0', '#27336f', '#4f62ac'];

/** Volcanoes and gorillas: the lakes on the way, one above the other. */
export const lakeSpreadOut: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-2',
    light('golden', 'rwanda', 'left'),
    plan({ subject: [440, 100, 380, 180], camera: 'back' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    cut(CONE, '60,300,1 250,220 430,100 540,30,1 580,44 640,26,1 760,110 930,220 1140,300,1'),
    cut(LIT, '60,290,1 250,220 430,100 540,30,1 570,42,1 540,130,1 500,170 480,300,1'),
    ...clothLakes,
    ...lakeSpreader,
  ),
];
