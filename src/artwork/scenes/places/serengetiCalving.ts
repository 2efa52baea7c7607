import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { wildebeestAndCalf } from '../../figures/animals/wildebeestAndCalf.ts';
import { wildebeestStreaming, type StreamingTones } from '../../figures/animals/wildebeestStreaming.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, SHADE] = ['#f7efcb', '#4fa860', '#3f9153'];
const COW: StreamingTones = [SHADE, '#3c475b', '#171a24', '#fdf3d9'];
const CALF: StreamingTones = [SHADE, '#e09a4e', '#4d2b20', '#e09a4e'];

/** The mothers on the plain, each with her calf. */
const FAR: readonly (readonly [x: number, y: number, way: 'walking' | 'lowered' | 'calf', flip?: boolean])[] =
  [
    [664, 264, 'walking'],
    [712, 268, 'calf'],
    [800, 262, 'lowered', true],
    [772, 266, 'calf', true],
    [886, 274, 'lowered'],
    [858, 280, 'calf', true],
    [980, 264, 'walking', true],
    [950, 268, 'calf', true],
    [1084, 282, 'lowered'],
    [1128, 288, 'calf'],
    [1170, 266, 'walking'],
    [1196, 274, 'calf'],
  ];

/** The Serengeti in February, when the herd has its calves on the short grass of the south. */
export const serengetiCalving: readonly Picture[] = [
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [300, 160, 460, 480], camera: 'close' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(PLAIN, '-40,250,1 1240,250,1'),
    // A kopje.
    cut(
      '#d99a72',
      '900,252,1 906,216 936,200 972,214,1 980,150 1020,122 1080,128 1106,186,1 1124,164 1172,160 1204,196 1212,252,1',
    ),
    cut(
      '#b3704f',
      '900,252,1 906,216 928,204,1 926,228 934,252,1',
      '972,252,1 972,214 980,150 1012,127,1 1002,180 1018,252,1',
      '1100,252,1 1106,186 1136,164,1 1128,206 1140,252,1',
    ),
    ...FAR.map(([x, y, way, flip = false]) =>
      moved(
        { x, y, scale: way === 'calf' ? 0.17 : 0.34, flip },
        ...wildebeestStreaming(way, way === 'calf' ? CALF : COW),
      ),
    ),
    ...wildebeestAndCalf,
  ),
];
