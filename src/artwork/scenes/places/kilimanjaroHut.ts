import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The mountain out of a hut's door. */
export const kilimanjaroHut: readonly Picture[] = [
  // Morning out of the hut's door.
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [330, 150, 540, 680], camera: 'frame' }),
    wash(0, 560, [
      [0, '#3a7fa4'],
      [0.6, '#a9ccc0'],
      [1, '#fff0c4'],
    ]),
    kibo({
      x: 590,
      y: 250,
      width: 1050,
      body: '#7d76a6',
      shade: '#57508a',
      snow: '#fffaf0',
      cold: '#bcc3de',
    }),
    mist({ y: 560, height: 90, strength: 1, colour: '#fbeec8' }),
    cut('#c9a24a', '-10,580,1 300,560 600,590 900,556 1210,580,1 1210,910,1 -10,910,1'),
    cut('#a67c38', '-10,680,1 400,650 800,680 1210,650,1 1210,910,1 -10,910,1'),
    herd([groundsel(), groundsel({ variant: 2 })], {
      x: 620,
      y: 610,
      width: 560,
      height: 60,
      count: 6,
      metre: [16, 30],
      shadow: false,
      flat: '#4a4a3c',
    }),
    cut('#f2d58a', '560,910,1 600,760 640,680 620,610,1 634,610,1 690,680 700,760 760,910,1'),
    // Rafters and walls of the A-frame.
    cut('#1f1228', '-10,-10,1 600,-10,1 130,910,1 -10,910,1;600,-10,1 1210,-10,1 1210,910,1 1070,910,1'),
    limbs('#6a3a34', '604,-20,22 360,448,24 120,916,26;596,-20,22 840,448,24 1080,916,26'),
    limbs('#e8a45e', '590,-10,3 345,455,5 108,905,5'),
    lines(
      '#3a2234',
      5,
      '30,0 30,900;110,0 110,900;190,0 190,780;1010,0 1010,780;1090,0 1090,900;1170,0 1170,900;270,0 270,620;930,0 930,620',
    ),
    limbs('#6a3a34', '385,400,14 815,400,14'),
    lines('#e8a45e', 4, '398,387 802,387'),
    cut('#1f1228', '100,850,1 1100,850,1 1100,910,1 100,910,1'),
    lines('#e8a45e', 5, '120,850 1080,850'),
    // She sits on the sill, a mug in her hand.
    cut('#a83a34', '400,860,1 392,760 420,680 470,650 530,650 580,680 604,760 600,860,1'),
    cut('#6a2038', '500,652,1 530,650 580,680 604,760 600,860,1 530,860,1 540,760'),
    cut('#a83a34', '566,690 610,740 640,720,1 664,690,1 680,704,1 650,770 600,790 570,760'),
    cut('#7d4a31', '654,700,1 660,672 684,670 690,696,1 672,712'),
    cut('#f2e6d0', '680,640,1 724,640,1 720,690,1 684,690,1'),
    cut('#2a1420', '452,590 456,540 500,520 546,540 550,596 540,640 500,660 462,640'),
    cut('#e8a93c', '446,580,1 452,530 500,506 550,530 556,580,1 500,592'),
    cut('#c9442c', '447,572,1 450,548,1 552,548,1 556,572,1 500,584'),
    cut('#fff0d4', '478,506 478,478 500,466 524,478 524,506 500,518'),
    limbs('#fff3d0', '700,632,2 690,600,5 712,570,4 700,536,1', 0.8),
    limbs('#ffd290', '396,850,2 398,762,5 426,686,5 472,655,2;450,576,1 458,534,4 494,512,1'),
  ),
];
