import { cut, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { outrigger } from '../../figures/boats/outrigger.ts';
import { place } from '../../figures/placing/place.ts';
import { sandbankGuest } from '../../figures/placing/sandbankGuest.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The beach holiday on Zanzibar, in the water and above it. */
export const zanzibarHolidayWater: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-2',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [545, 690, 210, 120], camera: 'above' }),
    wash(['#bfeaf0', '#effaf0'], { height: 110 }),
    wash(['#0b5f8c', '#0f7ea0', '#22a8b4', '#4ccac4'], { y: 96, height: 804 }),
    // Shallower and shallower, then foam and sand.
    cut('#1a95ac', '-40,330,1 300,300 700,320 1000,360 1240,330,1 1240,920,1 -40,920,1'),
    cut('#3fc4c0', '-40,470,1 200,420 560,400 900,440 1100,540 1240,600,1 1240,920,1 -40,920,1'),
    cut('#86e2d0', '-40,580,1 160,516 520,490 860,530 1060,620 1160,740 1240,800,1 1240,920,1 -40,920,1'),
    cut('#fffdf0', '-40,660,1 120,590 500,556 820,590 1010,670 1080,760 1040,860 960,920,1 -40,920,1'),
    cut('#f8e4b8', '-40,690,1 140,616 500,580 800,612 980,690 1044,766 1000,850 900,920,1 -40,920,1'),
    cut('#e6c88e', '-40,860,1 300,846 700,880 900,920,1 -40,920,1'),
    cut(
      { fill: '#d9f6ee', opacity: 0.8 },
      '40,186,1 200,172 340,184,1 200,182',
      '820,150,1 930,142 1040,152,1 930,150',
      '1040,250,1 1130,244 1200,252,1 1130,250',
      '60,400,1 170,388 280,396,1 170,398',
      '1080,430,1 1140,424 1210,432,1 1140,432',
    ),
    cut({ fill: '#0f6f86', opacity: 0.5 }, '830,512,1 960,496 1140,508 1180,526 1080,548 900,540'),
    place(outrigger(), { x: 960, y: 486, metre: 46, by: CLEAR, shadow: false, flip: true }),
    ...sandbankGuest,
  ),
];
