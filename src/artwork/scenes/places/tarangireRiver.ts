import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { elephantOblique } from '../../figures/animals/elephantOblique.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf, stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { baobabOld } from '../../figures/plants/baobabOld.ts';
import { cut, lines, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const WATER = '#78bdb0';
const SHADE = '#4d2350';
const COAT = { body: '#7d5c78', shade: '#472f54', lit: '#f6cfa6', dark: '#2a1230', pale: '#fff8e6' };
const BARK = { body: '#a3685e', shade: '#63365a', lit: '#ffd298', dark: '#54284e' };
const RAKING = { across: 1.3, down: 0.34, fill: SHADE, opacity: 0.6 };

/** The rings that the water draws round legs that stand in it. */
const rings = (x: number, y: number, half: number): Layer[] =>
  [1, 1.25].map(
    (share, at) => (canvas) =>
      canvas.path(disc(x, y, half * share, half * share * 0.24), {
        stroke: '#e4f5e6',
        width: 5 - at * 2,
        opacity: 0.8 - at * 0.3,
      }),
  );

/** Who wades: pose, place, size, and whether the figure faces the other way. */
const HERD = [
  ['crossing', 664, 186, 30, true],
  ['calf', 566, 218, 20, false],
  ['coming', 438, 336, 56, true],
] as const;

/** The river from a high bank, the herd coming down it. */
export const tarangireRiver: readonly Picture[] = [
  picture(
    'places/tarangire-5',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [520, 420, 300, 380], camera: 'above' }),
    wash(0, 70, [
      [0, '#ffd995'],
      [1, '#fff0c6'],
    ]),
    cut('#b98a9c', '-10,64,1 180,40 420,58 700,34 980,56 1210,40,1 1210,110,1 -10,110,1'),
    wash(84, 900, [
      [0, '#f6d083'],
      [0.5, '#eab659'],
      [1, '#d48f38'],
    ]),
    cut(
      '#c98438',
      '-10,180,1 140,160 300,210 260,300 120,340 -10,320,1;1210,250,1 1060,230 900,300 960,400 1210,420,1;-10,640,1 140,610 280,700 300,910,1 -10,910,1',
      0.45,
    ),
    cut(
      '#fff1cd',
      '700,84,1 640,130 470,160 300,230 170,340 180,440 300,520 380,620 360,740 260,910,1 1180,910,1 1130,740 990,600 780,480 600,400 560,330 640,260 780,190 850,130 800,84,1',
    ),
    cut(
      WATER,
      '730,84,1 680,136 500,178 340,250 220,350 236,430 350,510 440,620 430,740 350,910,1 1110,910,1 1060,750 940,620 740,496 556,416 510,330 600,250 740,186 806,130 776,84,1',
    ),
    lines('#c9e8d6', 5, '560,440 620,470 700,500;420,860 440,800 450,740', 0.7),
    ...(
      [
        [350, 128, 5, 16],
        [930, 126, 5, 19],
        [1120, 120, 4, 5],
      ] as const
    ).map(([x, y, metre, seed]) => place(baobab({ seed }), { x, y, metre, flat: '#8a5874', shadow: false })),
    stands(baobabOld(4), { x: 1030, y: 420, metre: 21, depth: 0.25, by: CLEAR, coat: BARK }, RAKING),
    stands(baobabOld(2), { x: 70, y: 566, metre: 29, depth: 0.25, by: CLEAR, coat: BARK }, RAKING),
    grain({ y: 640, to: 900, width: 255, colour: '#7a4a3c' }),
    ...HERD.flatMap(([pose, x, y, metre, flip]) => [
      shadeOf(
        elephantOblique(pose),
        { x, y, metre, flip },
        { across: 0.9, down: 0.3, fill: '#2c6a70', opacity: 0.6 },
      ),
      ...rings(x - (flip ? 0.2 : -0.1) * metre, y - 0.1 * metre, metre * 1.9),
      place(elephantOblique(pose), { x, y, metre, flip, depth: 0.25, by: CLEAR, shadow: false, coat: COAT }),
    ]),
    shadeOf(
      elephantOblique('coming'),
      { x: 690, y: 806, metre: 122 },
      { across: 1, down: 0.3, fill: '#1f5660', opacity: 0.75 },
    ),
    ...rings(695, 806, 150),
    shadeOf(
      elephantOblique('calf'),
      { x: 950, y: 770, metre: 56, flip: true },
      { across: 1, down: 0.3, fill: '#1f5660', opacity: 0.6 },
    ),
    ...rings(950, 770, 66),
    place(elephantOblique('calf'), {
      x: 950,
      y: 770,
      metre: 56,
      flip: true,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: COAT,
    }),
    place(elephantOblique('coming'), {
      x: 690,
      y: 806,
      metre: 122,
      depth: 0.25,
      by: CLEAR,
      shadow: false,
      coat: COAT,
    }),
  ),
];
