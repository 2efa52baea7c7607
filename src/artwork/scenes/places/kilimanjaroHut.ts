import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { OUTFITS } from '../../figures/people/outfits.ts';
import { hiker } from '../../figures/people/hiker.ts';
import { place } from '../../figures/placing/place.ts';
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
    cut('#1f1228', '100,850,1 1100,850,1 1100,910,1 100,910,1'),
    lines('#e8a45e', 5, '120,850 1080,850'),
    // A hiker rests in the doorway.
    place(hiker('resting'), {
      x: 560,
      y: 856,
      metre: 236,
      depth: 0.2,
      shadow: false,
      rim: '#ffe2a0',
      coat: OUTFITS.vermilion,
    }),
  ),
];
