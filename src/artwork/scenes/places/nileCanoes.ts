import { picture, type Picture } from '../../canvas/picture.ts';
import { cut, inked, moved, strata, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { castNetAbove, fishermanAbove } from '../../figures/placing/castNetAbove.ts';
import { light } from '../../light/light.ts';

/** A canoe on the young Nile: a fisherman at dawn. */
export const nileCanoes: readonly Picture[] = [
  picture(
    'places/nile-2',
    light('dawn', 'uganda', 'left'),
    plan({ subject: [327, 568, 132, 132], camera: 'above' }),
    wash('#073f50'),
    // The light of the morning lies on the river from the upper left.
    moved(
      { x: -160, y: -60, turn: -38 },
      strata(['#f2b08a', '#c09a88', '#5f8a88', '#1c6676', '#0c4a5c', '#073f50'], {
        x: -900,
        width: 2400,
        height: 1300,
        bands: 8,
        below: true,
      }),
      // Where the bands end together, their edges would shine through.
      wash('#073f50', { x: -900, y: 1280, width: 2400, height: 60 }),
    ),
    // The early light breaks into glints.
    cut(
      '#ffd9a8',
      ...[
        '20,60,150',
        '150,130,110',
        '60,210,130',
        '250,60,90',
        '330,150,70',
        '190,270,80',
        '40,330,90',
        '430,70,60',
        '300,330,40',
        '110,420,50',
      ].map((glint) => {
        const [x = 0, y = 0, long = 0] = glint.split(',').map(Number);
        return `${x - long},${y + 16},1 ${x},${y - 10} ${x + long},${y - 18},1 ${x + 10},${y + 14}`;
      }),
    ),
    inked(
      '#8fd0c4',
      4,
      '60,520 220,500',
      '620,760 840,740',
      '900,820 1160,790',
      '40,860 200,846',
      '960,60 1120,40',
      '300,420 420,400',
    ),
    inked('#8fd0c4', 6, '1180,260 1196,380 1150,500', '470,180 440,260 440,350'),
    fishermanAbove(300, 690, -30),
    castNetAbove(812, 352),
    inked('#fff0d0', 4, '492,506 600,460 760,400', '534,578 640,490 760,400'),
  ),
];
