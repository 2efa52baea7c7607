import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const turned = (count: number, r: number, long: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos((i / count) * Math.PI * 2), Math.sin((i / count) * Math.PI * 2)];
    return `${Math.round(640 + cos * r)},${Math.round(500 + sin * r)} ${Math.round(640 + cos * (r + long))},${Math.round(500 + sin * (r + long))}`;
  });

/** An old camera from close in front, cropped by the frame; some layers show in its great lens, 540 pixels wide round (640, 500). */
export const greatLens = (...seen: readonly Layer[]): Layer[] => [
  // The silver top with its finder and dial, the body in brown leather.
  cut('#c9bda8', panel('-60,150,1 1260,150,1 1260,300,1 -60,300,1')),
  cut('#f4ead6', box(-60, 150, 1320, 22)),
  cut('#8f8474', box(760, 172, 500, 128)),
  cut('#d9cdb6', panel('420,60,30 860,60,30 900,172,1 380,172,1')),
  cut('#f8f0dc', panel('420,60,30 640,60,1 600,172,1 380,172,1')),
  cut('#2a2430', panel('540,92,14 740,92,14 740,160,10 540,160,10')),
  cut('#5f7a8c', panel('556,104,8 640,104,1 610,150,1 556,150,8')),
  cut('#b5a78e', box(90, 90, 170, 60)),
  cut('#efe4cc', box(90, 90, 60, 60)),
  inked(
    '#7c705f',
    5,
    '120,96 120,146',
    '150,96 150,146',
    '180,96 180,146',
    '210,96 210,146',
    '240,96 240,146',
  ),
  cut('#e9573a', panel('980,100,16 1060,100,16 1060,150,1 980,150,1')),
  cut('#5a3024', box(-60, 300, 1320, 640)),
  cut('#7c4630', '-60,300,1 420,300,1 240,940,1 -60,940,1'),
  cut('#3c1c1c', '900,300,1 1260,300,1 1260,940,1 980,940,1'),
  // The lens: its shadow, rings of metal, the glass.
  cut({ fill: '#1c0c14', opacity: 0.5 }, disc(690, 540, 392)),
  cut('#9c907e', disc(640, 500, 390)),
  cut('#efe4cc', '640,110,1 430,120 250,300 250,500,1 330,500,1 340,330 470,190 640,190,1'),
  cut('#2a2430', disc(640, 500, 352)),
  inked('#6a6270', 7, ...turned(56, 322, 22)),
  cut('#14101c', disc(640, 500, 310)),
  within(
    '#f6b06a',
    disc(640, 500, 270),
    ...seen,
    cut({ fill: '#ffffff', opacity: 0.3 }, '470,300,1 560,240 640,230,1 520,330 440,470 400,560,1 400,430'),
    cut(
      { fill: '#14101c', opacity: 0.35 },
      '850,300,1 960,440 920,700 760,790 600,800,1 760,730 860,600 874,440',
    ),
  ),
];
