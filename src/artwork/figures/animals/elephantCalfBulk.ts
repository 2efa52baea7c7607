import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { BulkTones } from './elephantBulk.ts';

const BODY =
  '96,40 66,44 44,70 36,110 30,150 18,186 6,210 -14,222 -30,214,1 -38,236,1 -14,252 16,246 40,220 58,190 74,170,1 100,190 116,230 116,330,1 330,330,1 334,250 330,180 318,130 290,92 250,76 210,80 170,74 140,84 124,56';

/** A small calf from the side, facing left, its trunk swung forward; its legs must be hidden. It fills -40,40 to 340,330. */
export const elephantCalfBulk = ([hide, deep, lit]: BulkTones): Layer[] => [
  cut(deep, limb('324,130,5 342,170,3 344,220,3')),
  within(
    hide,
    outline(BODY),
    cut(deep, '190,210,1 230,230 280,210 306,160 320,110,1 360,110,1 360,340,1 150,340,1 160,260'),
    cut(lit, '100,30,1 70,40 48,66 40,104 34,150 22,190 -10,226 -40,230,1 -40,30,1'),
  ),
  cut(lit, '104,80,1 120,66 150,66 186,84 204,120 200,160 180,194 158,216 144,200 124,170 108,140 100,110'),
  cut(hide, '104,80,1 130,82 158,100 170,136 160,176 152,212,1 140,196 124,170 108,140 100,110'),
  cut(deep, disc(74, 98, 6, 5)),
];
