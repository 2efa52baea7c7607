import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { masaiGiraffe } from '../../figures/placing/masaiGiraffe.ts';
import { mountainBicycle, placedRider } from '../../figures/placing/restingRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { cliff } from '../../land/cliffs.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';

const TOWER = ['#f6b27a', '#cf6136', '#a8431f', '#6e2718', '#461410'] as const;

/** Fischer's Tower, near: beside a giraffe, and above a rider who rests. */
export const hellsGateRest: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [200, 160, 120, 80], camera: 'below' }),
    sky({ horizon: 730, stops: ['#0a2a6c', '#1c58a8', '#74acd6', '#fbe0b2'] }),
    cliff({
      y: '-20,660 300,690 700,700 1220,640',
      to: 760,
      from: -20,
      until: 1230,
      depth: 0.6,
      of: '#c0603a',
    }),
    floor('#dc9350', '0,736 500,744 1200,738'),
    fischersTower({ x: 850, y: 770, scale: 1.12, tones: TOWER }),
    wash(['#e0a058', '#c8743a', '#a04c28'], { y: 764, height: 140 }),
    cut({ fill: '#6a2416', opacity: 0.7 }, '720,766,1 1040,764,1 1240,786,1 1240,812,1 1000,800'),
    grain({ y: 780, to: 900, colour: '#6a2414' }),
    masaiGiraffe({ x: 430, y: 850, scale: 0.71 }),
  ),
  picture(
    'packages/hellsgateadventure-5',
    light('morning', 'kenya', 'left'),
    plan({ subject: [440, 480, 120, 160], camera: 'profile' }),
    sky({ horizon: 600, stops: ['#1f5aa8', '#4f94cc', '#a9d2e0', '#fbe6bc'] }),
    cliff({
      y: '200,560 420,470 700,440 1000,400 1220,380',
      to: 640,
      from: 230,
      until: 1230,
      depth: 0.62,
      of: '#c0603a',
    }),
    floor('#e09a58', '0,612 400,620 1200,616'),
    fischersTower({ x: 214, y: 660, scale: 0.98, tones: TOWER }),
    cut(
      { fill: '#8a3a20', opacity: 0.75 },
      '150,656,1 380,652,1 760,688 1240,700,1 1240,716,1 700,712 300,690',
    ),
    wash(['#dc9350', '#c06a34', '#9a4824'], { y: 716, height: 190 }),
    floor('#dc9350', '0,700 500,712 1200,700', 740),
    grain({ y: 730, to: 900, colour: '#6a2414' }),
    cut({ fill: '#4a1a18', opacity: 0.6 }, '320,738 420,730 620,732 640,746 480,752'),
    // The boulder: one broad slab, its top in light, its flank in shade.
    cut({ fill: '#4a1a18', opacity: 0.6 }, '470,760,1 620,744 1100,744 1240,770,1 1240,806 900,812 560,796'),
    within(
      '#b0552f',
      '500,778,1 506,690 540,620 600,580 700,560 860,540 1010,520 1090,548 1150,640 1170,776,1 840,790',
      cut(
        '#f3b982',
        '480,640,1 540,610 600,576 700,556 860,536 1010,512 1110,556,1 1030,580 880,592 720,608 600,640 530,690 500,720,1',
      ),
      cut('#7e3220', '1010,520,1 1100,560 1180,660 1190,800,1 520,800,1 560,752 760,740 940,720 1040,660'),
      cut('#531c1a', '620,800,1 800,772 1000,764 1100,700 1160,700,1 1190,800,1'),
    ),
    placedRider(610, 556),
    cut({ fill: '#4a1a18', opacity: 0.6 }, '590,828 720,816 1020,816 1150,828 1060,842 700,844'),
    moved({ x: 856, y: 826 }, ...mountainBicycle('#15697e', '#0c4354')),
  ),
];
