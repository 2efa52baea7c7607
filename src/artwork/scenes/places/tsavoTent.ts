import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
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
    cut('#c8602f', '200,742 380,702 640,692 940,698 1120,736 1140,790 900,836 560,836 300,816'),
    cut('#79b8d4', '220,752 400,716 640,706 920,712 1096,744 1110,786 890,822 560,822 320,804'),
    moved(
      { x: COW.x, y: 712, squash: -0.24, opacity: 0.5 },
      place(elephantDrinking(), { ...COW, x: 0, y: 0, flat: '#6a2430', coat: RED }),
    ),
    inked('#e8f6f6', 4, '420,756 520,756', '560,790 700,790', '880,770 980,770'),
    place(elephantDrinking(), { ...COW, depth: 0.25, by: CLEAR, coat: RED }),
    floor('#d9713c', '0,850 400,834 800,850 1200,832'),
    grain({ y: 850, to: 900, colour: '#8a2c18' }),
    // The tent: one flap rolled up and tied, the other thrown wide, the sun along their edges.
    cut(
      '#6b3336',
      '-20,-20,1 1220,-20,1 1220,920,1 1070,920,1 1064,760 1080,600 1120,470,1 1096,360 1010,200 860,80 640,40 420,60 260,140 190,300 150,520 130,920,1 -20,920,1',
    ),
    cut(
      '#4a2030',
      '-20,-20,1 230,-20,1 150,240 90,520 70,920,1 -20,920,1; 1220,-20,1 1110,-20,1 1150,200 1170,452,1 1220,452,1; 1190,470,1 1220,470,1 1220,920,1 1180,920,1',
      '1090,920,1 1100,700 1136,474,1 1152,474,1 1134,700 1130,920,1',
    ),
    cut(
      '#8f4f44',
      '900,-20,1 960,-20,1 1080,180 1142,440,1 1128,440,1 1050,220',
      '1146,920,1 1150,700 1164,474,1 1176,474,1 1170,700 1168,920,1',
      '330,-20,1 390,-20,1 250,120 190,260,1 230,100',
    ),
    cut(
      '#ffd9a0',
      '130,920,1 150,520 190,300 260,140 420,60 640,40 860,80 1010,200 1096,360 1120,470,1 1080,600 1064,760 1070,920,1 1056,920,1 1048,760 1066,596 1104,470,1 1082,366 998,212 854,94 640,54 424,74 272,152 204,304 166,520 146,920,1',
    ),
    cut('#e0573a', '1100,444,1 1150,458 1220,446,1 1220,482,1 1150,492 1102,478,1'),
    ...tentGuest,
  ),
];
