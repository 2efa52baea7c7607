import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** What a picker wears, in shade and in the sun: dress and headscarf. */
interface Dress {
  dress: readonly [string, string];
  scarf: readonly [string, string];
}

/** A tea picker straight from above, facing up the picture, her head at the origin: both arms in the bushes, a basket of leaves on her back. The light falls from the right. */
const picker = ({ dress, scarf }: Dress): readonly Layer[] => [
  cut(dress[0], '-50,6,1 -62,80 -50,150 0,166 50,150 62,80 50,6,1'),
  cut(
    '#4a2820',
    limb('-44,-4,15 -66,-36,13 -42,-62,11'),
    limb('44,-4,15 68,-32,13 48,-60,11'),
    disc(-38, -66, 12),
    disc(46, -64, 12),
  ),
  cut(dress[0], limb('-34,4,20 -54,-10,17 -62,-36,15'), limb('34,4,20 56,-10,17 64,-34,15')),
  cut(dress[1], limb('44,2,9 64,-10,8 72,-32,6'), '30,20,1 54,20 64,80 50,150,1 30,158,1'),
  cut('#6e4424', disc(0, 74, 60, 58)),
  cut('#d8a05c', '20,17,1 60,40 62,96 24,130,1 48,96 48,52'),
  cut('#2f7a38', disc(0, 74, 48, 46)),
  cut(
    '#7cc044',
    limb(
      '-30,60,0 -10,50,10 14,56,0; -20,90,0 4,84,10 26,94,0; 0,64,0 20,58,9 38,68,0; -34,80,0 -20,76,7 -6,84,0',
    ),
  ),
  cut('#c8ea6c', limb('4,50,0 20,44,7 34,52,0; 10,80,0 26,76,7 40,84,0; -10,100,0 4,98,6 18,106,0')),
  inked('#6e4424', 6, '-26,-4 -34,30', '26,-4 34,30'),
  cut(scarf[0], disc(0, -6, 34, 36)),
  cut(scarf[1], '6,-42,1 32,-34 38,0 24,24,1 26,-6 20,-28', '-8,24,1 0,36 14,30 10,20,1'),
  inked(scarf[0], 4, '-20,10 0,16 22,8'),
];

/** Three women among the bushes from above, their shadows to the left. */
export const teaPickersAbove: readonly Layer[] = [
  cut(
    { fill: '#07302a', opacity: 0.6 },
    disc(690, 370, 110, 70),
    disc(330, 530, 110, 70),
    disc(520, 840, 110, 70),
  ),
  moved(
    { x: 770, y: 270, turn: 14, scale: 1.1 },
    ...picker({ dress: ['#a8242c', '#f0563c'], scarf: ['#c88a24', '#ffd860'] }),
  ),
  moved(
    { x: 420, y: 440, turn: -12, scale: 1.1 },
    ...picker({ dress: ['#8a2a6c', '#d85a9c'], scarf: ['#c0c8c4', '#ffffff'] }),
  ),
  moved(
    { x: 600, y: 740, turn: 20, scale: 1.1 },
    ...picker({ dress: ['#c05a1c', '#ff9a44'], scarf: ['#1f5a8c', '#6cb8dc'] }),
  ),
];
