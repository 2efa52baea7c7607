import { cut } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { cloveShaper } from '../../figures/people/cloveShaper.ts';
import { looseCloves, ungujaOfCloves } from '../../land/ungujaOfCloves.ts';
import { light } from '../../light/light.ts';

const INKS = {
  shade: '#1b7f86',
  flank: '#43131a',
  top: '#7c2722',
  nails: ['#541a1c', '#b5472e'],
  ball: '#eaa25c',
} as const;

/** A spice farm of Zanzibar: cloves that dry on a cloth, heaped in the island's own shape. */
export const spiceFarmIsland: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'right'),
    plan({ camera: 'close' }),
    cut('#fbe3b9', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    cut('#3fb8b4', '-20,92,1 1220,40,1 1220,920,1 -20,920,1'),
    cut('#8fdccb', '-20,92,1 1220,40,1 1220,66,1 -20,122,1'),
    cut(INKS.shade, '80,760,1 20,760 -30,790,1 -30,900,1 260,880 540,850 640,800,1'),
    cut(INKS.shade, '560,640,1 640,630 700,640,1 660,680 580,720,1'),
    ...ungujaOfCloves(INKS),
    ...cloveShaper,
    ...looseCloves(
      '690,660,40 716,668,200 740,656,-50 764,640,100 734,640,170 706,646,300 760,662,20',
      0.7,
      INKS,
    ),
    ...looseCloves('716,790,58 770,868,-96 866,812,30', 1.3, INKS),
  ),
];
