import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { clovedOrange } from '../../figures/plants/clovedOrange.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, NEAR, GLINT] = ['#0d6573', '#0a4459', '#083547', '#f4962a'];

/** Spice farm and beach in one evening: an orange studded with cloves goes down into the sea. */
export const zanzibarHolidayOrange: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-1',
    light('sunset', 'zanzibar', 'left'),
    plan({ subject: [380, 220, 440, 360], camera: 'front' }),
    wash(SKY),
    ...clovedOrange(600, 500, 330),
    cut('#fff3da', '1006,520,1 1020,590 1010,614,1 1066,608,1 1040,560'),
    floor(SEA, '-40,620 1240,620'),
    cut('#2a1420', '980,612,1 1086,606,1 1070,632 1000,634'),
    floor(NEAR, '-40,760 300,744 700,768 1240,748'),
    cut(
      GLINT,
      '330,644 480,634 720,634 870,644 720,654 480,654',
      '390,688 500,680 700,680 810,688 700,697 500,697',
      '350,734 470,726 640,726 760,734 640,743 470,743',
      '470,782 560,775 700,775 780,782 700,790 560,790',
      '520,830 590,824 660,824 720,830 660,837 590,837',
    ),
  ),
];
