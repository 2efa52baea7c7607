import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [DARK, BOOT, SKIN, POLE] = ['#2a2350', '#3a2038', '#7a4a3a', '#3c2c58'];

/** Trousers, jacket, pack and cap, each in shade and in light. */
type Dress = readonly [string, string, string, string, string, string, string, string];

/** A climber from behind, 300 pixels high, the weight on the right leg. */
const climber = (
  [trousers, trousersLit, jacket, jacketLit, pack, packLit, cap, capLit]: Dress,
  arm: readonly Layer[],
): readonly Layer[] => [
  cut(BOOT, '-50,-14,1 -28,-16,1 -22,2,1 -56,4,1 -58,-4', '0,-14,1 24,-14,1 28,4,1 -2,4,1'),
  cut(
    trousers,
    '-34,-150,1 34,-152,1 36,-90 27,-8,1 0,-8,1 0,-80 -2,-122 -12,-76 -26,-8,1 -52,-8,1 -46,-76 -40,-110',
  ),
  cut(
    trousersLit,
    '10,-152,1 34,-152,1 36,-90 27,-8,1 14,-8,1 20,-80',
    '-14,-138,1 -4,-120 -14,-70 -27,-8,1 -36,-8,1 -24,-76',
  ),
  ...arm,
  cut(jacket, '-16,-252,1 16,-252,1 44,-240 50,-206 44,-140 34,-136,1 -36,-134,1 -44,-160 -48,-206 -42,-240'),
  cut(jacketLit, '16,-252,1 44,-240 50,-206 44,-140 34,-136,1 16,-136,1 30,-180 26,-226'),
  cut(pack, '-26,-262 0,-272 28,-262 34,-200 30,-152 0,-146 -30,-152 -34,-204'),
  cut(packLit, '4,-270,1 28,-262 34,-200 30,-152 12,-148,1 18,-200'),
  cut(SKIN, '-9,-268,1 9,-268,1 10,-282 -10,-282'),
  cut(cap, '-20,-280,1 -22,-308 0,-318 20,-308 20,-280,1 0,-276'),
  cut(capLit, '4,-316,1 20,-308 20,-280,1 6,-277,1 12,-296'),
];

/** Two climbers on the crater's rim from behind, the sun at their backs: one rests on poles, the guide points out. */
export const climbersAtRim: readonly Layer[] = [
  moved(
    { x: -44, y: 0, scale: 0.5 },
    ...climber(
      ['#6a3a5c', '#c87a6a', '#b8322e', '#f4583a', '#3a4a8c', '#8a8cc0', '#e0a030', '#ffd468'],
      [
        inked(POLE, 5, '-74,-150 -88,4', '76,-150 92,2'),
        cut('#b8322e', disc(-34, -236, 16), limb('-34,-238,16 -62,-190,14 -74,-152,10')),
        cut('#f4583a', disc(34, -236, 16), limb('34,-238,16 62,-190,14 76,-152,10')),
        cut(DARK, disc(-75, -148, 10), disc(77, -148, 10)),
      ],
    ),
  ),
  moved(
    { x: 40, y: 6, scale: 0.52 },
    ...climber(
      ['#2c2c5c', '#6a5c8c', '#e08a2c', '#ffc25a', '#7a2c4c', '#c8586a', '#1f5c6c', '#5cb0ac'],
      [
        cut('#e08a2c', disc(-32, -234, 17), limb('-30,-234,17 -90,-232,14 -138,-250,9')),
        cut('#ffc25a', disc(34, -234, 17), limb('34,-236,17 56,-190,14 60,-144,10')),
        cut(DARK, disc(61, -140, 10)),
        inked(POLE, 5, '61,-142 74,6'),
        cut(SKIN, disc(-142, -253, 9, 7)),
      ],
    ),
  ),
];
