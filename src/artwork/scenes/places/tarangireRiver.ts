import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { baobabAbove } from '../../figures/placing/baobabAbove.ts';
import { elephantAbove, shadeAbove } from '../../figures/placing/elephantAbove.ts';
import { light } from '../../light/light.ts';

/** The herd on its way up the river, the cow in front of us first. */
const HERD = [
  { x: 440, y: 620, scale: 1.14, turn: 12 },
  { x: 880, y: 736, scale: 0.6, turn: 16, isCalf: true },
  { x: 770, y: 250, scale: 0.82, turn: 20 },
  { x: 560, y: 164, scale: 0.46, turn: 24, isCalf: true },
] as const;

/** The river straight from above, the herd wading up it. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [330, 440, 360, 360], camera: 'above' }),
    wash(['#f4cd80', '#e2a54c']),
    cut(
      '#d9963f',
      '-40,260,1 -40,60,1 60,80 160,180 130,280 40,330; 1240,560,1 1240,900,1 1140,920,1 1080,800 1130,660',
    ),
    grain({ y: 0, to: 900, colour: '#b87434' }),
    // The river: wet sand, shallows, deep water.
    cut(
      '#fff0cc',
      '180,940,1 150,780 200,640 190,480 250,300 380,180 430,60 440,-40,1 1180,-40,1 1190,120 1120,300 1130,460 1060,620 1050,780 1080,940,1',
    ),
    cut(
      '#b9e4d4',
      '226,940,1 200,780 246,650 240,490 300,330 420,210 480,70 490,-40,1 1130,-40,1 1136,110 1070,290 1078,450 1010,610 996,780 1020,940,1',
    ),
    cut(
      '#8accbe',
      '290,940,1 266,790 306,660 304,510 366,370 480,250 546,80 560,-40,1 1070,-40,1 1070,100 1010,280 1016,440 950,600 930,780 950,940,1',
    ),
    cut(
      '#6cb9b0',
      '700,940,1 690,780 740,640 790,480 760,330 840,180 850,-40,1 1000,-40,1 1000,100 950,270 950,440 880,620 860,780 870,940,1',
    ),
    inked(
      '#d9f2e6',
      4,
      '330,330 380,270 440,220',
      '940,520 920,590 890,660',
      '300,820 296,760 306,700',
      '1030,60 1020,120 990,190',
    ),
    ...baobabAbove({ x: 92, y: 176, scale: 0.62, turn: 20 }),
    ...baobabAbove({ x: 1176, y: 470, scale: 0.5, turn: 70 }),
    ...HERD.map((one) => shadeAbove(one, '#163f50')),
    ...HERD.map((one) => elephantAbove(one)),
  ),
];
