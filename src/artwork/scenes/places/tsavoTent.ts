import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { tentFront } from '../../figures/placing/tentFront.ts';
import { tentGuest } from '../../figures/placing/tentGuest.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const RED = { body: '#8e3118', shade: '#541510', lit: '#ffb06c', dark: '#350c0e', pale: '#fff6e2' };

const COW = { x: 770, y: 700, metre: 68, flip: true, shadow: false } as const;

/** Tsavo out of a tent: a red elephant drinks at the water hole, the Yatta plateau behind her. */
export const tsavoTent: readonly Picture[] = [
  picture(
    'places/tsavo-2',
    light('golden', 'kenya', 'left'),
    plan({ subject: [600, 330, 330, 240], camera: 'frame' }),
    sky({ horizon: 430, stops: ['#2f78c0', '#79b0da', '#c6dfe4', '#fff0c8'] }),
    floor('#4c2a52', '0,364,1 1200,356,1'),
    floor('#ffd9a0', '0,430,1 1200,424,1'),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 440,
      width: 1000,
      height: 10,
      count: 6,
      metre: [7, 10],
      flat: '#9a5040',
      shadow: false,
    }),
    floor('#f9c284', '0,540 300,526 700,546 1200,530'),
    floor('#f0a060', '0,660 300,640 760,656 1200,640'),
    cut(
      '#c8602f',
      '210,752 300,716 420,700 560,696 760,704 980,702 1080,730 1090,790 900,836 560,838 300,818',
    ),
    within(
      '#6fb2d6',
      '236,760 330,728 440,712 560,708 760,714 960,716 1040,738 1050,784 880,820 560,824 320,806',
      moved(
        { x: COW.x, y: 712, squash: -1 },
        place(elephantDrinking(), { ...COW, x: 0, y: 0, flat: '#7c3a3c', coat: RED }),
      ),
      cut({ fill: '#a9d6e6', opacity: 0.8 }, '230,790 480,800 760,806 1050,790,1 1050,840,1 230,840,1'),
      inked('#e8f6f6', 4, '300,770 420,770', '620,790 780,790', '880,770 980,770', '480,742 540,742'),
    ),
    place(elephantDrinking(), { ...COW, depth: 0.25, by: CLEAR, coat: RED }),
    inked('#e8f6f6', 4, '390,724 420,732 460,732 480,724', '370,728 410,744 474,744 500,728'),
    grain({ y: 840, to: 900, colour: '#8a2c18' }),
    ...tentFront,
    ...tentGuest,
  ),
];
