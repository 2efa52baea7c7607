import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { cheetah } from '../../figures/animals/cheetah.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { wildebeestFacing } from '../../figures/animals/wildebeestFacing.ts';
import { wildebeestPortrait } from '../../figures/animals/wildebeestPortrait.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { CLEAR, VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { rain } from '../../sky/weather.ts';

/** The two that stand next behind the one that faces us, in the storm's dark. */
const NEXT = {
  depth: 0.26,
  by: CLEAR,
  rim: '#ffb85e',
  shadow: false,
  coat: { body: '#4c3650', shade: '#301c3c', lit: '#d89a5e', dark: '#180a22', pale: '#cdb394' },
} as const;

/** The trip to the Serengeti: the cheetah, and the storm. */
export const serengetiSafariMore: readonly Picture[] = [
  // Over the guests' shoulders, under the raised roof.
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'left'),
    plan({ subject: [610, 372, 170, 110], camera: 'frame' }),
    wash(0, 430, [
      [0, '#7a6aa8'],
      [0.5, '#e7a49a'],
      [1, '#ffe2a0'],
    ]),
    cut('#a9809c', '-10,410,1 300,388 700,404 1210,384,1 1210,470,1 -10,470,1'),
    wash(434, 900, [
      [0, '#ffd888'],
      [1, '#d38a38'],
    ]),
    kopje({ x: 1010, y: 470, width: 300, height: 150, depth: 0.55, of: '#8a5a86' }),
    trail([wildebeest()], {
      through: '-30,500 300,486 600,476',
      count: 22,
      metre: [14, 8],
      loose: 0.6,
      flat: '#7a4a6a',
      shadow: false,
    }),
    cut('#8f5040', '430,740,1 500,640 580,580 700,566 840,570 930,590 1010,640 1080,740,1'),
    cut('#5f2f48', '800,740,1 830,650 800,572,1 930,590 1010,640 1080,740,1;470,740,1 560,700 620,740,1'),
    stands(
      cheetah(),
      {
        x: 730,
        y: 584,
        metre: 250,
        depth: 0.25,
        by: CLEAR,
        coat: { body: '#b06a30', shade: '#5f2f48', dark: '#2a1028', lit: '#ffd890', pale: '#dba066' },
      },
      { across: 0.9, down: 0.3, fill: '#4a1f44', opacity: 0.55 },
    ),
    // The lid above, the hatch's edge below, two who look.
    cut(
      VIOLET,
      '-10,-10,1 1210,-10,1 1210,96,1 1150,118,1 50,118,1 -10,96,1;70,110,1 104,110,1 96,760,1 58,760,1;1110,110,1 1144,110,1 1152,760,1 1114,760,1',
    ),
    lines('#f0a468', 6, '60,120 1144,120;107,130 100,760'),
    cut(VIOLET, '-10,750,1 600,736 1210,750,1 1210,910,1 -10,910,1'),
    lines('#f0a468', 7, '-10,751 600,737 1210,751'),
    cut(
      '#43204a',
      '100,910,1 104,760 150,690 240,660 340,660 430,690 474,760 480,910,1;250,680,1 254,600 330,600 334,680,1;236,600 240,520 290,486 344,520 348,600 292,640',
    ),
    cut('#d9a05a', '160,548,1 222,530 232,462 292,434 350,462 362,530 424,546,1 292,580'),
    limbs('#ffd890', '102,800,2 112,742,5 158,694,5 240,666,2;166,549,1 224,533,3 236,466,4 284,440,1'),
  ),
  // Before the rain: face to face, the herd behind, a gap of light under the storm.
  picture(
    'packages/serengetimigrationsafari-5',
    light('storm', 'tanzania', 'left'),
    plan({ subject: [470, 560, 460, 330], camera: 'front' }),
    wash(0, 520, [
      [0, '#1d1638'],
      [0.7, '#3d2c5c'],
      [0.86, '#8a5a76'],
      [1, '#ffcf74'],
    ]),
    cut(
      '#2a1c48',
      '-10,-10,1 1210,-10,1 1210,330 1060,400 900,360 740,410 540,370 340,420 160,370 -10,410,1',
    ),
    rain({ x: 900, y: 370, width: 460, to: 520, lean: -60, opacity: 0.6 }),
    glow(250, 380, 360, '#ffdf9a', 0.5),
    lines('#fff6d4', 9, '330,90,1 290,170,1 318,196,1 250,280,1 282,306,1 214,400,1 240,420,1 196,516,1'),
    lines(
      '#fff6d4',
      5,
      '318,196,1 390,250,1 380,290,1 430,350,1;250,280,1 180,310,1 160,370,1 110,410,1;282,306,1 330,370,1 316,410,1 350,470,1;290,170,1 220,180,1 190,220,1',
    ),
    wash(516, 900, [
      [0, '#ffcc68'],
      [0.4, '#f0b052'],
      [1, '#dc9a52'],
    ]),
    trail([wildebeestFacing(), wildebeest()], {
      through: '1240,560 900,548 500,552 -40,544',
      count: 60,
      metre: [24, 20],
      loose: 0.8,
      flat: '#3a1c42',
      shadow: false,
    }),
    trail([wildebeestFacing()], {
      through: '1200,650 960,630 240,640 20,656',
      count: 15,
      metre: [74, 66],
      loose: 0.5,
      flat: '#2f173a',
      shadow: false,
    }),
    place(wildebeestFacing(), { x: 190, y: 770, metre: 158, ...NEXT }),
    place(wildebeestFacing(), { x: 1076, y: 790, metre: 164, flip: true, ...NEXT }),
    place(wildebeestPortrait(), {
      x: 700,
      y: 920,
      metre: 158,
      depth: 0.25,
      by: CLEAR,
      rim: '#ffcf7c',
      shadow: false,
      coat: { body: '#5a4258', shade: '#382444', lit: '#ffc877', dark: '#170a20', pale: '#f0d6ae' },
    }),
  ),
];
