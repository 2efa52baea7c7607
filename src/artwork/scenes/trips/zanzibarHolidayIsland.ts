import { cut, floor, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { boyInKofia } from '../../figures/people/boyInKofia.ts';
import { tortoiseMeeting } from '../../figures/placing/tortoiseMeeting.ts';
import { light } from '../../light/light.ts';

/** Changuu island, half an hour by boat from Stone Town: a boy and one of its giant tortoises, eye to eye. */
export const zanzibarHolidayIsland: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-4',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [700, 330, 220, 240], camera: 'close' }),
    cut('#b9e4dc', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    floor('#1492a4', '0,560 1200,560'),
    floor('#4cc6c0', '0,610 1200,610'),
    floor('#f6d79c', '0,760 1200,740'),
    cut('#fff9e8', '556,566,1 594,490,1 616,570,1 590,564'),
    cut('#5a2420', '544,568,1 562,584 608,586 630,566,1 600,572 570,572'),
    ...tortoiseMeeting,
    moved({ x: 872, y: 400 }, ...boyInKofia),
  ),
];
