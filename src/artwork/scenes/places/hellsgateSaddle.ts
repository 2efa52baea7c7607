import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { hyraxPup, rockHyrax } from '../../figures/animals/rockHyrax.ts';
import { leaningBicycle } from '../../figures/objects/leaningBicycle.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { light } from '../../light/light.ts';

const [SKY, LIT, ROCK, SHADE, STRAW, DUST, COBALT, YELLOW, INK] = [
  '#cfe7e0',
  '#ef8a55',
  '#c9532f',
  '#8c3226',
  '#f4d48e',
  '#d9a860',
  '#1c4fae',
  '#fbc22e',
  '#2a1715',
];

/** What sits in the saddle when the riders come back from Fischer's Tower. */
export const hellsgateSaddle: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [90, 70, 300, 240], camera: 'profile' }),
    cut(SKY, box(-20, -20, 1240, 940)),
    fischersTower({ x: 1000, y: 580, scale: 1, tones: [LIT, LIT, ROCK, SHADE, SHADE] }),
    floor(STRAW, '0,578 600,570 1200,580'),
    // A boy who runs back to his bicycle, bareheaded.
    moved(
      { x: 1010, y: 716, scale: 1.25 },
      cut(DUST, disc(0, 4, 56, 7)),
      cut(INK, limb('-4,-62,11 22,-34,9 44,-40,7'), limb('-2,-62,11 -20,-34,9 -24,-2,7')),
      cut('#fff6e0', '-38,-6,1 -14,-8,1 -12,2,1 -40,2,1', '42,-50,1 52,-36,1 40,-28,1 36,-42,1'),
      cut('#6b3a28', limb('-14,-112,8 -36,-136,7 -34,-168,6'), limb('14,-112,8 40,-130,7 50,-160,6')),
      cut('#6b3a28', disc(-35, -172, 8, 9), disc(52, -165, 8, 9)),
      cut('#1f8f8a', '-18,-120,1 0,-126 20,-120,1 18,-60,1 -18,-58,1'),
      cut('#6b3a28', disc(0, -142, 19, 21), box(-6, -128, 12, 12)),
      cut(INK, '-20,-142,1 -20,-166 0,-170 20,-164 20,-144,1 8,-154 -10,-154'),
      cut('#fff6e0', '-9,-135,1 6,-135,1 3,-129 -1,-127 -6,-129'),
      cut(INK, disc(-9, -146, 3), disc(5, -146, 3)),
    ),
    cut(DUST, '-40,806,1 200,790 800,788 1000,804 900,822 300,836 -40,840,1'),
    within(
      ROCK,
      '-40,820,1 -40,548,1 70,520,1 90,540,1 210,524,1 226,640,1 330,628,1 352,806,1',
      cut(SHADE, '90,540,1 210,524,1 226,640,1 234,820,1 104,820,1', '330,628,1 360,806,1 316,812,1'),
    ),
    moved({ x: 350, y: 808 }, ...leaningBicycle(COBALT)),
    moved({ x: 236, y: 324, scale: 0.96 }, ...rockHyrax),
    // A helmet that lies on its crown, and two heads.
    cut(INK, '730,762,1 790,752 910,750 972,758,1 930,790 770,790'),
    moved({ x: 788, y: 742, scale: 0.96, turn: -6 }, ...hyraxPup),
    moved({ x: 900, y: 780, scale: 0.8, turn: -4 }, ...hyraxPup),
    cut(DUST, disc(850, 852, 130, 12)),
    inked(INK, 6, '742,784 716,830 690,858 640,852', '748,800 730,850 680,866'),
    within(
      YELLOW,
      '730,760,1 770,770 930,770 972,756,1 966,806 930,850 850,858 774,850 736,812',
      cut('#d8901c', '730,800,1 800,822 900,820 980,780,1 980,870,1 730,870,1'),
      cut(INK, '790,786,1 850,792 856,806 796,800', '880,792,1 936,784 930,798 884,806'),
    ),
  ),
];
