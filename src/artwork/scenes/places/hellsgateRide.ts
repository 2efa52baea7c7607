import { cut, floor, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { giraffeFacing } from '../../figures/placing/giraffeFacing.ts';
import { riderView } from '../../figures/placing/riderView.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const WALL = {
  grass: '#d4a24a',
  lit: '#d8783e',
  face: '#ad4a28',
  shade: '#7c3024',
  cleft: '#48191a',
  talus: '#8a5228',
};
const THORN = ['#33261c', '#46552c', '#74843e'] as const;

/** The track as its rider sees it. */
export const hellsgateRide: readonly Picture[] = [
  picture(
    'places/hellsgate-5',
    light('golden', 'kenya', 'left'),
    plan({ subject: [560, 400, 140, 80], camera: 'back' }),
    wash(['#0a2674', '#2560b0', '#8cc0dc', '#fde6b8'], { height: 450 }),
    gateWall({
      crest: '-30,40 160,170 330,286 480,352',
      foot: '-30,560 330,454 480,424',
      until: 480,
      tones: WALL,
      broad: 0.26,
    }),
    gateWall({
      crest: '740,352 900,270 1050,170 1230,30',
      foot: '740,424 900,450 1230,560',
      from: 740,
      tones: WALL,
      broad: 0.26,
    }),
    floor('#f2cf80', '0,500 400,424 800,424 1200,500'),
    thornBushes('250,500,0.4 420,448,-0.2 810,452,0.26 960,494,-0.42', THORN),
    floor('#dca650', '0,560 500,520 1200,560'),
    grain({ y: 560, to: 900, colour: '#7a3a14' }),
    cut('#c8743c', '596,424,1 622,424,1 690,520 820,700 1060,920,1 140,920,1 400,700 550,520'),
    cut('#dd9452', '602,470,1 612,470,1 640,600 700,920,1 500,920,1 580,600'),
    thornBushes('70,650,0.95 1090,598,-0.66', THORN),
    strawTufts(
      '250,650,0.6 190,740,0.9 960,650,-0.6 1040,700,0.8 1130,790,-1.1 90,790,1',
      '#9a5c20',
      '#ffe29a',
    ),
    giraffeFacing({ x: 610, y: 618, scale: 0.5 }),
    ...riderView,
  ),
];
