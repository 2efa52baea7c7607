import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { hornedChameleon } from '../../figures/placing/hornedChameleon.ts';
import { rwenzoriRange } from '../../land/rwenzoriRange.ts';
import { light } from '../../light/light.ts';

const MORNING_RANGE = { snow: '#fff6e0', blue: '#8fb4cc', rock: '#4a7f9c', deep: '#2a5676', mist: '#f6dfae' };

/** Beard lichen that hangs from a bough: x, y and length of each strand. */
const beards = (row: readonly (readonly [number, number, number])[]): string =>
  row
    .map(([x, y, long]) =>
      [-14, 0, 13]
        .map((out, at) =>
          limb(
            `${x + out},${y},7 ${x + out * 1.5 + 8},${y + long * 0.5},9 ${x + out + 6},${y + long * [0.8, 1, 0.7][at]!},0`,
          ),
        )
        .join(''),
    )
    .join('');

/** A mossy bough along the chameleon's feet: wood, its shade, a cushion of moss, lichen beards. */
const bough: readonly Layer[] = [
  cut(
    '#4f8a72',
    beards([
      [-640, 84, 130],
      [-430, 90, 190],
      [-40, 90, 130],
      [60, 96, 230],
      [640, 70, 190],
      [780, 40, 240],
    ]),
  ),
  cut(
    '#1e1a2a',
    limb('-900,150,6 -740,80,26 -520,50,40 -200,66,58 180,60,74 420,40,88 640,-10,112 1000,-140,170'),
  ),
  cut(
    '#5a3830',
    limb('-880,138,3 -740,64,14 -520,34,24 -200,42,34 180,32,44 420,6,54 640,-54,66 1000,-214,90'),
  ),
  cut(
    '#24683c',
    '-700,56,1 -600,10 -520,2 -420,2 -300,2 -180,4 -60,-10 60,-12 200,-14 320,-26 420,-40 520,-70 640,-130 780,-200 1000,-330,1 1000,-190,1 800,-90 720,-70 660,-10 600,-30 540,30 480,0 420,50 340,14 280,60 200,20 120,56 40,20 -60,70 -140,24 -240,54 -330,20 -420,60 -500,24 -580,50 -640,40',
  ),
  cut(
    '#7cc444',
    limb(
      '-600,14,3 -500,2,10 -330,2,8 -240,6,3; -120,-2,4 10,-10,9 140,-12,6; 300,-26,5 430,-48,13 560,-96,12 720,-176,12 960,-310,6',
    ),
  ),
  cut(
    '#9fd0a4',
    beards([
      [-560, 60, 100],
      [-280, 80, 120],
      [150, 80, 110],
      [560, 50, 150],
    ]),
  ),
];

/** A forest ridge: its crowns as a line of soft heads along y, `size` pixels each. */
const wooded =
  (colour: string, y: number, size: number): Layer =>
  (canvas) => {
    const chance = canvas.random('wooded');
    const heads = Array.from({ length: Math.ceil(canvas.width / size) + 2 }, (_, at) =>
      disc(
        at * size - size / 2,
        y + Math.sin(at * size * 0.006 + y) * size * 0.9,
        size * chance.between(0.6, 0.95),
        size * chance.between(0.5, 0.9),
      ),
    );
    floor(
      colour,
      Array.from(
        { length: 9 },
        (_, at) =>
          `${(canvas.width * at) / 8},${y + Math.sin(((canvas.width * at) / 8) * 0.006 + y) * size * 0.9 + 6}`,
      ).join(' '),
    )(canvas);
    canvas.path(heads.join(''), { fill: colour });
  };

/** Deep blue early light, the snow of the Rwenzori over cloud, dark forest in front of it. */
const aboveCloud = (base: number, range: { x: number; scale: number }): Layer[] => [
  wash(
    [
      [0, '#052334'],
      [0.62, '#0c4054'],
      [0.82, '#3f8288'],
      [1, '#f6dfae'],
    ],
    { height: base + 24 },
  ),
  rwenzoriRange({ ...range, y: base + 30 }, MORNING_RANGE),
  wash(['#f8e6bd', '#b9cfae', '#2f6a62', '#0c3a3e'], { y: base + 20, height: 230 }),
  wooded('#3f7f74', base + 70, 26),
  wooded('#1c5450', base + 122, 34),
  wooded('#0a3036', base + 190, 44),
];

/** The great view of the hike: a three-horned chameleon on a mossy bough, the snow of the Rwenzori behind. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    ...aboveCloud(800, { x: 1365, scale: 0.84 }),
    moved({ x: 1805, y: 640, scale: 0.95 }, ...bough, ...hornedChameleon),
  ],
  tall: [
    ...aboveCloud(840, { x: 420, scale: 1.02 }),
    moved({ x: 560, y: 1110, scale: 0.82 }, ...bough, ...hornedChameleon),
  ],
});
