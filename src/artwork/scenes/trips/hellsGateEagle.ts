import { cut, floor, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fishEagleRising } from '../../figures/placing/fishEagleRising.ts';
import { longonot } from '../../figures/placing/longonot.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

/** The lake on the way to the park. */
export const hellsGateEagle: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [320, 60, 420, 360], camera: 'close' }),
    wash(['#5fa0d4', '#b4d6e2', '#fbe6c4'], { height: 620 }),
    moved({ x: 1370, y: 424, scale: 0.42, flip: true }, ...longonot),
    floor('#6a6488', '0,604 500,603 760,598 1000,596 1200,598', 612),
    wash(['#f4d8b0', '#8fbccb', '#3d85ac', '#164f80'], { y: 604, height: 310 }),
    ripples({ y: 624, to: 900, count: 30, colour: '#fff3dc', opacity: 0.6 }),
    // Where the fish came out of the water: rings, and the splash that falls back.
    cut({ fill: '#0e3a66', opacity: 0.55 }, '260,836 400,812 560,820 640,840 520,862 340,858'),
    cut(
      '#e8f6f4',
      '270,840,1 320,816 340,824,1 346,776,1 376,806,1 410,716,1 440,790,1 520,700,1 500,806,1 580,772,1 560,826,1 640,832,1 520,858 380,858',
    ),
    cut('#9cc8d8', '320,846,1 372,828 400,838,1 440,806 484,836,1 540,822 600,842,1 480,856 380,856'),
    cut(
      { fill: '#0e3a66', opacity: 0.5 },
      '640,866 760,852 900,862 820,880 700,882; 560,888 640,880 700,890 620,900',
    ),
    moved({ x: 0, y: 40, scale: 0.94 }, ...fishEagleRising),
    cut(
      '#fbffff',
      ...spots('470,730 440,700 500,764', 7, 9),
      ...spots('410,680 520,742 350,740 470,690', 5, 6),
      ...spots('540,790 380,700 600,770 560,748 430,640', 3, 4),
    ),
  ),
];
