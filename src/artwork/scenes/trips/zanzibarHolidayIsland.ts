import { floor, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { tortoiseFacing } from '../../figures/animals/tortoiseFacing.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR_RIGHT } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** Changuu island, half an hour by boat from Stone Town: one of its giant tortoises. */
export const zanzibarHolidayIsland: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-4',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [300, 240, 600, 480], camera: 'front' }),
    wash(['#3fb0c8', '#a4e0dc', '#e8f6de'], { height: 320 }),
    wash(['#0f8a9c', '#2fb8b8', '#7fe0cc'], { y: 316, height: 240 }),
    place(dhow(), {
      x: 104,
      y: 404,
      metre: 14,
      by: CLEAR_RIGHT,
      shadow: false,
      coat: { pale: '#fff6e4', lit: '#f0d0a4', body: '#a83c2c', shade: '#6a2428' },
    }),
    floor('#fffdf0', '0,500 200,516 500,530 900,512 1200,470'),
    floor('#f8e6ba', '0,520 200,534 500,548 900,532 1200,490'),
    floor('#ecd09a', '0,700 300,720 700,700 1200,730'),
    tortoiseFacing(640, 846, 1.06),
  ),
];
