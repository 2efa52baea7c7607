import { cut, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { riderAway } from '../../figures/people/riderAway.ts';
import { giraffeOverRoad } from '../../figures/placing/giraffeOverRoad.ts';
import { fischersTower } from '../../land/fischersTower.ts';
import { wallOfColumns } from '../../land/wallOfColumns.ts';
import { light } from '../../light/light.ts';

const FAR = [560, 606] as const;
const SHADE = { fill: '#6e2450', opacity: 0.84 };

/** Through a gate of the park's own: an acacia, and the neck of a giraffe that reaches over the road to it. */
export const hellsGateNeck: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [440, 80, 460, 180], camera: 'frame' }),
    cut('#bfe3d8', box(-20, -20, 1240, 940)),
    cut('#e3f0d6', '-20,420,1 200,330 500,300 800,200 1220,120,1 1220,920,1 -20,920,1'),
    cut('#fdebbd', '-20,560,1 300,520 560,470 900,400 1220,380,1 1220,920,1 -20,920,1'),
    cut('#7f93a8', '300,606,1 430,560 500,548,1 540,556 570,546,1 640,570 760,606,1'),
    ...wallOfColumns({
      far: FAR,
      x: -300,
      crest: 60,
      foot: 720,
      until: 0.12,
      step: 0.8,
      tones: ['#5c1c40', '#74284a', '#45123a', '#ef8748'],
    }),
    ...wallOfColumns({
      far: FAR,
      x: 1400,
      crest: 150,
      foot: 720,
      until: 0.12,
      step: 0.8,
      tones: ['#f08440', '#b8402f', '#8a2a34', '#ffc57a'],
    }),
    cut('#eb9e45', box(-20, 606, 1240, 340)),
    cut('#f7bf60', '-40,606,1 1240,606,1 1240,640,1 900,648 640,660 300,650 -40,672,1'),
    cut('#fdeec6', '548,610,1 572,610,1 600,660 680,760 800,860 900,940,1 240,940,1 400,820 500,700'),
    fischersTower({
      x: 676,
      y: 616,
      scale: 0.3,
      tones: ['#ffdc9c', '#ff9e52', '#e2602f', '#96303c', '#541838'],
    }),
    cut(SHADE, '716,614,1 746,612,1 920,622,1 900,628,1 726,622,1'),
    moved(
      { x: 574, y: 690, scale: 0.24 },
      cut(SHADE, limb('0,0,5 160,8,7 250,10,16 420,16,30 540,22,26 640,29,20 700,33,0')),
      ...riderAway({
        skin: ['#8a4a30', '#4a2620'],
        shirt: ['#ffe08a', '#e8b23c'],
        helmet: ['#fff3dc', '#e0b9a8'],
      }),
    ),
    moved(
      { x: 500, y: 790, scale: 0.48 },
      cut(SHADE, limb('0,0,5 160,8,7 250,10,16 420,16,30 540,22,26 640,29,20 700,33,0')),
      ...riderAway({
        skin: ['#c98352', '#7a4630'],
        shirt: ['#2fb3a6', '#127a80'],
        helmet: ['#fff3dc', '#d0b0a8'],
        pack: ['#f06a3c', '#c2352c'],
      }),
    ),
    cut(SHADE, '-20,846,1 140,838 420,846 640,858 760,874 700,896 520,904 300,920,1 200,940,1 -20,940,1'),
    cut(
      '#2c1a2c',
      limb('44,960,50 50,880,36 58,760,28 44,640,24 56,540,17 92,450,11 124,380,7'),
      limb('46,640,18 84,560,13 134,480,9 168,370,5'),
      limb('46,620,14 16,520,10 -20,440,7'),
    ),
    cut('#7a4238', limb('10,960,12 22,880,8 32,760,7 22,650,5 36,560,4 74,460,3 110,390,2')),
    cut(
      '#235a48',
      '-40,330,1 20,280 100,262 180,280 250,318 286,356 270,384,1 236,372 220,396,1 170,384 150,410,1 96,390 60,414,1 10,396 -40,410,1',
      '-40,440,1 -10,420 60,424 130,436 170,462 150,480,1 110,470 90,490,1 40,474 10,494,1 -40,480,1',
    ),
    cut(
      '#74a862',
      '-40,330,1 20,280 100,262 170,276 210,300,1 140,300 110,326,1 60,310 20,340,1 -40,340,1;-40,440,1 -10,420 60,424 90,432,1 40,440 10,456,1 -40,452,1',
    ),
    ...giraffeOverRoad,
    cut('#235a48', '206,372,1 222,352 244,350,1 250,372 236,396,1 214,392'),
    cut('#74a862', '180,360,1 200,346 222,360,1 206,378; 214,372,1 238,362 252,382,1 230,390'),
  ),
];
