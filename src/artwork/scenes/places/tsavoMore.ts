import { cut, floor, glow, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantAgainstDust } from '../../figures/placing/elephantAgainstDust.ts';
import { light } from '../../light/light.ts';

/** An elephant that dusts itself, the low sun behind the dust. */
export const tsavoMore: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [380, 160, 820, 740], camera: 'close' }),
    wash(['#c4502a', '#ec8a3c', '#ffc56c', '#ffdf9a', '#f2a050'], { height: 740 }),
    glow(560, 330, 560, '#fff3c8', 0.9),
    cut('#b9603e', '-10,668,1 1210,660,1 1210,740,1 -10,740,1'),
    floor('#d8602a', '0,716 400,706 1200,720'),
    // The dust flies from the tip over head and back.
    cut(
      { fill: '#ffeebb', opacity: 0.8 },
      '288,176,1 310,120 360,70 430,40,1 452,-6 520,-30 580,-20,1 1220,-20,1 1220,340,1 900,240 640,214 480,190 380,164,1',
    ),
    cut(
      { fill: '#f0a050', opacity: 0.85 },
      '288,180,1 320,134 380,104 450,104,1 470,70 540,48 610,66,1 640,26 740,4 820,40,1 880,14 980,20 1030,80,1 1090,60 1170,70 1220,110,1 1220,360,1 900,250 640,226 480,200 360,170,1',
    ),
    within(
      '#cf6832',
      '288,184,1 350,150 430,140 500,150,1 530,116 610,104 670,130,1 710,98 800,94 850,134,1 910,120 1000,132 1040,176,1 1100,160 1180,180 1220,210,1 1220,380,1 900,260 640,220 480,190 380,176,1',
      grain({ y: 90, to: 330, colour: '#8a3018', opacity: 0.5 }),
    ),
    ...elephantAgainstDust,
    cut(
      { fill: '#ee9248', opacity: 0.7 },
      '-10,840,1 90,776 200,760 290,790,1 340,716 480,690 590,720 640,770,1 720,736 830,740 890,774,1 980,700 1120,690 1210,730,1 1210,910,1 -10,910,1',
    ),
    cut(
      '#cc5522',
      '-10,870,1 160,830 300,840 420,868,1 500,806 640,796 760,840 800,862,1 900,820 1080,790 1210,800,1 1210,910,1 -10,910,1',
    ),
    grain({ y: 780, to: 900, colour: '#7a2416' }),
  ),
];
