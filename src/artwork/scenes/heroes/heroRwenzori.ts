import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { packWalker } from '../../figures/people/packWalker.ts';
import {
  groundselInShade,
  groundselShade,
  groundselShape,
  groundselSnowed,
} from '../../figures/plants/groundselSnowed.ts';
import { bootPrints, leopardPrints } from '../../land/snowTracks.ts';
import { stanleyFirstLight } from '../../land/stanleyFirstLight.ts';
import { light } from '../../light/light.ts';

/** The sky from the zenith down to the horizon. */
const SKY = ['#14216a', '#1a2b80', '#223798', '#2c46ae'] as const;
const [WALL, RIB, FOREST] = ['#1a2a78', '#263f9c', '#16286a'];
const [SNOW, HOLLOW, SHADE, PRINT, DAWN] = ['#fff0d6', '#a4b8f0', '#7f9ce6', '#4a66c0', '#ffd2a0'];
const PEAK = { snow: '#fff0d6', ice: '#6f8fe0', rock: '#8a5a64', deep: '#2a3a8e' };

/** Steps in the snow faces that the sun catches square on. */
const CAUGHT =
  '-6,-560,1 24,-520,1 50,-440,1 92,-410,1 70,-340,1 100,-270,1 60,-300,1 30,-380,1 10,-440,1 -2,-500,1;256,-428,1 276,-400,1 304,-320,1 344,-290,1 330,-220,1 296,-270,1 264,-330,1';

type Spot = readonly [x: number, y: number, scale: number];

interface View {
  subject: Box;
  sky: readonly string[];
  peaks: Spot;
  wall: string;
  ribs: readonly string[];
  forest: string;
  crowns: readonly Spot[];
  slope: string;
  hollows: readonly string[];
  trees: readonly Spot[];
  boots: Parameters<typeof bootPrints>;
  leopard: Parameters<typeof leopardPrints>;
  walkers: readonly Spot[];
  /** Trees so near that they stand in their own shade. */
  near: readonly Spot[];
}

/** How the low sun lays their shades down. */
const LAID = { lean: -1.05, squash: -0.27, fill: SHADE };

/** The morning after snow on the Equator: tracks lead between giant groundsels towards the peaks. */
const freshSnow = (view: View): Layer[] => {
  const [px, py, size] = view.peaks;
  return [
    plan({ subject: view.subject, camera: 'wide' }),
    wash(SKY[0]),
    ...view.sky.map((row, at) => floor(SKY[at + 1]!, row)),
    moved({ x: px, y: py, scale: size }, ...stanleyFirstLight(PEAK), cut(DAWN, CAUGHT)),
    cut(WALL, view.wall),
    cut(RIB, ...view.ribs),
    ...view.crowns.map(([x, y, scale]) => moved({ x, y, scale, fill: FOREST }, ...groundselShape)),
    floor(FOREST, view.forest),
    floor(SNOW, view.slope),
    cut(HOLLOW, ...view.hollows),
    ...view.trees.map(([x, y, scale]) => moved({ x, y, scale, ...LAID }, groundselShade)),
    cut(PRINT, ...bootPrints(...view.boots), ...leopardPrints(...view.leopard)),
    ...view.walkers.map(([x, y, scale]) => moved({ x, y, scale }, ...packWalker)),
    ...view.trees.map(([x, y, scale]) => moved({ x, y, scale }, ...groundselSnowed)),
    ...view.near.map(([x, y, scale]) => moved({ x, y, scale, flip: true }, ...groundselInShade(FOREST, RIB))),
  ];
};

/** Rwenzori: fresh snow on giant groundsels, and two walkers' way through it. */
export const heroRwenzori: readonly Picture[] = hero('rwenzori', {
  light: light('dawn', 'uganda', 'right'),
  wide: freshSnow({
    subject: [1120, 300, 160, 300],
    sky: ['-40,230,1 1960,60,1', '-40,450,1 1960,210,1', '-40,640,1 1960,380,1'],
    peaks: [1190, 800, 1],
    wall: '-40,800,1 -40,520,1 60,470,1 130,500,1 240,420,1 310,470,1 380,455,1 470,560,1 560,540,1 640,600,1 740,530,1 800,550,1 870,570,1 950,586,1 984,640,1 1010,720,1 1060,800,1',
    ribs: [
      '240,420,1 310,470,1 380,455,1 470,560,1 440,640,1 400,560,1 350,600,1 320,700,1 270,600,1 290,520,1',
      '60,470,1 130,500,1 180,620,1 120,680,1 90,580,1',
      '560,540,1 640,600,1 620,680,1 650,740,1 600,720,1 580,620,1',
      '740,530,1 870,570,1 950,586,1 984,640,1 1010,720,1 1040,770,1 960,780,1 940,700,1 900,740,1 850,660,1 800,700,1 790,610,1',
    ],
    forest: '0,742 200,716 420,728 640,752 900,770 1200,780 1600,760 1920,720',
    crowns: [
      [90, 740, 0.17],
      [210, 730, 0.12],
      [330, 736, 0.2],
      [470, 744, 0.13],
      [600, 760, 0.17],
      [760, 772, 0.13],
      [1450, 772, 0.14],
      [1800, 750, 0.16],
    ],
    slope: '0,812 300,782 640,800 960,784 1240,796 1500,766 1920,740',
    hollows: [
      '-40,810,1 300,782 640,800 800,794,1 900,830 760,880 480,920 220,934 -40,960,1',
      '1240,796,1 1400,800 1620,846 1960,850,1 1960,930,1 1700,900 1400,860',
    ],
    trees: [
      [1350, 836, 0.24],
      [1084, 894, 0.42],
      [1570, 960, 0.96],
    ],
    boots: ['840,1100 930,1010 1060,950 1180,916 1216,876 1216,836', 44, 26, 0.24],
    leopard: ['420,1110 600,1030 800,990 1010,974 1240,920 1420,880 1560,848 1760,830', 34, 27, 0.4],
    walkers: [
      [1206, 836, 0.4],
      [1240, 850, 0.44],
    ],
    near: [],
  }),
  tall: freshSnow({
    subject: [390, 640, 110, 150],
    sky: ['-40,230,1 940,130,1', '-40,430,1 940,310,1', '-40,600,1 940,490,1'],
    peaks: [440, 884, 0.475],
    wall: '-40,890,1 -40,600,1 60,560,1 120,610,1 190,640,1 250,720,1 310,780,1 350,890,1',
    ribs: [
      '60,560,1 120,610,1 150,700,1 110,800,1 70,690,1',
      '190,640,1 250,720,1 310,780,1 330,860,1 270,820,1 220,780,1',
    ],
    forest: '0,840 300,862 600,852 900,820',
    crowns: [
      [250, 858, 0.1],
      [600, 866, 0.1],
      [870, 834, 0.13],
    ],
    slope: '0,880 260,866 520,874 900,842',
    hollows: [
      '-40,930,1 160,900 360,920 460,950 200,980 -40,1010,1',
      '520,876,1 640,880 940,900,1 940,960,1 700,930',
    ],
    trees: [
      [540, 896, 0.13],
      [360, 936, 0.21],
      [700, 1050, 0.57],
    ],
    boots: ['380,1230 420,1130 410,1040 446,970 454,922 446,892', 36, 22, 0.26],
    leopard: ['140,1230 200,1140 300,1070 420,1020 540,960 640,920 800,900', 30, 24, 0.4],
    walkers: [
      [444, 896, 0.24],
      [466, 906, 0.27],
    ],
    near: [[-20, 1270, 1.15]],
  }),
});
