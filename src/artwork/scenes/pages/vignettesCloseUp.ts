import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lion } from '../../figures/animals/lion.ts';
import { lionTrack } from '../../figures/animals/lionTracks.ts';
import { barrierPole } from '../../figures/objects/barrierPole.ts';
import { chapatiAndEgg, rolex } from '../../figures/objects/rolex.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { minibusBehind } from '../../figures/vehicles/minibusBehind.ts';
import { light } from '../../light/light.ts';

/** What the agency does for its guests, each told by one thing seen from close by. */
export const vignettesCloseUp: readonly Picture[] = [
  picture(
    'vignettes/mission-cross-border',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [112, 620, 84, 270], camera: 'frame' }),
    strata(['#2f7fa8', '#9fd0d4', '#f4f0cc'], { height: 560 }),
    cut(
      '#7fa4c0',
      '-40,520,1 160,300,1 200,290,1 230,306,1 420,520,1 560,360,1 600,350,1 640,366,1 820,520,1 960,250,1 1000,236,1 1050,254,1 1240,520,1 1240,620,1 -40,620,1',
    ),
    cut(
      '#4f78a0',
      '230,306,1 420,520,1 260,560,1 220,420,1',
      '640,366,1 820,520,1 690,560,1 620,450,1',
      '1050,254,1 1240,520,1 1240,600,1 1060,560,1 1010,400,1',
    ),
    floor('#8fc49a', '-40,540 300,520 700,560 1240,530'),
    floor('#3f9268', '-40,620 240,560 560,610 800,620 1240,570'),
    floor('#1f6a54', '-40,700 300,690 700,640 1240,700'),
    cut(
      '#5a5a72',
      '230,940,1 620,640,1 690,600 660,570 690,560,1 708,560,1 700,580 800,610 800,650,1 1120,940,1',
    ),
    cut(
      '#7c7c90',
      '230,940,1 620,640,1 690,600 660,570 690,560,1 696,560,1 690,590 720,620 690,660,1 500,940,1',
    ),
    moved({ x: 700, y: 830, scale: 0.95 }, minibusBehind),
    ...barrierPole,
  ),
  picture(
    'vignettes/mission-local-knowledge',
    light('morning', 'uganda', 'left'),
    plan({ subject: [170, 210, 540, 540], camera: 'above' }),
    strata(['#2fa3a0', '#1f8a8c']),
    cut(
      '#177478',
      ...[60, 220, 380, 540, 700, 860, 1020, 1180].flatMap((x) =>
        [60, 240, 420, 600, 780].map((y) => disc(x + (y % 120 === 60 ? 0 : 80), y, 26)),
      ),
    ),
    chapatiAndEgg(440, 480),
    moved({ x: 880, y: 690, turn: -24 }, ...rolex),
    cut({ fill: '#0a2f3a', opacity: 0.5 }, disc(1010, 236, 156)),
    cut('#f4ead6', disc(980, 206, 156)),
    cut('#c9b8ac', disc(984, 212, 132)),
    cut('#f2c9a0', disc(930, 190, 52, 64), disc(1036, 170, 64, 52), disc(1000, 262, 62, 54)),
    cut('#fff0dc', disc(916, 172, 24, 34), disc(1020, 156, 32, 22), disc(986, 248, 32, 24)),
  ),
  picture(
    'vignettes/service-tour-guides',
    light('golden', 'kenya', 'left'),
    plan({ subject: [70, 640, 230, 260], camera: 'above' }),
    strata(['#e8a070', '#ffd9a0', '#fff0c8'], { height: 210 }),
    cut('#b8788a', '-40,200,1 180,150 420,176 640,130 900,170 1240,140,1 1240,240,1 -40,240,1'),
    strata(['#f2b070', '#e0874a', '#c85f34'], { below: true, y: 200, height: 720 }),
    place(acacia({ variant: 3 }), { x: 980, y: 236, metre: 17, shadow: false, flat: '#6a3a44' }),
    place(lion('standing'), { x: 740, y: 234, metre: 24, shadow: false, flat: '#6a3a44' }),
    cut(
      '#d4743e',
      '-40,420,1 300,380 700,410 1240,370,1 1240,400,1 700,446 300,410',
      '-40,640,1 200,600 420,620,1 200,640',
    ),
    ...[
      '760,270,10',
      '730,300,14',
      '768,340,20',
      '716,400,30',
      '790,490,46',
      '700,620,70',
      '850,790,104',
    ].map((track) => {
      const [x = 0, y = 0, size = 0] = track.split(',').map(Number);
      return lionTrack({ x, y, scale: size / 100, squash: 0.72, turn: -4 });
    }),
    // The shadows of the guide, who points, and of two guests.
    cut(
      { fill: '#4a1428', opacity: 0.72 },
      '60,940,1 130,760,1 120,700 150,664 176,650,1 174,630,1 120,616 120,606 170,594,1 176,556 224,550 240,590,1 290,600 290,610 238,628,1 240,648,1 290,670 300,720 290,780,1 320,940,1',
      limb('250,690,34 400,640,24 560,592,17'),
      limb('540,598,17 600,576,8 640,562,5'),
      '-40,940,1 -40,760,1 10,740,1 6,716 20,690 50,690 66,716 60,742,1 90,760 110,820 100,940,1',
      '330,940,1 360,830 400,800 428,790,1 426,770,1 386,760 430,744,1 440,716 476,716 486,744,1 530,758 490,770,1 488,790,1 530,806 560,850 560,940,1',
    ),
  ),
];
