import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, panel } from '../../drawing/brush.ts';

/** A face that looks down through the glass: skin, hair, eyes, and a smile. */
const face = (x: number, y: number, skin: string, hair: string): Layer[] => [
  cut(hair, disc(x, y, 34, 36)),
  cut(skin, disc(x, y + 6, 27, 30)),
  cut('#1c0d18', disc(x - 10, y, 3, 4), disc(x + 10, y, 3, 4)),
  cut('#fff3dc', `${x - 12},${y + 16},1 ${x},${y + 26} ${x + 12},${y + 16},1 ${x},${y + 20}`),
];

/** A glass-bottom boat seen from below, from the reef: its hull, the pane, and those who look down; 1200 pixels wide. */
export const glassBoat: Layer[] = [
  cut(
    { fill: '#d9fbec', opacity: 0.7 },
    '260,40 420,-10 820,-10 1060,30 1110,120 1040,220 820,260 440,250 280,180',
  ),
  cut('#123f52', '300,110 380,20 700,0 980,30 1100,110,1 980,200 700,230 380,210'),
  cut('#1d5a6c', '340,110 410,50 700,30 960,56 1050,110,1 960,160 700,186 410,170'),
  cut('#f0fdf4', panel('460,56,18 900,56,18 900,164,18 460,164,18')),
  ...face(530, 106, '#7d4a31', '#1c0d18'),
  ...face(620, 116, '#5f3a28', '#d9542c'),
  ...face(720, 104, '#9a6240', '#2a1a20'),
  ...face(830, 114, '#c99a74', '#f4c24a'),
  inked('#123f52', 7, '676,56 676,164'),
];
