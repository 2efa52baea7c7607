import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, panel, ring } from '../../drawing/brush.ts';

/** A car's key and a leather tag on one ring, hanging down from the origin, 620 pixels long. */
export const carKey: readonly Layer[] = [
  cut('#c9862c', ring(0, 86, 92, 74)),
  cut('#ffe08a', '-92,86,1 -84,40 -40,0 0,-6,1 0,12,1 -34,18 -66,50 -74,86,1'),
  // The tag, turned a little, its hem stitched.
  cut('#a83224', '60,150,1 96,138,1 250,420,1 246,470 190,500 150,476,1 40,190,1'),
  cut('#e9573a', '40,160,1 84,142,1 224,430,1 214,474 168,494 134,470,1 30,190,1'),
  cut('#ff8a62', '40,160,1 56,154,1 160,486,1 134,470,1 30,190,1'),
  inked('#ffd8b0', 4, '70,190 88,232', '100,260 118,302', '130,330 148,372', '160,400 172,430'),
  cut('#8f5a1c', disc(58, 168, 12)),
  // The key: its head, the blade and the teeth.
  cut('#1c1a24', panel('-190,170,40 -40,130,40 20,330,60 -60,390,40 -150,400,40')),
  cut('#3f3c4c', panel('-190,170,40 -120,152,20 -90,390,30 -150,400,40')),
  cut('#c9862c', ring(-74, 190, 26, 15)),
  cut(
    '#9aa4ac',
    '-120,388,1 -40,378,1 -10,600,1 -40,640,1 -82,610,1 -84,570,1 -62,556,1 -90,540,1 -92,506,1 -70,490,1 -100,474,1',
  ),
  cut('#e8eef0', '-76,383,1 -40,378,1 -10,600,1 -40,640,1'),
  inked('#6a747c', 5, '-70,400 -44,596'),
];
