import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [DUSK, WOOD, DEAD, LEAF, UNDER, FLAME, CORE] = [
  '#5c1a4a',
  '#e08a3c',
  '#a4512c',
  '#58b368',
  '#1f7a5c',
  '#ffc93c',
  '#fff3b8',
];

const leaf = (turn: number, scale: number, colour: string): Layer =>
  moved({ x: 0, y: 0, turn, scale }, cut(colour, twin('0,-100,1 17,-74 19,-34 12,4,1 0,0,1')));

/** Withered leaves that hang around a stem. */
const skirt = cut(DEAD, twin('0,-40,1 38,-40,1 60,-10 78,44 66,112,1 52,84,1 42,138,1 22,94,1 0,150,1'));

/** The crown of a branch: green leaves are a candle's cup, and its flowers the flame. */
const crown: Layer[] = [
  skirt,
  ...[-100, 100, -76, 76, -52, 52].map((turn) => leaf(turn, 1.75, UNDER)),
  cut(FLAME, twin('0,-350,1 24,-290 74,-216 82,-136 50,-60 0,-30')),
  ...[-17, 17, 0].map((turn) => leaf(turn, turn === 0 ? 2.3 : 1.7, CORE)),
  cut(LEAF, twin('0,-90,1 40,-40 30,8,1 0,12,1')),
  ...[-86, 86, -62, 62, -37, 37, -12, 12].map((turn) => leaf(turn, 1.3, LEAF)),
];

/** At dusk in the heather forest: a giant groundsel in flower. */
export const rwenzoriCandles: readonly Picture[] = [
  picture(
    'places/rwenzori-3',
    light('dusk', 'uganda', 'left'),
    plan({ subject: [490, 90, 220, 330], camera: 'front' }),
    wash(DUSK),
    moved(
      { x: 600, y: 0 },
      cut(
        WOOD,
        limb('0,380,36 0,720,36 0,840,44 0,920,190'),
        limb(pair('0,738,50 90,796,46 240,822,42 360,758,38 374,650,36 372,540,32')),
      ),
    ),
    moved({ x: 600, y: 644, scale: 1.1 }, skirt),
    ...[-372, 372].map((x) => moved({ x: 600 + x, y: 520, scale: 1.08 }, ...crown)),
    moved({ x: 600, y: 424, scale: 1.08 }, ...crown),
  ),
];
