import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { firmBust } from './busts.ts';

const SKIN = { skin: '#7a4029', sun: '#ae6a3d', deep: '#43201d' };
const [LEAF, LEAF_LIT, LEAF_DEEP, FLOWER] = ['#1f6b47', '#4b9a4f', '#10402f', '#fff6e0'];
const [BEARD, GREY, CLOTH, CLOTH_SHADE, THREAD] = ['#2a1620', '#b9b1b8', '#fffaf0', '#c9bcd2', '#d8432b'];

/** Boughs that go on from his brow and the back of his head, and the tufts of leaves that they carry. */
const BOUGHS = [
  '560,240,60 500,120,44 400,30,26 290,-10,14',
  '600,200,70 590,70,46 540,-40,28 520,-120,14',
  '680,190,62 700,60,42 730,-50,26 740,-130,12',
  '740,220,46 800,110,36 890,40,22 990,10,12',
  '520,300,46 410,220,32 300,190,18 210,190,10',
  '770,240,30 860,190,22 950,170,14 1030,180,8',
];
const TUFTS =
  '150,190 230,150 300,210 220,0 300,-50 390,-20 330,60 470,-90 560,-130 640,-100 720,-140 800,-90 870,-20 960,-40 1040,20 1010,90 920,90 1090,170 1010,210 930,190 430,90 640,0 800,60';
/** A row of points, all moved alike. */
const shifted = (row: string, dx: number, dy: number) =>
  row
    .split(' ')
    .map((point) => {
      const [x = 0, y = 0, ...rest] = point.split(',').map(Number);
      return [x + dx, y + dy, ...rest].join(',');
    })
    .join(' ');
const tufts = (r: number, dx: number, dy: number) => spots(shifted(TUFTS, dx, dy), r, r * 0.82);

/** A broad man with a greying beard in profile: he is a baobab in leaf, his head its trunk. */
export const mbuyu: readonly Layer[] = [
  cut(LEAF_DEEP, ...tufts(92, 0, 18)),
  cut(SKIN.deep, ...BOUGHS.map((row) => limb(row))),
  cut(SKIN.skin, ...BOUGHS.map((row) => limb(shifted(row, 8, 4)))),
  ...tufts(80, 0, -14).flatMap((tuft, at) => [cut(LEAF_LIT, tuft), cut(LEAF, tufts(74, -7, -5)[at]!)]),
  cut(FLOWER, ...spots('250,60 700,-60 960,60 470,-30 1040,150 280,170', 11)),
  ...firmBust(SKIN),
  cut(SKIN.skin, '470,330,1 460,250 500,150 600,120,1 740,120,1 800,150 824,230,1 760,300 600,330'),
  within(
    BEARD,
    '632,400,1 660,440 690,500 740,536 796,520 838,548,1 836,560 862,590 858,660 812,712 740,716 672,664 640,580 622,480',
    cut(GREY, '838,548,1 836,560 862,590 858,660 820,704 790,690 800,640 790,590,1 812,570'),
  ),
  within(
    CLOTH,
    '220,960,1 270,850 400,780 500,720,1 620,800 720,730,1 840,790 930,850 980,960,1',
    cut(CLOTH_SHADE, '220,960,1 270,850 400,780 500,720,1 560,800 500,960,1'),
    cut(THREAD, limb('500,724,5 600,800,6 712,738,5')),
  ),
];
