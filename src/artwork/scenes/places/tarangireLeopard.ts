import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephantOblique } from '../../figures/animals/elephantOblique.ts';
import { leopardFace } from '../../figures/animals/leopardFace.ts';
import { leopardBehind, leopardDraped } from '../../figures/placing/leopardDraped.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf, stands } from '../../figures/placing/shades.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const BARK = '#351538';
const GREY = { body: '#8d6a86', shade: '#5e4068', lit: '#fbdcae', dark: '#3a1c44', pale: '#fff8e6' };
const FAR = { body: '#b5786a', shade: '#86516c', lit: '#ffdca0', dark: '#7c4868' };
const LOW = { across: 1.2, down: 0.26, fill: '#8a4a50', opacity: 0.5 };

/** How the leopard is coloured. */
const COAT = {
  shadow: false,
  depth: 0.25,
  by: CLEAR,
  coat: {
    body: '#d08a3e',
    shade: '#8c4a30',
    lit: '#fbc873',
    dark: '#2c1029',
    pale: '#fdeac2',
    accent: '#e8c23c',
  },
} as const;

/** The leopard above the river. */
export const tarangireLeopard: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [300, 220, 600, 300], camera: 'frame' }),
    wash(0, 520, [
      [0, '#fbc068'],
      [0.5, '#ffe6a8'],
      [1, '#fff3cf'],
    ]),
    wash(516, 900, [
      [0, '#fbdc98'],
      [1, '#d9943e'],
    ]),
    cut(
      '#dc9c86',
      '-10,520,1 200,504 420,514 700,498 960,512 1210,494,1 1210,552,1 800,544 420,562 200,548 -10,556,1',
    ),
    // The river bends below; the herd crosses it.
    cut(
      '#fff3d2',
      '1210,590,1 980,600 800,630 720,680 560,720 300,730 -10,760,1 -10,910,1 560,910,1 860,850 1000,760 1210,700,1',
    ),
    cut(
      '#7fbfb2',
      '1210,610,1 1000,618 840,646 760,696 580,744 300,756 -10,786,1 -10,910,1 520,910,1 820,836 960,748 1210,676,1',
    ),
    stands(baobabOld(3), { x: 1090, y: 600, metre: 22, depth: 0.25, by: CLEAR, coat: FAR }, LOW),
    ...(
      [
        ['crossing', 640, 800, 34],
        ['coming', 470, 838, 36],
        ['calf', 760, 796, 18],
        ['crossing', 990, 716, 29],
      ] as const
    ).flatMap(([pose, x, y, metre]) => [
      shadeOf(
        elephantOblique(pose),
        { x, y, metre, flip: true },
        { across: 0.9, down: 0.3, fill: '#2c6a70', opacity: 0.55 },
      ),
      place(elephantOblique(pose), {
        x,
        y,
        metre,
        flip: true,
        depth: 0.25,
        by: CLEAR,
        shadow: false,
        coat: GREY,
      }),
    ]),
    ...leopardBehind,
    // The trunk and its bough.
    cut(
      BARK,
      '-10,-10,1 110,-10,1 94,120 88,260 120,356 220,392 420,402 620,400 820,406 1000,396 1110,372 1210,330,1 1210,372,1 1130,430 1010,470 820,500 620,506 420,504 250,520 160,570 116,690 124,910,1 -10,910,1',
    ),
    limbs(
      '#ffcf74',
      '107,-10,2 92,120,4 87,250,5 118,350,5 220,389,4 420,399,4 620,398,4 820,404,4 1000,393,4 1110,369,4 1206,330,2',
    ),
    limbs(
      '#5c2a52',
      '40,0,3 34,260,10 70,480,6 56,900,3;80,60,2 62,260,8 110,420,6 220,446,2;320,440,1 480,450,6 700,446,2;760,470,1 900,456,5 1040,424,1',
    ),
    grain({ x: 0, y: 560, to: 900, width: 118, colour: '#6a3058', opacity: 0.6 }),
    cut(
      '#1c0a24',
      '250,420,1 420,446 620,450 820,446 930,414,1 930,440 820,470 620,478 420,470 280,450',
      0.5,
    ),
    ...leopardDraped,
    place(leopardFace(), { x: 903, y: 293, metre: 91, turn: 5, ...COAT }),
  ),
];
