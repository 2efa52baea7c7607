import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [LOC, LIT, DARK, LINE] = ['#3d1d1a', '#7d4426', '#220d12', '#1a0a10'];
const [CORD, CORD_SHADE] = ['#fff3dc', '#c9a3a0'];

/** Bundles of locs: their heading from straight up in degrees, their length, half their thickness, and how far they droop. */
type Bundle = readonly [heading: number, length: number, half: number, droop: number];
const BACK: readonly Bundle[] = [
  [-84, 190, 17, 6],
  [-50, 196, 18, 4],
  [-14, 178, 17, 0],
  [24, 186, 17, 4],
  [58, 200, 17, 8],
  [92, 190, 16, 12],
];
const FRONT: readonly Bundle[] = [
  [-68, 214, 19, 10],
  [-32, 210, 20, 4],
  [4, 204, 19, 0],
  [42, 212, 19, 6],
  [76, 214, 18, 12],
];
/** Where they are bound together, and how far apart they come out of the cord. */
const [X, Y, APART] = [72, 62, 46];

/** One bundle: a bough, and the ends of the locs into which it parts. Each end is round. */
function bundle([heading, length, half, droop]: Bundle): { wood: string; light: string } {
  const spread = Math.sin((heading / 180) * Math.PI);
  const root: [number, number] = [X + spread * APART, Y + 8 - Math.cos((heading / 180) * Math.PI) * 10];
  const towards = ([x, y]: readonly [number, number], angle: number, far: number): [number, number] => [
    x + Math.sin((angle / 180) * Math.PI) * far,
    y - Math.cos((angle / 180) * Math.PI) * far,
  ];
  const way = (rows: readonly (readonly [number, number, number])[], shift = 0, thin = 1) =>
    limb(rows.map(([x, y, w]) => `${Math.round(x - shift)},${Math.round(y - shift)},${w * thin}`).join(' '));
  const middle = towards(root, heading * 0.86, length * 0.3);
  const fork = towards(middle, heading, length * 0.22);
  const ends = [
    [-24, 0.5, 0.62],
    [6, 0.58, 0.66],
    [32, 0.42, 0.56],
  ].map(([off, far, thick]) => {
    const bent = towards(fork, heading + off! * 0.8, length * far! * 0.5);
    const tip = towards(bent, heading + off! * 1.5 + droop * Math.sign(heading), length * far! * 0.5);
    return [
      [...middle, half * 0.9],
      [...fork, half * thick! * 1.1],
      [...bent, half * thick! * 0.86],
      [...tip, half * thick! * 0.62],
    ] as [number, number, number][];
  });
  const trunk: [number, number, number][] = [
    [...root, half * 1.15],
    [...middle, half],
    [...fork, half * 0.8],
  ];
  return {
    wood: way(trunk) + ends.map((end) => way(end) + disc(end[3]![0], end[3]![1], end[3]![2])).join(''),
    light: way(trunk, half * 0.34, 0.4) + ends.map((end) => way(end, half * 0.2, 0.36)).join(''),
  };
}

/** From the hairline up to the cord: the locs as they are drawn together, as broad below as the head is. */
const BOLE =
  '-90,214,1 -84,180 -40,140 0,110 20,60,1 124,60,1 146,110 182,170 196,250 188,340 164,404 146,426,1 140,400,1 134,350,1 112,330 104,356,1 92,340 88,300 78,258,1 40,228 -20,208 -60,208';

/** Locs drawn up from the hairline of a head turned left, and bound: bole and crown of a bare baobab. */
export const baobabLocs: readonly Layer[] = [
  cut(DARK, ...BACK.map((one) => bundle(one).wood)),
  ...FRONT.flatMap((one) => {
    const { wood, light } = bundle(one);
    return [inked(DARK, 5, wood), cut(LOC, wood), ...(one[0] < 30 ? [cut(LIT, light)] : [])];
  }),
  within(
    LOC,
    BOLE,
    cut(LIT, '-110,230,1 -84,160 -30,120 10,90 30,60,1 64,60,1 40,120 0,160 -30,214,1'),
    cut(DARK, '104,50,1 110,120 130,180 140,250 134,320 136,430,1 240,430,1 240,50,1'),
    inked(
      LINE,
      4,
      '-62,208 -40,160 10,120 34,70',
      '-24,210 0,160 36,120 50,70',
      '12,218 30,170 56,120 66,70',
      '50,234 66,180 78,130 84,70',
      '80,264 100,200 100,130 100,70',
      '92,330 120,240 128,150 112,74',
      '134,352 152,260 146,150 120,74',
      '164,400 178,280 162,150 126,80',
    ),
  ),
  within(
    CORD,
    limb('2,56,17 40,70,20 104,70,20 142,54,17'),
    cut(CORD_SHADE, '96,40,1 200,40,1 200,110,1 88,110,1'),
  ),
];
