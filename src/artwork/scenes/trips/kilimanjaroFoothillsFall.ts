import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { place } from '../../figures/placing/place.ts';
import { cut, glow, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The gorge in the foothills of Kilimanjaro. */
export const kilimanjaroFoothillsFall: readonly Picture[] = [
  // The gorge dark, the water the one light shape.
  picture(
    'packages/kilimanjarofoothills-2',
    light('noon', 'tanzania', 'right'),
    plan({ subject: [556, 280, 150, 370], camera: 'wide' }),
    wash(0, 320, [
      [0, '#7fb4cc'],
      [0.7, '#dcecdc'],
      [1, '#fff2d0'],
    ]),
    kibo({ x: 630, y: 56, width: 760, body: '#8a90bc', shade: '#6470a4', snow: '#ffffff', cold: '#d4def0' }),
    mist({ y: 240, height: 60, strength: 1, colour: '#f4f4dc' }),
    cut(
      '#8fb884',
      '240,290,1 340,252 430,276 520,246 620,268 720,244 820,272 920,246 1000,290,1 1000,400,1 240,400,1',
    ),
    wash(316, 900, [
      [0, '#23404a'],
      [1, '#16282e'],
    ]),
    cut(
      '#2f5650',
      '-10,-10,1 250,-10,1 330,110 400,230 520,280 566,290,1 540,420,1 560,520,1 520,660,1 -10,720,1',
    ),
    cut(
      '#1c3a3e',
      '90,-10,1 180,-10,1 270,140 330,250,1 300,420,1 350,660,1 220,690,1 250,420,1;-10,100,1 90,140,1 60,400,1 100,690,1 -10,700,1',
    ),
    cut(
      '#1a3438',
      '1040,-10,1 1210,-10,1 1210,700,1 740,660,1 710,500,1 730,380,1 690,290,1 780,280 900,210 980,90',
    ),
    cut(
      '#2f5650',
      '1040,-10,1 980,90 900,210 780,280 690,290,1 730,380,1 710,500,1 740,660,1 820,664,1 860,500,1 830,360,1 930,260 1010,120 1080,-10,1;1130,-10,1 1170,-10,1 1080,220,1 1100,460,1 1050,690,1 970,680,1 1020,400,1',
    ),
    cut('#eef6ea', '566,290,1 600,280 650,280 690,290,1 702,380 692,480 714,670,1 546,670,1 566,480 556,380'),
    cut(
      '#a9d0c8',
      '600,300,1 612,300,1 606,460 620,650,1 596,650,1 590,460;650,300,1 656,300,1 664,440 660,650,1 648,650,1 654,440;576,360,1 582,540 570,656,1 562,656,1 570,520',
    ),
    glow(630, 660, 240, '#f4faee', 0.85),
    cut('#3f8f90', '-10,690,1 300,670 640,660 960,672 1210,690,1 1210,910,1 -10,910,1'),
    cut(
      '#8fcfc0',
      '420,706,1 640,690 860,706 640,724;340,756,1 640,736 940,760 640,782;500,820,1 700,806 900,824 700,838',
      0.8,
    ),
    cut(
      '#0f2226',
      '-10,800,1 160,770 300,800 420,850 520,910,1 -10,910,1;1210,760,1 1040,780 920,830 860,910,1 1210,910,1',
    ),
    place(guide('pointing'), {
      x: 180,
      y: 822,
      metre: 116,
      depth: 0.25,
      shadow: false,
      by: CLEAR,
      coat: CLOTHES.plum,
    }),
    place(guide('photographing'), {
      x: 350,
      y: 846,
      metre: 112,
      depth: 0.25,
      shadow: false,
      by: CLEAR,
      coat: CLOTHES.coral,
    }),
    leaves({ corner: 'top-left', size: 360, depth: 0.02, count: 8, of: '#17443a' }),
    leaves({ corner: 'bottom-right', size: 380, depth: 0.02, count: 8, of: '#17443a' }),
  ),
];
