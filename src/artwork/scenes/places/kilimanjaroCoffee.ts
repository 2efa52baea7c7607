import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { worker } from '../../figures/people/worker.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { banana } from '../../figures/plants/banana.ts';
import { coffeeBush } from '../../figures/plants/coffee.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { leaves } from '../../land/woods.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The mountain over the coffee. */
export const kilimanjaroCoffee: readonly Picture[] = [
  picture(
    'places/kilimanjaro-5',
    light('mist', 'tanzania', 'left'),
    plan({ subject: [500, 185, 400, 150], camera: 'front' }),
    wash(0, 460, [
      [0, '#343a62'],
      [0.55, '#6a6a8c'],
      [1, '#d9c8b0'],
    ]),
    kibo({
      x: 700,
      y: 170,
      width: 1000,
      body: '#a8a8c0',
      shade: '#8f90b0',
      snow: '#ffffff',
      cold: '#d8dbe6',
    }),
    mist({ y: 450, height: 110, strength: 1, colour: '#e6e4cc' }),
    cut(
      '#7f9a72',
      '-10,480,1 100,440 220,470 360,430 500,466 640,440 800,474 960,436 1080,470 1210,440,1 1210,620,1 -10,620,1',
    ),
    wash(520, 900, [
      [0, '#b06a44'],
      [1, '#6a3038'],
    ]),
    ...(
      [
        ['-160,860 640,520', 12],
        ['280,960 690,520', 13],
        ['900,980 750,520', 13],
        ['1420,900 800,520', 12],
      ] as const
    ).map(([through, count]) =>
      trail([coffeeBush(), coffeeBush({ seed: 3 })], {
        through,
        count,
        metre: [116, 12],
        loose: 0,
        shadow: false,
        depth: 0.3,
        coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
      }),
    ),
    herd([banana()], {
      x: 620,
      y: 520,
      width: 1200,
      height: 10,
      count: 7,
      metre: [20, 26],
      shadow: false,
      flat: '#3f6a54',
    }),
    place(worker(), { x: 600, y: 862, metre: 196, depth: 0.25, by: CLEAR, shadow: false }),
    place(coffeeBush({ seed: 5 }), {
      x: 470,
      y: 950,
      metre: 116,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
    }),
    place(coffeeBush({ seed: 6 }), {
      x: 760,
      y: 955,
      metre: 120,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: { body: '#2f6a48', shade: '#17443a', lit: '#7fb05a', accent: '#e8392c' },
    }),
    lines(
      '#e8ecec',
      2,
      '120,40 84,160;300,0 264,120;520,60 484,180;240,260 204,380;420,300 384,420;720,20 684,140;900,80 864,200;1080,10 1044,130;1000,300 964,420;820,360 784,480;620,260 584,380;140,480 104,600;1160,420 1124,540;340,560 304,680;960,620 924,740;1120,700 1084,820',
      0.7,
    ),
    // A branch close at hand, heavy with ripe cherries.
    limbs('#3a2030', '1220,150,14 1040,210,11 880,330,8 800,440,4'),
    leaves({ corner: 'top-right', size: 430, depth: 0.05, count: 7, of: '#1f5540' }),
    cut(
      '#d9301f',
      '900,300 940,300 946,340 904,344;940,330 980,326 984,366 946,370;870,350 908,348 912,388 874,392;1010,220 1052,216 1056,258 1014,262;1044,256 1084,252 1086,292 1048,296;820,420 856,418 860,456 824,458;852,440 888,440 890,478 856,480;1000,270 1036,268 1040,306 1004,308',
    ),
    cut(
      '#ff8a66',
      '908,310 920,306 922,318 912,322;948,338 960,334 962,346 952,350;878,358 890,354 892,366 882,370;1020,228 1032,224 1034,236 1024,240;1052,264 1064,260 1066,272 1056,276;828,426 838,424 840,434 832,438',
    ),
  ),
];
