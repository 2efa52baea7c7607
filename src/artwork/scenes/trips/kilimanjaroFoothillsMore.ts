import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { colobusInFlight } from '../../figures/animals/colobusInFlight.ts';
import { monkey } from '../../figures/animals/monkey.ts';
import { place } from '../../figures/placing/place.ts';
import { lianaBranch } from '../../figures/plants/frame.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leapFrame } from '../../land/leapFrame.ts';
import { forest } from '../../land/ridges.ts';
import { leaves, trunks } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The foothills of Kilimanjaro: the forest, and the last cup. */
export const kilimanjaroFoothillsMore: readonly Picture[] = [
  // Who has a leaf keeps dry.
  picture(
    'packages/kilimanjarofoothills-3',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [240, 80, 520, 150], camera: 'close' }),
    wash(0, 900, [
      [0, '#a9c8bc'],
      [0.6, '#e6eed6'],
      [1, '#b4d0ae'],
    ]),
    kibo({ x: 930, y: 300, width: 760, body: '#8fa8b8', shade: '#7391a4', snow: '#ffffff', cold: '#dfeaf0' }),
    mist({ y: 520, height: 150, strength: 1, colour: '#e6eed6' }),
    trunks({ y: 900, depth: 0.7, count: 4, from: -20, until: 460 }),
    trunks({ y: 920, depth: 0.5, count: 1, from: 0, until: 180, width: 90 }),
    trunks({ y: 920, depth: 0.5, count: 1, from: 1120, until: 1230, width: 90 }),
    lines(
      '#f2f6ea',
      3,
      '80,20 60,140;200,160 180,280;330,40 310,160;470,120 450,240;1080,40 1060,160;960,160 940,280;1150,240 1130,360;60,360 40,480;190,440 170,560;1010,420 990,540;1140,520 1120,640;110,640 90,760;260,700 240,820;980,720 960,840;1100,780 1080,900;880,60 860,180',
      0.8,
    ),
    place(lianaBranch(), { x: 0, y: 700, metre: 190, depth: 0.06, shadow: false }),
    place(monkey(), {
      x: 540,
      y: 692,
      metre: 400,
      depth: 0.3,
      shadow: false,
      by: CLEAR,
      coat: {
        body: '#4a566e',
        shade: '#2a3048',
        lit: '#c2d0dc',
        dark: '#14161f',
        pale: '#d8d4c4',
        accent: '#8cac60',
      },
    }),
    // The leaf hangs from its own stalk, which leaves the trunk on the left.
    limbs('#1d4a32', '-20,240,20 90,170,13 200,170,9 300,196,5'),
    cut('#123a2c', '190,166,1 330,90 520,60 690,110 800,220 830,330,1 720,270 560,260 420,290 300,250'),
    cut('#2f7a4a', '190,166,1 330,90 520,60 690,110 800,220 830,330,1 700,220 560,170 380,160'),
    lines('#b4d488', 5, '190,166 360,150 560,170 720,240 826,326'),
    lines(
      '#1f5a3a',
      4,
      '340,152 380,96;440,156 500,80;550,168 620,92;650,200 716,140;340,156 350,236;450,160 470,266;560,174 590,252;660,208 700,256',
    ),
    lines('#f2f6ea', 4, '828,334 828,372;470,290 470,330;300,254 300,290'),
    leaves({ corner: 'bottom-left', size: 300, depth: 0.03, count: 7, of: '#1d4a3c' }),
    leaves({ corner: 'bottom-right', size: 340, depth: 0.03, count: 7, of: '#1d4a3c' }),
  ),
  picture(
    'packages/kilimanjarofoothills-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [300, 400, 520, 56], camera: 'below' }),
    wash(0, 800, [
      [0, '#e07a34'],
      [0.4, '#f7a850'],
      [0.75, '#ffdc96'],
      [1, '#fff7dc'],
    ]),
    kibo({
      x: 620,
      y: 520,
      width: 1040,
      body: '#7f74b8',
      shade: '#534a96',
      snow: '#ffffff',
      cold: '#cdd0ec',
    }),
    mist({ y: 760, height: 90, strength: 1, colour: '#fff3c8' }),
    forest({ y: 820, rise: 60, depth: 0.4, crown: 26, of: '#2f6a48' }),
    cut('#1d4a3c', '-10,880,1 200,850 420,880 640,852 860,884 1060,850 1210,876,1 1210,910,1 -10,910,1'),
    ...leapFrame,
    colobusInFlight,
  ),
];
