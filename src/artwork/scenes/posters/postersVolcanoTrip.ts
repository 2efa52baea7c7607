import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { girlToSchool } from '../../figures/people/girlToSchool.ts';
import { motherWithBasket } from '../../figures/people/motherWithBasket.ts';
import { points } from '../../drawing/points.ts';
import { virungaChain } from '../../land/virungaChain.ts';
import { light } from '../../light/light.ts';

const [NIGHT, VIOLET, MAUVE, APRICOT, RED] = ['#14153c', '#45407f', '#8d6598', '#ffbf85', '#d8412f'];

/** The dawn behind the mountains: uneven arcs of light around a place below the horizon. */
const dawn = (x: number, y: number, r: number): Layer[] => [
  wash('#141640'),
  ...(
    [
      ['#191b4a', 3.5, 2.1],
      ['#212255', 2.9, 1.72],
      ['#2b2b63', 2.36, 1.42],
      ['#3a3572', 1.9, 1.18],
      ['#564482', 1.53, 0.98],
      ['#845a90', 1.22, 0.8],
      ['#be738e', 0.97, 0.64],
      ['#ec9483', 0.75, 0.5],
      ['#ffbd88', 0.53, 0.38],
      ['#ffdca6', 0.31, 0.26],
    ] as const
  ).map(([ink, wide, high]) => cut(ink, disc(x - r * wide * 0.06, y, r * wide, r * high))),
];

/** A place on the mist, and half the width of the light there. */
type Way = readonly [x: number, y: number, half: number];

/** Long torn veils of mist along a line. */
function veils(
  seed: string,
  ink: string,
  count: number,
  from: number,
  to: number,
  y: number,
  high: number,
): Layer {
  const chance = random(`veils ${seed}`);
  return cut(
    ink,
    ...Array.from({ length: count }, (_, at) => {
      const x = from + ((to - from) * (at + chance.next())) / count;
      const [long, lift, thick] = [
        chance.between(120, 340),
        chance.between(-high, high),
        chance.between(5, 15),
      ];
      return limb(
        `${Math.round(x - long)},${Math.round(y + lift)},0 ${Math.round(x - long * 0.3)},${Math.round(y + lift - thick * 0.7)},${thick.toFixed(1)} ${Math.round(x + long * 0.4)},${Math.round(y + lift + thick * 0.3)},${(thick * 0.8).toFixed(1)} ${Math.round(x + long)},${Math.round(y + lift)},0`,
      );
    }),
  );
}

/** Light that falls on mist between two shadows: broken bands along a way towards us, each wider than the one before. */
function litMist(seed: string, ink: string, from: Way, to: Way, count: number): Layer {
  const chance = random(`lit mist ${seed}`);
  const [[x0, y0, half0], [x1, y1, half1]] = [from, to];
  return cut(
    ink,
    ...Array.from({ length: count }, (_, at) => {
      const share = (at + chance.between(-0.2, 0.2)) / (count - 1);
      const half = (half0 + (half1 - half0) * share) * chance.between(0.8, 1.25);
      const x = x0 + (x1 - x0) * share + chance.between(-0.3, 0.3) * half;
      const [y, thick] = [y0 + (y1 - y0) * share, chance.between(3, 5) + share * 5];
      return limb(
        `${Math.round(x - half)},${Math.round(y)},0 ${Math.round(x - half * 0.3)},${Math.round(y - thick * 0.4)},${thick.toFixed(1)} ${Math.round(x + half * 0.4)},${Math.round(y + thick * 0.3)},${(thick * 0.8).toFixed(1)} ${Math.round(x + half)},${Math.round(y)},0`,
      );
    }),
  );
}

/** Eucalyptus far off on a hill: slim flames of leaves. */
function grove(
  seed: string,
  ink: string,
  count: number,
  from: number,
  to: number,
  ground: (x: number) => number,
  high: number,
): Layer {
  const chance = random(`grove ${seed}`);
  return cut(
    ink,
    ...Array.from({ length: count }, () => {
      const x = Math.round(chance.between(from, to));
      const [y, tall] = [
        Math.round(ground(x)) + Math.round(high * 0.12),
        Math.round(high * chance.between(0.5, 1.15)),
      ];
      const [sway, wide] = [
        Math.round(chance.between(-0.08, 0.08) * tall),
        tall * chance.between(0.06, 0.12),
      ];
      return limb(
        `${x},${y},1.5 ${x},${Math.round(y - tall * 0.3)},1.5 ${x + sway},${Math.round(y - tall * 0.42)},${wide.toFixed(1)} ${x},${Math.round(y - tall * 0.66)},${(wide * 1.1).toFixed(1)} ${x + sway},${Math.round(y - tall * 0.8)},${(wide * 0.8).toFixed(1)} ${x + sway},${y - tall},0`,
      );
    }),
  );
}

/** Smoke of a cooking fire: a thread that rises, and leans where the air moves. */
const smoke = (x: number, y: number, high: number): string =>
  limb(
    `${x},${y},1 ${x + 6},${y - high * 0.3},3 ${x - 4},${y - high * 0.55},5 ${x + 14},${y - high * 0.8},8 ${x + 46},${y - high},0`,
  );

/** A line of the land: its height at a place, through some points. */
function profile(row: string): (x: number) => number {
  const knots = points(row);
  return (x) => {
    const at = Math.min(
      knots.length - 2,
      Math.max(
        0,
        knots.findLastIndex(([left]) => left <= x),
      ),
    );
    const [[x0, y0], [x1, y1]] = [knots[at]!, knots[at + 1]!];
    const share = (x - x0) / (x1 - x0);
    return y0 + (y1 - y0) * (share * share * (3 - 2 * share));
  };
}

/** A potato plant on the ridge, some 60 wide, its right edge in the light. */
const potato = [
  cut('#1b1c50', '-32,6,1 -34,-8 -18,-24 4,-32 22,-22 34,-8 32,6,1'),
  cut('#554e92', limb('2,-26,0 20,-20,4 29,2,1')),
];

/** A terraced hillside against the light, under its crest: steps, their lit lips, and rows of potatoes. */
function terraces(crest: (x: number) => number, width: number, foot: number): Layer[] {
  const chance = random('terraces');
  const edge = (depth: number) => (x: number) =>
    crest(x) + depth * (0.55 + 0.45 * (1 - x / width)) + Math.sin(x / 230 + depth / 60) * depth * 0.1;
  const row = (line: (x: number) => number) =>
    Array.from(
      { length: 13 },
      (_, at) => `${Math.round((at * width) / 12)},${Math.round(line((at * width) / 12))}`,
    ).join(' ');
  const steps = [0, 26, 62, 112, 176, 256, 356].filter((depth) => crest(0) + depth * 0.6 < foot + 200);
  return steps.flatMap((depth, at) => {
    const line = edge(depth);
    const lip: string[] = [];
    const crop: Layer[] = [];
    for (let x = -20; x < width; x += chance.between(90, 300)) {
      const long = chance.between(60, 220);
      const end = x + long;
      lip.push(
        limb(
          `${Math.round(x)},${Math.round(line(x) + 2)},0 ${Math.round(x + long / 2)},${Math.round(line(x + long / 2) + 2)},${(1.4 + at * 0.5).toFixed(1)} ${Math.round(end)},${Math.round(line(end) + 2)},0`,
        ),
      );
    }
    if (at > 0)
      for (
        let x = 10;
        x < width;
        x += (chance.between(20, 26) + at * 15) * (1 + 0.2 * Math.sin(x / 120 + at))
      ) {
        const scale = Math.round((0.24 + at * 0.13) * chance.between(0.86, 1.16) * 100) / 100;
        crop.push(moved({ x, y: line(x) + 3 + at * 2, scale }, ...potato));
      }
    return [
      floor(at % 2 === 0 ? NIGHT : '#25265c', row(line)),
      cut(at === 0 ? APRICOT : at < 3 ? MAUVE : VIOLET, ...lip),
      ...crop,
    ];
  });
}

const SIDES = [
  ['#3d3a7c', '#4a4386', '#6a5796'],
  ['#332f70', '#403b7d', '#5a4f92'],
  ['#3a3475', '#54478a', '#9a6c9c'],
  ['#38306f', '#604886', '#f0a48c'],
  ['#553c7a', '#8a5488', '#ffd09a'],
  ['#2a2560', '#503c7c', '#ffd9a0'],
] as const;

const SKIN = ['#4f2638', '#c2704e'] as const;
const mother = motherWithBasket({
  dark: NIGHT,
  skin: SKIN,
  cloth: RED,
  lit: '#ff8a4e',
  rim: '#ffd9a0',
  basket: '#e0a35a',
});
const girl = girlToSchool(NIGHT, SKIN, '#3f5fb0', '#ffd9a0');

const wideCrest = profile('-40,962 300,952 700,912 1100,866 1400,838 1640,822 1900,812 2160,776 2440,700');
const tallCrest = profile('-40,1180 120,1164 420,1124 640,1108 820,1096 960,1070 1120,1020');
const island = profile('0,800 200,776 420,788 640,800 900,800 1020,786 1180,770 1340,790 1500,800');

/** The great view of the trip to the volcanoes: the Virunga at daybreak from a terraced hill. */
export const postersVolcanoTrip: readonly Picture[] = poster('volcanoesandgorillas', {
  light: light('dawn', 'rwanda', 'right'),
  wide: [
    plan({ subject: [1200, 850, 1190, 150], camera: 'wide' }),
    ...dawn(1850, 740, 640),
    veils('high', '#3a3572', 5, 700, 1500, 330, 60),
    veils('low', '#be738e', 6, 1300, 2300, 400, 60),
    veils('lit', '#ffbd88', 6, 1500, 2300, 520, 50),
    floor(
      '#413778',
      '-40,690 200,650 420,690 640,664 900,684 1160,650 1480,676 1720,690 1900,676 2200,650 2440,700',
    ),
    moved({ x: 1170, y: 720, scale: 0.92 }, ...virungaChain(SIDES)),
    floor('#a06d9a', '-40,716 300,722 700,710 1000,720 1300,712 1600,718 1900,712 2160,720 2440,714'),
    veils('far', '#a06d9a', 16, -100, 2400, 712, 14),
    // The light lies between the mountains' shadows on the mist.
    litMist('sun', '#e09490', [1770, 724, 110], [1700, 850, 420], 11),
    litMist('gap', '#e09490', [1440, 724, 60], [1010, 826, 300], 8),
    litMist('west', '#c47f90', [700, 726, 70], [240, 800, 260], 6),
    veils('middle', '#f7b590', 8, 700, 2200, 770, 22),
    veils('blue', '#8a6098', 7, -100, 900, 760, 20),
    floor(
      '#5b4686',
      '-40,806 0,800 200,776 420,788 640,806 700,840 880,840 1020,792 1180,772 1340,790 1440,820 1700,850 2440,850',
    ),
    grove('island', '#4a3a7c', 14, 300, 560, island, 60),
    grove('hill', '#4a3a7c', 9, 1060, 1180, island, 54),
    cut('#ffe0b0', '250,768,1 278,768,1 278,780,1 250,780,1;1196,760,1 1216,760,1 1216,772,1 1196,772,1'),
    cut({ fill: '#d8b4c0', opacity: 0.8 }, smoke(262, 766, 130), smoke(1206, 758, 96)),
    floor('#e8a592', '-40,846 200,838 500,826 800,836 1100,820 1400,826 1700,806 2440,800'),
    veils('near', '#e8a592', 14, -60, 1700, 826, 16),
    veils('nearest', '#ffcf9e', 9, 300, 2100, 842, 14),
    floor('#8f5f8d', '-40,918 120,896 330,878 520,884 700,910 900,960 1000,1000'),
    veils('last', '#f3b896', 6, -40, 800, 914, 10),
    ...terraces(wideCrest, 2390, 1000),
    moved({ x: 1830, y: 824, scale: 0.52 }, ...mother),
    moved({ x: 1650, y: 832, scale: 0.35 }, ...girl),
  ],
  tall: [
    plan({ subject: [430, 800, 130, 280], camera: 'wide' }),
    ...dawn(690, 880, 470),
    veils('high', '#3a3572', 5, 0, 700, 500, 60),
    veils('low', '#be738e', 5, 300, 1000, 610, 40),
    veils('lit', '#ffbd88', 4, 500, 1000, 690, 30),
    floor('#4a3c7c', '-40,800 120,780 300,806 480,800 700,820 900,790 1120,810'),
    moved({ x: 100, y: 860, scale: 0.76 }, ...virungaChain(SIDES)),
    floor('#a06d9a', '-40,852 200,858 400,848 700,856 900,850 1120,858'),
    veils('far', '#a06d9a', 10, -100, 1100, 850, 12),
    litMist('sun', '#e09490', [640, 862, 90], [600, 1000, 300], 9),
    litMist('gap', '#e09490', [330, 862, 50], [140, 960, 200], 6),
    veils('middle', '#f7b590', 6, 200, 1000, 910, 18),
    floor('#5b4686', '-40,936 60,920 200,916 330,936 420,970 700,980 1120,980'),
    grove('island', '#4a3a7c', 16, 10, 320, profile('-40,936 60,920 200,916 330,936'), 70),
    cut('#ffe0b0', '150,906,1 174,906,1 174,918,1 150,918,1'),
    cut({ fill: '#d8b4c0', opacity: 0.8 }, smoke(160, 904, 130)),
    floor('#e8a592', '-40,984 200,966 420,960 700,974 900,960 1120,976'),
    veils('near', '#e8a592', 9, -60, 1000, 964, 14),
    veils('nearest', '#ffcf9e', 6, 100, 900, 990, 16),
    floor('#8f5f8d', '-40,1052 80,1034 220,1030 340,1050 460,1090 560,1140'),
    veils('last', '#f3b896', 3, -40, 400, 1062, 8),
    ...terraces(tallCrest, 1080, 1350),
    moved({ x: 690, y: 1112, scale: 0.6 }, ...mother),
    moved({ x: 440, y: 1132, scale: 0.41 }, ...girl),
  ],
});
