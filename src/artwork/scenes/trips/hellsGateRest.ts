import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { ring } from '../../drawing/brush.ts';
import { mountainBicycle, placedRider } from '../../figures/placing/restingRider.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { gateWall } from '../../land/gateWall.ts';
import { strawTufts, thornBushes } from '../../land/thornSavanna.ts';
import { light } from '../../light/light.ts';

const TOWER = ['#ffe2b0', '#d8a06c', '#a8704c', '#74463a', '#43262a'] as const;
const FAR_WALL = {
  grass: '#d8bc84',
  lit: '#dca480',
  face: '#c48468',
  shade: '#a06a60',
  cleft: '#84545a',
  talus: '#b08a5c',
};
const THORN = ['#3a2c24', '#4c5a30', '#7c8a48'] as const;

/** Fischer's Tower, near, above a rider who rests. */
export const hellsGateRest: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('morning', 'kenya', 'left'),
    plan({ subject: [440, 480, 120, 160], camera: 'profile' }),
    wash(['#0e3488', '#4a8cc8', '#f8e4b8'], { height: 650 }),
    gateWall({
      crest: '330,520 620,470 900,420 1240,350',
      foot: '330,640 1240,660',
      from: 330,
      tones: FAR_WALL,
      broad: 0.4,
    }),
    floor('#f0cb78', '0,640 400,632 1200,644'),
    fischersTower({ x: 230, y: 672, scale: 0.92, tones: TOWER }),
    cut(
      { fill: '#8a4424', opacity: 0.7 },
      '60,670,1 420,660,1 760,690 1240,702,1 1240,716,1 700,712 300,694',
    ),
    thornBushes('470,668,0.34 1140,676,-0.3', THORN),
    floor('#dca650', '0,716 500,722 1200,710'),
    grain({ y: 730, to: 900, colour: '#7a3a14' }),
    cut({ fill: '#4a1a18', opacity: 0.6 }, '320,738 420,730 620,732 640,746 480,752'),
    // The boulder: a ledge to sit on, and behind it a back as high as the bicycle.
    cut({ fill: '#4a1a18', opacity: 0.6 }, '470,760,1 620,744 1100,744 1240,770,1 1240,806 900,812 560,796'),
    within(
      '#b0643c',
      '500,778,1 506,690 540,620 600,580 680,562,1 720,510 800,462 900,450,1 1010,448 1090,490 1140,580 1176,776,1 840,790',
      cut(
        '#eebd88',
        '480,640,1 540,610 600,576 690,556,1 740,500 810,452 900,440,1 1030,430 1100,470,1 1060,500 940,492,1 830,506 770,556 730,606,1 690,606 610,640 540,690 500,720,1',
      ),
      cut(
        '#7e3c28',
        '1060,450,1 1110,540 1180,640 1190,800,1 520,800,1 560,752 760,740 960,730 1060,690 1080,600',
      ),
      cut('#531f1e', '620,800,1 800,772 1000,764 1110,710 1170,700,1 1190,800,1'),
      // The shade of the bicycle that leans on it.
      cut({ fill: '#531f1e', opacity: 0.55 }, ring(722, 712, 102, 92), ring(1046, 712, 102, 92)),
      inked(
        '#6a3224',
        13,
        '722,712 876,722,1 816,548',
        '722,712 822,572,1 988,546,1 876,722',
        '1046,712 988,546',
      ),
    ),
    placedRider(610, 556),
    cut({ fill: '#4a1a18', opacity: 0.6 }, '590,828 720,816 1020,816 1150,828 1060,842 700,844'),
    moved({ x: 856, y: 826 }, ...mountainBicycle('#15697e', '#0c4354')),
    floor('#5a2a1a', '0,872 400,864 800,880 1200,866'),
    strawTufts('80,884,0.8 210,880,-0.6 420,878,0.7 1110,882,-0.8', '#5a2a1a', '#eebb5c'),
  ),
];
