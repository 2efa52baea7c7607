import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { cheetahSitting } from '../../figures/animals/cheetahSitting.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { onlooker } from '../../figures/people/fromBehind.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The trip to the Serengeti: the cheetah. */
export const serengetiSafariCheetah: readonly Picture[] = [
  // Over a guest's shoulder, under the raised roof.
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'right'),
    plan({ subject: [480, 180, 200, 440], camera: 'frame' }),
    wash(0, 460, [
      [0, '#8f86c0'],
      [0.5, '#f7c4ac'],
      [1, '#fff0c4'],
    ]),
    cut('#b58ba8', '-10,446,1 300,430 700,442 1210,428,1 1210,500,1 -10,500,1'),
    wash(466, 900, [
      [0, '#ffe6a4'],
      [1, '#dd9a44'],
    ]),
    place(acacia({ variant: 3 }), { x: 1030, y: 486, metre: 13, flat: '#8a5a86', shadow: false }),
    trail([wildebeest()], {
      through: '1240,540 900,512 500,506 -40,520',
      count: 26,
      metre: [22, 12],
      loose: 0.6,
      flat: '#7a4a72',
      shadow: false,
    }),
    cut('#f4c468', '-10,640,1 400,610 800,640 1210,600,1 1210,910,1 -10,910,1'),
    // The termite mound, its shade thrown to the left.
    cut('#b0683c', '80,700,1 300,660 480,640 560,660 600,810,1 80,810,1', 0.6),
    cut(
      '#a4593c',
      '310,810,1 400,730 450,690 480,640 540,620 600,622 760,616 810,626 850,660 870,700 930,750 970,810,1',
    ),
    cut('#6a3448', '310,810,1 400,730 450,690 480,640 540,620 570,621,1 560,680 600,720 570,810,1'),
    cut('#e8a060', '740,618,1 810,626 850,660 870,700 930,750 970,810,1 910,810,1 850,720 820,670 790,640'),
    limbs('#6a3448', '650,660,1 670,700,7 650,760,2;760,680,1 740,720,6 770,770,2'),
    cut('#5f2f48', '540,622,1 620,616 780,616,1 800,626 700,632 580,632', 0.7),
    place(cheetahSitting(), {
      x: 680,
      y: 620,
      metre: 79,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#c67e2e',
        shade: '#8a4530',
        dark: '#2a1028',
        lit: '#ffe29a',
        pale: '#fff2d2',
        accent: '#f0b030',
      },
    }),
    // The lid above, the hatch's edge below, one who looks.
    cut(
      VIOLET,
      '-10,-10,1 1210,-10,1 1210,76,1 1150,96,1 50,96,1 -10,76,1;70,90,1 104,90,1 96,820,1 57,820,1;1110,90,1 1144,90,1 1153,820,1 1114,820,1',
    ),
    lines('#f0a468', 6, '60,98 1144,98;1113,108 1118,790'),
    cut(VIOLET, '-10,802,1 600,790 1210,802,1 1210,910,1 -10,910,1'),
    lines('#f0a468', 7, '-10,803 600,791 1210,803'),
    place(onlooker('hat'), {
      x: 230,
      y: 946,
      metre: 205,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: {
        body: '#1f6f78',
        shade: '#134a58',
        lit: '#7a4a34',
        pale: '#f6dca4',
        accent: '#e0573a',
        dark: '#1c0e1c',
      },
    }),
  ),
];
