import { cut, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc } from '../../drawing/brush.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { boyAtEdge, boyFlying, boyGoingIn } from '../../figures/people/wallDivers.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

/** The first evening on Zanzibar: boys dive off the sea wall of Stone Town. */
export const zanzibarHolidayWall: readonly Picture[] = [
  picture(
    'packages/zanzibarbeachholiday-5',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [920, 200, 90, 200], camera: 'below' }),
    wash(['#4a86b8', '#a4c8c8', '#ffe2a8', '#ffbe84'], { height: 600 }),
    cut(
      '#ffd9a4',
      '-20,150,1 180,132 420,136 560,150,1 380,164 140,170',
      '620,96,1 820,82 1010,92,1 820,108',
    ),
    wash(['#f0b488', '#8fb4b0', '#2f93a2', '#177488', '#0d5674'], { y: 598, height: 302 }),
    place(farDhow(), { x: 120, y: 612, metre: 15, shadow: false, flat: '#7a4a5c' }),
    place(farDhow(), { x: 640, y: 606, metre: 9, shadow: false, flat: '#9a6468', flip: true }),
    cut(
      '#ffe6bc',
      disc(140, 638, 120, 4),
      disc(500, 652, 130, 4),
      disc(700, 690, 90, 4),
      disc(460, 730, 70, 3),
    ),
    cut(
      { fill: '#6ac0c0', opacity: 0.7 },
      disc(640, 780, 110, 5),
      disc(520, 850, 150, 6),
      disc(110, 862, 90, 5),
    ),
    // The sea wall: its top in the sun, its face in shade, the sea at its foot.
    cut('#6a3f5e', '850,470,1 1240,500,1 1240,920,1 796,920,1 830,700,1'),
    cut('#a8645c', '850,470,1 890,474,1 872,700,1 850,920,1 796,920,1 830,700,1'),
    inked(
      '#55304e',
      5,
      '884,560 1220,580',
      '874,660 1220,676',
      '862,770 1220,780',
      '1010,486 1006,566',
      '1120,580 1116,668',
      '960,668 956,772',
      '1080,776 1074,880',
    ),
    cut('#fff2d0', '836,446,1 1240,440,1 1240,504,1 840,474,1'),
    cut('#d8845c', '840,474,1 1240,504,1 1240,520,1 844,488,1'),
    boyGoingIn(250, 770, 0.9),
    boyFlying(520, 330, 1, -20, '#f2b234', '#b87420'),
    boyAtEdge(960, 456, 1.08, '#e2482e', '#9c2a30'),
  ),
];
