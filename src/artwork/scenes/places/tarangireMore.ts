import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { baobabColumns } from '../../land/baobabColumns.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const LOW = { across: 1.2, down: 0.2, fill: '#b8642e', opacity: 0.6 };
const FAR = { body: '#d9a08c', shade: '#b97e80', lit: '#fff0c0', dark: '#b0707c' };
const GREY = { body: '#7d5f86', shade: '#553a68', lit: '#ffd9a8', dark: '#38204a', pale: '#fff6e2' };

/** A baobab so wide that an elephant behind it looks out on both sides. */
export const tarangireMore: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [370, 40, 480, 780], camera: 'below' }),
    wash(['#7fbdb6', '#cfdfb8', '#ffeeb8', '#fff8d8'], { height: 660 }),
    cut('#d9a994', '-10,620,1 160,600 420,616 800,590 1000,604 1210,590,1 1210,700,1 -10,700,1'),
    floor('#f8d27c', '0,652 400,640 800,656 1200,640'),
    cut(
      '#62bdb4',
      '-10,668,1 200,660 460,672 900,658 1210,666,1 1210,692,1 900,686 460,700 200,688 -10,698,1',
    ),
    place(baobabOld(2), { x: 1090, y: 650, metre: 13, depth: 0.25, by: CLEAR, coat: FAR, shadow: false }),
    floor('#f0b455', '0,722 300,710 800,728 1200,712'),
    stands(
      elephantStriding(),
      { x: 546, y: 780, metre: 88, flip: true, depth: 0.25, by: CLEAR, coat: GREY },
      LOW,
    ),
    cut(
      { fill: '#8a3f3a', opacity: 0.7 },
      '300,828,1 600,800 900,790 1210,740,1 1210,850,1 980,850 700,850 400,850',
    ),
    baobabColumns({ x: 72, y: 134, scale: 0.84 }),
    floor('#d98a3a', '0,840 200,830 420,836 700,826 900,836 1200,820'),
    stands(
      elephantCalf(),
      { x: 990, y: 862, metre: 92, flip: true, depth: 0.25, by: CLEAR, coat: { ...GREY, dark: '#452b5a' } },
      LOW,
    ),
    grain({ y: 800, to: 900, colour: '#a04e22' }),
  ),
];
