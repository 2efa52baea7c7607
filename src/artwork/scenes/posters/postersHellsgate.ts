import type { Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { cut, floor, glow, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';

const DUSTY = { body: '#f4dcc0', dark: '#2a1216' };

/** Where something stands: its feet, and pixels a metre. */
type Spot = readonly [x: number, y: number, metre: number];

/** The long shadow that a figure throws towards the viewer. */
const shadow = (figure: Figure, [x, y, metre]: Spot): Layer =>
  moved({ x, y, squash: -0.9 }, place(figure, { x: 0, y: 0, metre, flat: '#7a2412', shadow: false }));

/** Riders as silhouettes before the light. */
const riders = (...spots: readonly Spot[]): Layer[] =>
  spots.flatMap(([x, y, metre]) => [
    shadow(cyclist(), [x, y, metre]),
    place(cyclist(), { x, y, metre, shadow: false, flat: '#1c0a10' }),
  ]);

/** Zebra in the light, every second one grazing. */
const zebras = (...spots: readonly Spot[]): Layer[] =>
  spots.flatMap(([x, y, metre], at) => {
    const pose = zebra(at === 1 ? 'grazing' : 'standing');
    return [
      shadow(pose, [x, y, metre]),
      place(pose, { coat: DUSTY, x, y, metre, depth: 0.24, shadow: false }),
    ];
  });

/** Hell's Gate: from the shade of a cliff into the light. */
export const postersHellsgate: readonly Picture[] = [
  ...poster('hellsgate', {
    light: light('golden', 'kenya', 'right'),
    wide: [
      wash(['#f08a3c', '#ffc46a', '#ffe6b0']),
      glow(1620, 640, 620, '#fff4d0', 0.9),
      floor('#d9703a', '0,640 1300,620 1500,600 1800,640 2400,620'),
      pillar({ x: 1560, y: 780, width: 200, height: 560, depth: 0.12, of: '#8e3318' }),
      cliff({
        y: '1950,420 2040,180 2400,60',
        to: 800,
        from: 1940,
        until: 2430,
        depth: 0.2,
        of: '#8e3318',
        talus: 0.3,
      }),
      floor('#b4481f', '0,780 1200,770 2400,790'),
      cut('#f6b468', '1500,776,1 1600,776,1 1560,830 1300,900 1200,1040,1 640,1040,1 1040,900 1440,830'),
      cut(
        '#3a120f',
        '-40,-40,1 1250,-40,1 1270,60,1 1225,150,1 1262,250,1 1220,380,1 1250,520,1 1215,640,1 1260,760,1 1080,830 700,860 -40,900,1',
      ),
      cut(
        '#571c12',
        '1250,-40,1 1300,40,1 1270,150,1 1310,260,1 1276,380,1 1300,520,1 1280,640,1 1330,770,1 1260,760,1 1215,640,1 1250,520,1 1220,380,1 1262,250,1 1225,150,1 1270,60,1',
      ),
      floor('#7a2412', '0,880 500,868 900,850 1100,900 1200,1000'),
      ...riders([1400, 860, 70], [1180, 900, 92]),
      ...zebras([1760, 850, 62], [1880, 870, 70], [2010, 846, 58]),
    ],
    tall: [
      wash([
        [0, '#f08a3c'],
        [0.7, '#ffc46a'],
        [1, '#ffe6b0'],
      ]),
      glow(560, 860, 480, '#fff4d0', 0.9),
      floor('#d9703a', '0,880 500,860 1080,880'),
      pillar({ x: 560, y: 1010, width: 130, height: 370, depth: 0.12, of: '#8e3318' }),
      floor('#b4481f', '0,1010 500,1000 1080,1020'),
      cut('#f6b468', '510,1008,1 580,1008,1 560,1080 480,1180 460,1390,1 -40,1390,1 260,1180 480,1080'),
      cut(
        '#3a120f',
        '-40,-40,1 1120,-40,1 1120,1030,1 980,1010 860,1000,1 880,900,1 842,800,1 870,700,1 820,630,1 700,596,1 560,620,1 430,590,1 330,640,1 290,740,1 320,860,1 280,980,1 120,1040 -40,1060,1',
      ),
      cut(
        '#571c12',
        '330,640,1 290,740,1 320,860,1 280,980,1 320,1000,1 350,860,1 326,744,1 372,656,1 440,612,1 430,590,1',
        '820,630,1 700,596,1 560,620,1 565,634,1 700,614,1 800,648,1 842,704,1 816,800,1 850,900,1 832,1004,1 860,1000,1 880,900,1 842,800,1 870,700,1',
      ),
      ...riders([480, 1110, 62], [330, 1200, 96]),
      ...zebras([720, 1080, 48], [820, 1110, 56]),
    ],
  }),
];
