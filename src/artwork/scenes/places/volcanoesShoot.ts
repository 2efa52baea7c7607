import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { goldenMonkeyFacing } from '../../figures/animals/goldenMonkeyFacing.ts';
import { type Culm, culms } from '../../land/bambooMist.ts';
import { light } from '../../light/light.ts';

const FAR: readonly Culm[] = [
  [170, 190, 17, 120],
  [420, 400, 19, 40],
  [800, 812, 18, 150],
  [1120, 1096, 20, 70],
];
const NEAR: readonly Culm[] = [
  [270, 296, 30, 190],
  [984, 962, 32, 60],
];
/** The bamboo in some light: what is far, then what is near. */
const thicket = (far: string, farLit: string, near: string, nearLit: string, joint: string): Layer[] => [
  culms(far, farLit, joint, FAR, 230),
  culms(near, nearLit, joint, NEAR, 280),
];
/** A sprig that hangs in from the right. */
const SPRIG: readonly Layer[] = [
  cut(
    '#123a46',
    ...[
      '1240,0,8 1110,20,6 980,14,2',
      '1190,10,4 1200,100,21 1180,200,18 1150,286,0',
      '1110,18,4 1104,84,19 1074,160,16 1034,222,0',
      '1050,20,3 1024,66,16 982,104,13 934,128,0',
      '990,14,3 956,18,12 914,14,10 872,0,0',
    ].map((row) => limb(row)),
  ),
  inked('#2b6570', 3, '1190,20 1198,104 1176,204', '1108,26 1100,88 1070,162', '1046,26 1020,68 980,104'),
];
/** Where the stems part and the light comes through. */
const GAP = '322,-20,1 958,-20,1 936,920,1 292,920,1';

/** The bamboo of the Virunga in mist: a golden monkey sits where the light comes through. */
export const volcanoesShoot: readonly Picture[] = [
  picture(
    'places/volcanoes-3',
    light('mist', 'rwanda', 'right'),
    plan({ subject: [480, 150, 300, 400], camera: 'close' }),
    wash('#5f9aa6'),
    ...thicket('#4a8592', '#6ba3ac', '#2f6b7a', '#4c8894', '#1f5464'),
    within('#dcebd2', GAP, ...thicket('#bfd9c4', '#e6f1dc', '#9cc4b8', '#bcd9c8', '#7cb0ac')),
    ...SPRIG,
    culms('#0f3340', '#1f5560', '#0a2430', [[60, 40, 46, 300]], 420),
    moved({ x: 640, y: 350 }, ...goldenMonkeyFacing),
  ),
];
