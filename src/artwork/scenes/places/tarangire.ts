import type { Layer } from '../../canvas/canvas.ts';
import { cut, glow, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { baobabGate } from '../../figures/placing/baobabGate.ts';
import { place } from '../../figures/placing/place.ts';
import { light } from '../../light/light.ts';

const DARK = '#4a163c';

/** An elephant that wades, dark against the light, and its image below. */
const wades = (x: number, y: number, metre: number, pose?: 'calf' | 'drinking', flip = false): Layer[] => {
  const shape = place(elephant(pose), { x: 0, y: 0, metre, flip, flat: DARK, shadow: false });
  return [moved({ x, y, squash: -0.7, opacity: 0.45 }, shape), moved({ x, y }, shape)];
};

/** Baobabs and elephants at the river. */
export const tarangire: readonly Picture[] = [
  // Between two baobabs: the river full of the evening sun, a family wading through it.
  picture(
    'places/tarangire-1',
    light('sunset', 'tanzania', 'behind'),
    plan({ subject: [480, 480, 280, 190], camera: 'frame' }),
    wash(
      [
        [0, '#7a2a6a'],
        [0.4, '#e2504a'],
        [0.75, '#ff9c48'],
        [1, '#ffd880'],
      ],
      { height: 560 },
    ),
    glow(616, 470, 420, '#fff0b0', 0.8),
    cut('#fff4cc', disc(616, 452, 128)),
    cut(
      '#b8405a',
      '240,560,1 240,500 340,470 430,490 520,520 640,530 780,500 880,470 980,500 1100,480,1 1100,560,1',
    ),
    wash(['#ffe49c', '#ffb45c', '#f07a4a', '#b03a58'], { y: 548, height: 360 }),
    cut(
      '#fff4cc',
      '500,560,1 620,554 740,560,1 620,567',
      '520,592,1 620,585 710,592,1 620,600',
      '480,700,1 580,693 680,700,1 580,708',
      '560,744,1 640,738 720,744,1 640,751',
      '420,800,1 540,792 640,800,1 540,809',
      '590,850,1 680,843 760,850,1 680,858',
    ),
    ...wades(400, 590, 30, undefined, false),
    ...wades(860, 588, 27),
    ...wades(954, 604, 32, 'calf'),
    ...wades(640, 676, 66),
    ...wades(436, 694, 58, 'calf'),
    ...baobabGate,
    cut('#140620', '-20,880,1 200,850 420,890 640,900 820,886 1000,850 1220,876,1 1220,920,1 -20,920,1'),
  ),
];
