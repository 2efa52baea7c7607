import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { silverbackLeaving } from '../../figures/placing/silverbackLeaving.ts';
import { broadLeaf, type LeafColours } from '../../land/broadLeaf.ts';
import { greatTrunks, type TrunkColours } from '../../land/greatTrunks.ts';
import { forest, hills } from '../../land/ridges.ts';
import { undergrowth } from '../../land/undergrowth.ts';
import { light } from '../../light/light.ts';
import { mistBank } from '../../sky/mistBank.ts';

const MORNING = ['#f1dfa6', '#f8ebc0', '#fff6da'];
const MIST = '#fdf3d0';

/** Ridges from the furthest to the nearest. */
const [FAR, MIDDLE, NEAR, SLOPE] = ['#bcd0a6', '#7fae84', '#3f8462', '#123a30'];
const EDGE_TRUNK: TrunkColours = ['#123a31', '#0a2622', '#7fa45e'];

const SHADY: LeafColours = ['#2a6b49', '#123f33', '#4a8a5a'];
const DEEP: LeafColours = ['#1a513f', '#0b2f29', '#327056'];

/** A forested spur in one colour, its crowns `crown` pixels wide. */
const ridge = (y: string, of: string, crown: number): Layer =>
  forest({ y, rise: 24, depth: 0.3, crown, of, profile: 'hedge' });

/** The great view of Bwindi: ridge behind ridge, and a silverback on the near slope. */
export const postersBwindi: readonly Picture[] = [
  ...poster('bwindi', {
    light: light('morning', 'uganda', 'left'),
    wide: [
      wash(MORNING, { height: 1000 }),
      hills({
        y: '-30,590 500,560 1000,590 1400,500 1800,300 2100,250 2420,330',
        rise: 20,
        depth: 0.3,
        wave: 700,
        of: FAR,
        plain: true,
      }),
      mistBank({ y: 520, height: 230, colour: MIST, strength: 1 }),
      ridge('-30,640 300,600 700,690 1100,760 1400,720 1800,540 2420,330', MIDDLE, 16),
      mistBank({ y: 690, height: 200, colour: MIST, strength: 1 }),
      ridge('-30,690 200,700 500,780 800,880 1100,960 1400,1000 2420,1000', NEAR, 28),
      ridge('900,1000 1300,940 1600,820 1900,680 2420,470', NEAR, 28),
      mistBank({ y: 770, height: 190, colour: '#f6f0c8', strength: 1 }),
      greatTrunks('2250,900,70', EDGE_TRUNK),
      floor(SLOPE, '0,1010 600,996 1100,948 1500,900 1900,872 2390,800'),
      cut('#8fbc5c', '700,990,1 1100,944 1500,896 1900,868 2430,790,1 2430,830,1 1900,892 1500,914 1100,956'),
      moved({ x: 2210, y: 150, scale: 0.88, flip: true, turn: -2 }, ...silverbackLeaving),
      undergrowth({
        y: '-40,1010 900,1010 1500,972 1900,940 2420,860',
        size: 96,
        depth: 0.08,
        of: '#2a8a4c',
      }),
      broadLeaf({ x: 2180, y: -90, scale: 4.6, turn: 112 }, SHADY, true),
      broadLeaf({ x: 2440, y: -50, scale: 5.4, turn: 146 }, DEEP),
      broadLeaf({ x: 2460, y: 90, scale: 4.8, turn: 112 }, SHADY),
      broadLeaf({ x: 2440, y: 1030, scale: 4.2, turn: 216 }, DEEP),
    ],
    tall: [
      wash(MORNING, { height: 1350 }),
      hills({
        y: '-30,720 300,700 700,640 900,590 1110,620',
        rise: 16,
        depth: 0.3,
        wave: 500,
        of: FAR,
        plain: true,
      }),
      mistBank({ y: 690, height: 210, colour: MIST, strength: 1 }),
      ridge('-30,800 200,770 450,850 700,830 1110,640', MIDDLE, 16),
      mistBank({ y: 840, height: 190, colour: MIST, strength: 1 }),
      ridge('-30,880 160,880 340,960 520,1080 700,1200 1110,1200', NEAR, 28),
      ridge('300,1200 560,1130 800,1000 1110,850', NEAR, 28),
      mistBank({ y: 970, height: 210, colour: '#f6f0c8', strength: 1 }),
      floor(SLOPE, '0,1290 400,1260 700,1220 1080,1150'),
      cut('#6ea457', '-40,1290,1 400,1260 700,1218 1120,1140,1 1120,1172,1 700,1238 400,1276 -40,1302,1'),
      moved({ x: 1070, y: 540, scale: 0.84, flip: true, turn: -4 }, ...silverbackLeaving),
      undergrowth({ y: '-40,1336 500,1320 1110,1262', size: 92, depth: 0.08, of: '#2a8a4c' }),
      broadLeaf({ x: 1130, y: 1290, scale: 3.2, turn: 232 }, SHADY),
      broadLeaf({ x: 1120, y: 1400, scale: 4.2, turn: 202 }, DEEP),
    ],
  }),
];
