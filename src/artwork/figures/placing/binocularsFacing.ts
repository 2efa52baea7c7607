import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';
import { acacia } from '../plants/acacia.ts';
import { place } from './place.ts';
import { wildebeest } from '../animals/wildebeest.ts';

const [SKIN, SKIN_LIT, SKIN_SHADE] = ['#8c4c34', '#e09a62', '#4f2638'];
const [STRAW, STRAW_LIT, STRAW_SHADE, UNDER, BAND] = ['#d9a458', '#ffe3a4', '#8a5a50', '#3a1c38', '#d8362e'];
const [SHIRT, SHIRT_LIT, SHIRT_SHADE, IRON, IRON_LIT] = [
  '#7a8a52',
  '#c8cf8a',
  '#3f4a48',
  '#1c1230',
  '#7c6a94',
];

/** What a lens gives back: the golden plain, an acacia and wildebeest in a line. */
const lens = (x: number): Layer[] => [
  cut(IRON, disc(x, 0, 168)),
  cut(
    IRON_LIT,
    `${x - 166},-10,1 ${x - 150},-90 ${x - 90},-150 ${x},-168,1 ${x - 80},-128 ${x - 130},-80 ${x - 140},-10,1`,
  ),
  cut('#3c2c52', ring(x, 0, 146, 130)),
  within(
    '#ffd27a',
    disc(x, 0, 130),
    cut('#f7924a', `${x - 140},-140,1 ${x + 140},-140,1 ${x + 140},-74,1 ${x},-92 ${x - 140},-74,1`),
    cut('#ffb45e', `${x - 140},-80,1 ${x},-96 ${x + 140},-80,1 ${x + 140},-30,1 ${x},-44 ${x - 140},-30,1`),
    cut(
      '#8a3f4e',
      `${x - 140},26,1 ${x - 60},14 ${x + 60},18 ${x + 140},26,1 ${x + 140},44,1 ${x - 140},44,1`,
    ),
    cut('#d9773a', `${x - 140},38,1 ${x},30 ${x + 140},38,1 ${x + 140},140,1 ${x - 140},140,1`),
    place(acacia({ variant: 3 }), { x: x + 58, y: 40, metre: 16, flat: '#3a1a3a', shadow: false }),
    ...[-96, -38, 22, 84].map((dx, at) =>
      place(wildebeest(), { x: x + dx, y: 66 + (at % 2) * 10, metre: 30, flat: '#2a1230', shadow: false }),
    ),
    cut('#a8502e', `${x - 140},96,1 ${x},86 ${x + 140},100,1 ${x + 140},140,1 ${x - 140},140,1`),
    cut(
      { fill: '#fffbe8', opacity: 0.75 },
      `${x - 104},-10,1 ${x - 96},-64 ${x - 40},-108,1 ${x - 62},-66 ${x - 84},-40`,
    ),
  ),
];

const FINGERS = [
  '378,-96,30 340,-150,28 268,-164,23 236,-152,20',
  '400,-40,30 376,-104,29 318,-120,24 284,-104,20',
  '408,20,30 398,-46,29 344,-62,25 312,-46,20',
  '400,80,30 402,14,28 352,-4,24 322,10,19',
];

/** A hand that holds the outside of a barrel, its finger tips on the ring, the thumb below. */
const hand = (side: 1 | -1): Layer[] => {
  const at = (row: string) =>
    row.replace(/(^| )(\d+),/g, (_, gap: string, x: string) => `${gap}${side * Number(x)},`);
  const [flesh, line] = side < 0 ? [SKIN, '#4f2638'] : ['#5c2c3a', '#341830'];
  return [
    cut(flesh, limb(at('386,230,46 394,120,62 390,20,58 376,-70,40'))),
    cut(line, limb(at('396,150,38 330,176,34 268,160,28'))),
    cut(flesh, limb(at('396,146,34 330,170,29 270,154,23'))),
    ...FINGERS.flatMap((finger) => [
      cut(
        line,
        limb(
          at(finger).replace(/,(\d+)( |$)/g, (_, half: string, gap: string) => `,${Number(half) + 4}${gap}`),
        ),
      ),
      cut(flesh, limb(at(finger))),
    ]),
    ...(side < 0
      ? [
          cut(
            SKIN_LIT,
            limb('-430,190,6 -448,110,11 -438,20,9 -428,-60,7 -400,-120,5'),
            limb('-380,-120,3 -336,-166,7 -268,-178,4'),
            limb('-398,-80,3 -372,-122,7 -318,-134,4'),
            limb('-420,-20,3 -398,-66,7 -344,-78,4'),
            limb('-418,30,3 -400,-4,7 -352,-20,4'),
          ),
        ]
      : []),
  ];
};

/** A guest who looks straight at us through binoculars, the herd in both lenses; (0, 0) lies between them, the low sun at the left. */
export const binocularsFacing: readonly Layer[] = [
  // Shirt and neck.
  within(
    SHIRT,
    '-96,330,1 -280,380 -450,450 -520,640,1 520,640,1 450,450 280,380 96,330,1',
    cut(SHIRT_SHADE, '40,300,1 560,300,1 560,660,1 60,660,1 20,480'),
    cut(SHIRT_LIT, '-300,376,1 -470,440 -560,660,1 -480,660,1 -420,470 -290,400,1'),
  ),
  cut(SKIN_SHADE, '-92,220,1 92,220,1 104,360,1 10,470,1 -104,360,1'),
  cut(SHIRT_LIT, '-104,330,1 -140,352,1 -90,470,1 6,480,1'),
  cut(SHIRT, '104,330,1 140,352,1 110,470,1 6,480,1'),
  // The face, half of it in shade.
  within(
    SKIN,
    '-176,-200,1 -186,0 -168,140 -110,246 0,292 110,246 168,140 186,0 176,-200,1',
    cut(SKIN_LIT, '-200,-200,1 -150,-200,1 -156,40 -130,160 -70,250 0,300,1 -200,300,1'),
    cut(SKIN_SHADE, '30,-200,1 40,60 20,160 50,230 0,300,1 240,300,1 240,-200,1'),
    cut('#5c2634', limb('-56,206,3 0,216,13 56,206,3')),
    cut(SKIN_SHADE, '-34,120,1 0,150 34,120,1 40,90,1 -40,90,1'),
  ),
  // Sleeves, wrists and the binoculars.
  cut(SHIRT, limb('-520,640,104 -466,430,80 -416,280,64')),
  cut(SHIRT_LIT, limb('-604,640,14 -532,420,14 -470,280,8')),
  cut(SHIRT_SHADE, limb('520,640,104 466,430,80 416,280,64')),
  cut(SKIN, limb('-420,330,54 -392,200,48')),
  cut(SKIN_SHADE, limb('420,330,54 392,200,48')),
  cut(IRON, '-110,-60,1 110,-60,1 110,50,1 -110,50,1', disc(0, -30, 46)),
  cut(IRON_LIT, disc(-8, -36, 24)),
  ...lens(-172),
  ...lens(172),
  ...hand(-1),
  ...hand(1),
  // The straw hat over it all.
  cut(UNDER, '-360,-186,1 -230,-214 0,-228 230,-214 360,-186,1 240,-160 0,-176 -240,-160'),
  within(
    STRAW,
    '-370,-190,1 -300,-240 -186,-268,1 -178,-370 -120,-430 0,-412 120,-430 178,-370 186,-268,1 300,-240 370,-190,1 230,-216 0,-230 -230,-216',
    cut(STRAW_SHADE, '30,-450,1 40,-340 60,-200,1 400,-170,1 400,-450,1'),
    cut(
      STRAW_LIT,
      '-200,-300,1 -178,-400 -110,-450,1 -90,-420 -140,-380 -150,-280,1',
      '-380,-186,1 -300,-246 -186,-272,1 -180,-258 -280,-232',
    ),
    cut(BAND, '-190,-300,1 0,-276 190,-300,1 190,-246,1 0,-226 -190,-246,1'),
    cut('#8e1c34', '34,-290,1 190,-304,1 190,-240,1 40,-222,1'),
  ),
];
