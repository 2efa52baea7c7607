import type { Layer } from '../../canvas/canvas.ts';
import { cut, glow, inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { farDhow } from '../../figures/boats/dhow.ts';
import { houseOfWonders } from '../../figures/buildings/houseOfWonders.ts';
import { onlooker } from '../../figures/people/onlookers.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { light } from '../../light/light.ts';
import { sky } from '../../sky/skies.ts';
import { ripples } from '../../water/water.ts';

/** Roofs of the old town from above, row before row: gables of sheet iron in two tones, walls, and a few lit windows. */
const roofs: Layer = (canvas) => {
  const chance = canvas.random('roofs');
  const far = ['#7c5a86', '#8e5f7e', '#6a5488'];
  const near = ['#3a2a5c', '#472a56', '#2f2752'];
  for (let row = 0; row < 7; row++) {
    const y = 392 + row * row * 11 + row * 24;
    const size = 44 + row * 17;
    const tones = row < 3 ? far : near;
    for (let x = -size * chance.next(); x < 1200; x += size * chance.between(1.25, 1.7)) {
      const [wide, tall, lift] = [size * 1.6, size * chance.between(0.8, 1.2), size * chance.between(0, 0.5)];
      const top = y - lift;
      const tone = chance.pick(tones);
      cut(row < 3 ? '#54407a' : '#1d1740', box(x, top, wide, tall + 200))(canvas);
      cut(tone, `${x - 4},${top + 2},1 ${x + wide * 0.18},${top - size * 0.42},1 ${x + wide * 0.8},${top - size * 0.42},1 ${x + wide + 4},${top + 2},1`)(canvas);
      cut(row < 3 ? '#e39a86' : '#a85a72', `${x - 4},${top + 2},1 ${x + wide * 0.18},${top - size * 0.42},1 ${x + wide * 0.27},${top - size * 0.42},1 ${x + wide * 0.1},${top + 2},1`)(canvas);
      if (chance.next() > 0.4) cut('#ffc766', box(x + wide * chance.between(0.2, 0.7), top + size * 0.3, size * 0.16, size * 0.28))(canvas);
    }
  }
};

/** A rosette-studded door that stands ajar in the right wall of a lane, drawn as the lane runs away from the viewer. */
const door: Layer[] = [
  cut('#5a2c1c', '812,262,1 1108,132,1 1108,862,1 812,722,1'),
  cut('#d9a05a', ...Array.from({ length: 8 }, (_, at) => disc(832 + at * 36, 282 - at * 15, 8 + at, 10 + at))),
  cut('#22100f', '834,320,1 1086,222,1 1086,852,1 834,734,1'),
  cut('#f2c766', '850,360,1 930,330,1 930,774,1 850,738,1'),
  cut('#e3a548', '850,660,1 930,650,1 930,774,1 850,738,1'),
  cut('#7a3f22', '948,276,1 1086,222,1 1086,852,1 948,790,1'),
  cut('#99562c', '960,300,1 1072,258,1 1072,420,1 960,440,1', '960,456,1 1072,438,1 1072,610,1 960,600,1', '960,616,1 1072,628,1 1072,826,1 960,774,1'),
  cut('#f3c560', ...Array.from({ length: 12 }, (_, at) => disc(984 + (at % 3) * 32, 350 + Math.floor(at / 3) * 132 + (at % 3) * (Math.floor(at / 3) * 8 - 12), 8 + (at % 3)))),
];

/** Stone Town: over its roofs in the blue hour, and down one of its lanes. */
export const zanzibarTown: readonly Picture[] = [
  picture(
    'places/zanzibar-2',
    light('dusk', 'zanzibar', 'left'),
    plan({ subject: [560, 360, 640, 520], camera: 'back' }),
    sky({ horizon: 240, bands: 6, stops: ['#1c2a66', '#4d4c94', '#c96f86', '#ffb878'] }),
    wash([[0, '#f0a684'], [0.4, '#5f8fa8'], [1, '#27658a']], { y: 240, height: 220 }),
    ripples({ y: 250, to: 400, x: 160, width: 620, count: 40, colour: '#ffe0b0' }),
    place(farDhow(), { x: 300, y: 282, metre: 14, shadow: false, flat: '#3a2a5c' }),
    place(farDhow(), { x: 470, y: 312, metre: 20, shadow: false, flat: '#2f2452', flip: true }),
    place(farDhow(), { x: 100, y: 262, metre: 9, shadow: false, flat: '#4d3a6c' }),
    place(houseOfWonders(), { x: 830, y: 396, metre: 9, depth: 0.5, shadow: false, coat: { body: '#c89aa0', dark: '#4a3468', shade: '#8a6688', lit: '#ffd9b0' } }),
    roofs,
    cut('#2a1c48', '1046,420,1 1046,190,1 1062,120,1 1078,190,1 1078,420,1', '1122,440,1 1122,200,1 1138,130,1 1154,200,1 1154,440,1'),
    cut('#120c2e', '-20,920,1 -20,770,1 760,724,1 900,920,1'),
    cut('#e88f66', '-20,770,1 760,724,1 764,732,1 -20,782,1'),
    glow(330, 690, 330, '#ffb45a', 0.75),
    inked('#0d0824', 8, '40,770 40,470', '660,734 660,452'),
    inked('#0d0824', 4, '40,490 350,540 660,470'),
    cut('#ffe3a0', ...['130,520', '220,540', '320,552', '430,540', '540,514'].map((at) => disc(Number(at.split(',')[0]), Number(at.split(',')[1]), 12, 15))),
    cut('#ffd9a0', box(300, 740, 110, 12)),
    inked('#2a1c48', 10, '355,750 355,860'),
    cut('#ffe9b8', disc(355, 718, 13, 20)),
    place(onlooker(), { x: 230, y: 912, metre: 138, depth: 0.3, shadow: false, coat: { body: '#e0573a', shade: '#8a2c3a', lit: '#7d4a31', dark: '#140b1c' } }),
    place(onlooker(), { x: 480, y: 916, metre: 146, depth: 0.3, shadow: false, flip: true, coat: { body: '#f4e6c8', shade: '#a88a80', lit: '#5f3a28', dark: '#140b1c' } }),
  ),
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'right'),
    plan({ subject: [812, 200, 296, 600], camera: 'frame' }),
    wash([[0, '#2aa9b8'], [1, '#b8ecdc']], { height: 560 }),
    cut('#e9b98c', '470,330,1 690,330,1 690,640,1 470,640,1'),
    cut('#c98a66', '470,330,1 520,330,1 520,640,1 470,640,1'),
    cut('#7a4632', box(560, 410, 60, 120), '580,640,1 580,580 615,560 650,580 650,640,1'),
    cut('#3a1e3a', '-20,-20,1 330,-20,1 500,300,1 500,650,1 -20,940,1'),
    cut('#52284a', '-20,-20,1 60,-20,1 440,330,1 440,680,1 420,692,1 -20,520,1'),
    cut('#240f2a', '90,330,1 190,390,1 190,560,1 90,560,1', '270,420,1 330,448,1 330,570,1 270,576,1', '386,450,1 420,462,1 420,560,1 386,566,1'),
    cut('#1d0b22', '150,150,1 420,330,1 420,410,1 150,300,1'),
    inked('#9c5a56', 7, ...Array.from({ length: 8 }, (_, at) => `${160 + at * 36},${172 + at * 24} ${160 + at * 36},${300 + at * 14}`)),
    cut('#fbe6be', '1220,-20,1 800,-20,1 660,300,1 660,650,1 1220,940,1'),
    cut('#e3b88c', '800,-20,1 660,300,1 660,650,1 700,670,1 700,300,1 880,-20,1'),
    cut({ fill: '#b87a6a', opacity: 0.55 }, '1220,-20,1 940,-20,1 1220,330,1'),
    cut('#f3cf98', '-20,930,1 500,644,1 660,640,1 1220,910,1 1220,960,1 -20,960,1'),
    cut('#a8605c', '-20,930,1 500,644,1 572,644,1 520,720,1 560,760,1 470,930,1'),
    ...door,
    cut('#d9ae78', '812,722,1 1108,862,1 1060,884,1 780,736,1'),
    cut({ fill: '#8a4a50', opacity: 0.75 }, limb('596,808,24 690,842,34 790,872,26 850,884,12')),
    place(walker(), { x: 604, y: 808, metre: 150, depth: 0.3, flip: true, shadow: false, coat: { accent: '#12909a', body: '#e0573a', shade: '#0c5c6e', lit: '#5f3a28', pale: '#f8d070', dark: '#2a1420' } }),
    place(bougainvillea({ seed: 2 }), { x: 640, y: -30, metre: 120, flip: true, depth: 0.3, shadow: false }),
    inked('#2a1424', 3, '-10,60 620,240', '200,-10 700,190'),
  ),
];
