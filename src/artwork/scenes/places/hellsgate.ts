import { cut, floor } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
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

/** Cliffs and a tower of rock. */
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
      from: [770, 752],
      to: [1110, 750],
      count: 3,
      metre: [72, 66],
    }),
    place(cyclist(), { x: 380, y: 836, metre: 104, coat: TEAL_SHIRT }),
    floor('#4a170f', '0,880 400,868 900,884 1200,872'),
  ),
];
