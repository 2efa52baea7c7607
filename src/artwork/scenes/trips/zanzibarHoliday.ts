import { floor, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { hammockShadow, hammockSleeper, ringedTrunk } from '../../figures/placing/hammock.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR_RIGHT } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The beach holiday on Zanzibar, on land. */
export const zanzibarHoliday: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [650, 480, 180, 380], camera: 'close' }),
    wash(['#0f78b0', '#4fbcd2', '#c8efe2'], { height: 400 }),
    wash(['#0a5f84', '#0f8498', '#2cbcb8', '#84e4cc'], { y: 392, height: 400 }),
    inked('#e8fff6', 4, '40,470 200,466', '960,520 1240,514', '300,610 520,604', '-20,560 120,556'),
    place(dhow(), {
      x: 800,
      y: 426,
      metre: 15,
      by: CLEAR_RIGHT,
      shadow: false,
      coat: { pale: '#fffaf0', lit: '#f4dcc0', body: '#a83c2c', shade: '#6a2428' },
    }),
    floor('#c8f6e2', '-40,700 300,716 700,690 1240,708'),
    floor('#fffdf0', '-40,716 300,732 700,706 1240,724'),
    floor('#fbe6b8', '-40,736 300,752 700,726 1240,744'),
    hammockShadow,
    ...ringedTrunk(
      '60,940,92 96,500,74 190,-60,56',
      '150,940,14 172,500,12 250,-60,8',
      '-30,760 60,800 140,786;0,600 90,640 160,622;20,440 104,476 172,458;110,116 160,146 214,122;128,12 176,34 232,10',
    ),
    ...ringedTrunk(
      '1160,940,88 1110,500,70 1060,-60,50',
      '1240,940,14 1176,500,12 1108,-60,8',
      '1068,770 1150,806 1220,790;1052,600 1120,636 1182,620;1046,440 1110,472 1160,456;1026,100 1080,130 1116,112',
    ),
    ...hammockSleeper,
  ),
];
