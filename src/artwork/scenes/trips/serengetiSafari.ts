import { picture, type Picture } from '../../canvas/picture.ts';
import { cheetah } from '../../figures/animals/cheetah.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { wildebeestFacing } from '../../figures/animals/wildebeestFacing.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { campfire } from '../../figures/objects/camp.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { rimmed, shadeOf, stands } from '../../figures/placing/shades.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { safariCarBehind } from '../../figures/vehicles/safariCarBehind.ts';
import { cut, glow, limbs, lines, wash } from '../../land/cutout.ts';
import { kopje } from '../../land/rocks.ts';
import { light } from '../../light/light.ts';
import { cloudBands } from '../../sky/clouds.ts';
import { milkyWay, stars } from '../../sky/skies.ts';
import { dust, rain } from '../../sky/weather.ts';

/** Animals close at hand keep the clear colours of day. */
const DAY = light('noon', 'tanzania', 'left');
const DARK = '#2c1436';
/** What stands by the fire takes its light from there. */
const LAMP = light('golden', 'tanzania', 'left');

/** The trip to the Serengeti, five times. */
export const serengetiSafari: readonly Picture[] = [
  // From behind the car: the guests stand, the herd is one dark band.
  picture(
    'packages/serengetimigrationsafari-1',
    light('golden', 'tanzania', 'left'),
    wash(0, 330, [
      [0, '#6d6aa6'],
      [0.5, '#dfa49c'],
      [1, '#ffe3a2'],
    ]),
    cloudBands({ y: 70, height: 150, count: 4 }),
    cut('#a37ba0', '-10,310,1 200,286 520,306 860,280 1210,300,1 1210,360,1 -10,360,1'),
    wash(340, 900, [
      [0, '#ffe09a'],
      [0.35, '#f5c055'],
      [1, '#d98a2e'],
    ]),
    herd([acacia({ variant: 3 })], {
      x: 600,
      y: 352,
      width: 1160,
      height: 20,
      count: 7,
      metre: [4, 7],
      flat: '#8a5a72',
      shadow: false,
    }),
    cut(
      '#63335a',
      '-10,452,1 200,430 520,446 860,424 1210,440,1 1210,520 900,540 560,524 240,552 -10,530,1',
      0.6,
    ),
    trail([wildebeest(), wildebeest('running')], {
      through: '1250,460 800,452 400,474 -50,470',
      count: 60,
      metre: [22, 20],
      loose: 1.2,
      flat: '#4a2250',
      shadow: false,
    }),
    trail([wildebeest('running'), wildebeest()], {
      through: '1260,540 900,520 500,548 -60,530',
      count: 54,
      metre: [34, 32],
      loose: 1,
      flat: DARK,
      shadow: false,
    }),
    dust({ x: 250, y: 560, width: 700, height: 90, of: '#ffe0a0', strength: 0.5 }),
    cut('#c47a2c', '-10,720,1 300,690 700,700 1210,740,1 1210,910,1 -10,910,1'),
    cut(
      '#8f4f34',
      '560,910,1 640,770 690,704,1 706,704,1 690,790 660,910,1;950,910,1 880,780 826,706,1 842,706,1 930,780 1040,910,1',
    ),
    shadeOf(
      safariCarBehind(),
      { x: 770, y: 800, metre: 178 },
      { across: 1.1, down: 0.26, fill: '#4a1f44', opacity: 0.75 },
    ),
    place(safariCarBehind(), {
      x: 770,
      y: 806,
      metre: 178,
      shadow: false,
      depth: 0.3,
      coat: {
        body: '#6b6a3a',
        shade: '#5a3a3c',
        lit: '#ffd98a',
        dark: '#2c1830',
        pale: '#c9a878',
        accent: '#e0573a',
      },
    }),
    cut(DARK, '-10,870,1 90,850 240,880 380,910,1 -10,910,1'),
  ),
  // Out of the tent's door, on the fire and the night.
  picture(
    'packages/serengetimigrationsafari-2',
    light('night', 'tanzania', 'left'),
    wash(0, 640, [
      [0, '#060a28'],
      [0.6, '#1b2a66'],
      [1, '#5a5590'],
    ]),
    milkyWay,
    stars({ to: 560, count: 170 }),
    cut('#2a2456', '-10,620,1 300,606 700,620 1210,600,1 1210,700,1 -10,700,1'),
    wash(640, 900, [
      [0, '#3a2850'],
      [1, '#5a3040'],
    ]),
    place(acacia(), { x: 800, y: 660, metre: 42, flat: '#120d30', shadow: false }),
    glow(560, 740, 330, '#ff9a3c', 0.75),
    place(guide('seated'), {
      x: 430,
      y: 770,
      metre: 120,
      depth: 0.4,
      by: LAMP,
      shadow: false,
      coat: CLOTHES.coral,
    }),
    place(guide('seated'), {
      x: 700,
      y: 774,
      metre: 116,
      depth: 0.4,
      flip: true,
      by: LAMP,
      shadow: false,
      coat: CLOTHES.blue,
    }),
    place(campfire(), { x: 562, y: 786, metre: 120, depth: 0.4, by: LAMP, shadow: false }),
    glow(562, 730, 120, '#fff0b0', 0.7),
    // The door's two flaps, tied back, and the ground sheet.
    cut(
      '#2a1626',
      '-10,-10,1 600,-10,1 420,160 310,420,1 250,640 200,910,1 -10,910,1;600,-10,1 1210,-10,1 1210,910,1 1000,910,1 950,640 890,420,1 780,160',
    ),
    lines(
      '#432032',
      5,
      '560,-10 330,150 120,420;540,-10 260,120 -10,300;640,-10 880,150 1080,420;660,-10 940,120 1210,300;230,420 150,640 110,900;970,420 1050,640 1090,900',
    ),
    cut(
      '#8a4a2c',
      '600,-10,1 420,160 310,420,1 250,640 200,910,1 262,910,1 296,650 336,440 440,190 590,30,1;600,-10,1 780,160 890,420,1 950,640 1000,910,1 938,910,1 904,650 864,440 760,190 610,30,1',
    ),
    limbs(
      '#e8954a',
      '590,24,1 438,190,4 332,440,5 292,650,5 258,910,3;610,24,1 762,190,4 868,440,5 908,650,5 942,910,3',
    ),
    cut('#e8c27a', '286,410,1 346,440,1 336,462,1 276,432,1;914,410,1 854,440,1 864,462,1 924,432,1'),
    cut('#1a0f24', '-10,868,1 1210,868,1 1210,910,1 -10,910,1'),
    cut(
      '#6b3a34',
      '90,860,1 96,790 130,780 150,800 152,830 230,850 236,876,1 88,880,1;250,866,1 254,800 288,790 308,808 312,838 384,856 388,880,1 248,884,1',
    ),
  ),
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    wash(0, 300, [
      [0, '#e9a24c'],
      [1, '#ffe7ae'],
    ]),
    cut('#c08a8a', '-10,270,1 300,250 700,266 1210,244,1 1210,320,1 -10,320,1'),
    wash(296, 900, [
      [0, '#f7cc6c'],
      [1, '#c98234'],
    ]),
    trail([wildebeest(), wildebeest('running')], {
      through: '1240,380 800,366 400,374 -40,360',
      count: 46,
      metre: [18, 16],
      loose: 1.1,
      flat: '#5a2a52',
      shadow: false,
    }),
    kopje({ x: 1040, y: 330, width: 260, height: 120, depth: 0.5, of: '#8a5a78' }),
    dust({ x: 600, y: 520, width: 1300, height: 220, of: '#ffe3a6', strength: 0.7 }),
    place(zebra(), {
      x: 930,
      y: 1210,
      metre: 560,
      depth: 0.25,
      by: DAY,
      flip: true,
      shadow: false,
      coat: { body: '#f2dcb8', shade: '#b07a78', lit: '#fff2cc', dark: '#2c1436' },
    }),
    place(zebra(), {
      x: 250,
      y: 1250,
      metre: 590,
      depth: 0.25,
      by: DAY,
      shadow: false,
      coat: { body: '#fbeacb', shade: '#b88a80', lit: '#fff6da', dark: '#2c1436' },
    }),
    glow(0, 300, 700, '#ffe9a8', 0.45),
  ),
  // Over the guests' shoulders, under the raised roof.
  picture(
    'packages/serengetimigrationsafari-4',
    light('dawn', 'tanzania', 'left'),
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
      { x: 730, y: 584, metre: 250, depth: 0.25, by: DAY },
      { across: 0.9, down: 0.3, fill: '#4a1f44', opacity: 0.55 },
    ),
    // The lid above, the hatch's edge below, two who look.
    cut(
      DARK,
      '-10,-10,1 1210,-10,1 1210,96,1 1150,118,1 50,118,1 -10,96,1;70,110,1 104,110,1 96,760,1 58,760,1;1110,110,1 1144,110,1 1152,760,1 1114,760,1',
    ),
    lines('#f0a468', 6, '60,120 1144,120;107,130 100,760'),
    cut(DARK, '-10,750,1 600,736 1210,750,1 1210,910,1 -10,910,1'),
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
    lines('#fff3c4', 6, '262,390,1 240,430,1 268,446,1 244,490,1 262,504,1 250,522,1'),
    lines('#fff3c4', 3, '268,446,1 300,470,1 294,496,1'),
    glow(258, 460, 170, '#ffe6a0', 0.6),
    wash(516, 900, [
      [0, '#f0b44e'],
      [0.25, '#b0743c'],
      [1, '#4a2440'],
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
    rimmed(
      wildebeestFacing(),
      { x: 330, y: 770, metre: 150, flat: '#26122f' },
      { fill: '#ffb85e', right: -4, up: 4 },
    ),
    rimmed(
      wildebeestFacing(),
      { x: 930, y: 790, metre: 160, flat: '#26122f' },
      { fill: '#ffb85e', right: -4, up: 4 },
    ),
    rimmed(
      wildebeestFacing(),
      { x: 620, y: 1110, metre: 560, flat: '#1d0d2a' },
      { fill: '#ffcf7c', right: -8, up: 7 },
    ),
    place(wildebeestFacing(), {
      x: 620,
      y: 1110,
      metre: 560,
      depth: 0.2,
      shadow: false,
      coat: { body: '#5a4258', shade: '#382444', lit: '#ffc877', dark: '#170a20', pale: '#f0d6ae' },
    }),
  ),
];
