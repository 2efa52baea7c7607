import { cut, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fishEagleStriking } from '../../figures/placing/fishEagleStriking.ts';
import { longonot } from '../../figures/placing/longonot.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { mist } from '../../sky/weather.ts';
import { ripples } from '../../water/water.ts';

/** The lake on the way to the park. */
export const hellsGateEagle: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [200, 300, 840, 240], camera: 'front' }),
    sky({ horizon: 600, stops: ['#7fb4dc', '#c2dce4', '#fbe6c4', '#ffd8a4'] }),
    moved({ x: 634, y: 346, scale: 0.52 }, ...longonot),
    mist({ y: 588, height: 50, strength: 1 }),
    wash(['#f4d2ac', '#a4c6cc', '#4f93b4', '#1f5f8e'], { y: 592, height: 320 }),
    ripples({ y: 610, to: 900, count: 34, colour: '#fff3dc', opacity: 0.7 }),
    // The wake that the talons rake, and its spray.
    cut({ fill: '#163f6a', opacity: 0.45 }, '300,800 480,776 760,780 1000,800 820,826 500,830'),
    cut(
      '#e6f4f4',
      '470,782,1 560,740 600,764,1 640,706 670,752,1 740,688 768,746,1 850,690 866,742,1 960,706 962,750,1 1060,742 1180,784,1 1000,800 760,812 560,806',
    ),
    cut(
      '#9cc8d8',
      '520,794,1 600,774 640,786,1 720,758 780,782,1 860,760 910,784,1 1000,772 1100,788,1 960,800 740,808 580,804',
    ),
    fishEagleStriking(600, 510, 1),
    cut(
      '#fbffff',
      '350,792,1 376,756 396,772,1 404,716 440,766,1 470,742 494,770,1 540,744 560,774,1 610,740 640,776,1 690,764 740,794,1 600,812 460,810',
    ),
    cut(
      '#fbffff',
      ...spots('420,706 384,726 690,680 770,654 910,660 1000,710', 5),
      ...spots('452,724 730,672 800,626 848,660 960,676 1050,716 1090,740 350,744', 3),
      ...spots('720,640 760,618 880,632 940,640 1020,680 366,700 400,690', 2),
    ),
  ),
];
