import { cut, floor, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { greatWheel } from '../../figures/placing/greatWheel.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#f0683c',
  lit: '#b03a44',
  face: '#7e2344',
  shade: '#5c1a40',
  cleft: '#3c1034',
  talus: '#6a1e40',
};

/** The end of a day's ride: through the spokes of a wheel. */
export const hellsGateSunset: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-4',
    light('sunset', 'kenya', 'behind'),
    plan({ subject: [60, 300, 840, 540], camera: 'frame' }),
    strata(
      [
        [0, '#3c1a62'],
        [0.35, '#a8304e'],
        [0.62, '#f4763a'],
        [1, '#ffd884'],
      ],
      { height: 720 },
    ),
    cut('#f8904c', disc(640, 610, 400)),
    cut('#ffb066', disc(640, 610, 300)),
    cut('#ffd48c', disc(640, 610, 214)),
    cut('#fff3c4', disc(640, 610, 138)),
    gateWall({
      crest: '-30,500 240,590 420,640',
      foot: 706,
      until: 420,
      tones: WALL,
      side: 'right',
      broad: 0.4,
    }),
    floor('#c4483c', '0,700 500,690 800,694 1200,690'),
    fischersTower({
      x: 946,
      y: 716,
      scale: 0.72,
      tones: ['#ffc27a', '#a83a44', '#7a2440', '#521634', '#300c26'],
    }),
    floor('#8f2c3c', '0,724 400,712 800,722 1200,712'),
    cut('#ffb45c', '560,712,1 720,712,1 800,740 940,800 1240,860,1 1240,910,1 700,910,1 660,800 610,744'),
    floor('#3c1030', '0,816 200,800 430,812 560,850 700,910,1 1200,1000', 920),
    greatWheel(500, 590),
  ),
];
