import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const TEAL_SHIRT = {
  body: '#2f6f86',
  shade: '#1f4d63',
  lit: '#7d4a31',
  dark: '#241a20',
  pale: '#f4e6c8',
  accent: '#e2572b',
};

const NEAR_ZEBRA = { body: '#fdf1da', shade: '#d3a882', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** Cliffs, steam, and a tower of rock. */
export const hellsgate: readonly Picture[] = [
  picture(
    'places/hellsgate-1',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [520, 320, 180, 300], camera: 'wide' }),
    sky({ horizon: 600, bands: 6, stops: ['#1c3f8c', '#7d86bc', '#ffc08a', '#ffe9c0'] }),
    floor('#b4607a', '0,540 260,500 520,530 760,490 1200,530'),
    cliff({ y: '-20,150 220,180 330,260', to: 640, from: -20, until: 340, depth: 0.08, of: '#8a3018' }),
    cliff({ y: '850,270 940,170 1220,130', to: 650, from: 840, until: 1220, depth: 0.4, of: '#d9703a' }),
    pillar({ x: 600, y: 650, width: 170, height: 460, depth: 0.06, of: '#6a2214' }),
    floor('#d98a4a', '0,640 500,628 1200,644'),
    cut('#7a2f22', '330,640 520,650 660,640,1 1240,760,1 1240,800,1 600,690'),
    floor('#b4552a', '0,740 500,720 1200,760'),
    grain({ y: 760, to: 890, colour: '#4a170f' }),
    cut('#f2c088', '640,640,1 690,640,1 560,760 300,920,1 -40,920,1 420,770'),
    row([zebra(), zebra('grazing')], {
      coat: NEAR_ZEBRA,
      from: [800, 752],
      to: [1110, 748],
      count: 4,
      metre: [72, 66],
    }),
    place(cyclist(), { x: 380, y: 836, metre: 104, coat: TEAL_SHIRT }),
    floor('#4a170f', '0,880 400,868 900,884 1200,872'),
  ),
  picture(
    'places/hellsgate-2',
    light('golden', 'kenya', 'right'),
    plan({ subject: [480, 20, 340, 640], camera: 'profile' }),
    wash([
      [0, '#f7b45e'],
      [0.7, '#ffe2a4'],
      [1, '#ffd08a'],
    ]),
    floor('#e08a4a', '0,430 300,400 700,440 1200,390'),
    glow(640, 330, 460, '#fff6dc', 0.9),
    cut(
      '#fffaf0',
      '520,690 470,600 540,540 470,460 550,400 480,300 560,240 520,130 610,90 600,-40 900,-60 980,60 900,150 960,240 860,300 900,390 800,430 820,520 740,560 740,640 700,700',
    ),
    cut(
      '#f9d9ac',
      '700,700 740,640 740,560 820,520 800,430 900,390 860,300 960,240 900,150 980,60 900,-60,1 840,-50 830,90 760,180 800,270 720,340 760,440 680,500 700,590',
    ),
    cut(
      '#fff3d8',
      '230,700 200,620 250,560 210,480 270,430 250,350 330,320 380,400 350,470 390,540 340,600 350,700',
    ),
    cliff({
      y: '-20,90 150,150 210,420',
      to: 720,
      from: -20,
      until: 220,
      depth: 0.04,
      of: '#8e3318',
      talus: 0,
    }),
    cliff({
      y: '980,440 1040,180 1220,110',
      to: 720,
      from: 970,
      until: 1220,
      depth: 0.04,
      of: '#8e3318',
      talus: 0,
    }),
    floor('#5a1c12', '0,690 300,676 640,700 900,680 1200,690'),
    cut('#a8401f', '430,700 560,690 780,694,1 1000,920,1 240,920,1'),
    grain({ y: 720, to: 900, colour: '#1c0a10' }),
    ...[
      [300, 770, 78],
      [430, 800, 92],
      [800, 800, 90],
      [930, 770, 76],
    ].flatMap(([x = 0, y = 0, metre = 0], at) => [
      moved(
        { x, y, squash: -0.4 },
        place(antelope(at % 2 === 0 ? 'standing' : 'grazing'), {
          x: 0,
          y: 0,
          metre,
          flip: at > 1,
          flat: '#42140d',
          shadow: false,
        }),
      ),
      place(antelope(at % 2 === 0 ? 'standing' : 'grazing'), {
        x,
        y,
        metre,
        flip: at > 1,
        flat: '#2a0d0c',
        shadow: false,
      }),
    ]),
    moved(
      { x: 620, y: 790, squash: -0.4 },
      place(cyclist(), { x: 0, y: 0, metre: 96, flat: '#6b2114', shadow: false }),
    ),
    place(cyclist(), { x: 620, y: 790, metre: 96, shadow: false, flat: '#1c0a10' }),
  ),
];
