import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';
import { hippoRising } from '../../figures/placing/hippoRising.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WHITE, RED, OCHRE] = ['#16262e', '#f6ecd8', '#b23c20', '#e8a440'];

/** Bands of water, the furthest first: where each begins, how high its waves climb, how far it bows round the snout, its colour. */
const BANDS = [
  [526, 22, 0, NIGHT],
  [556, 24, 0, WHITE],
  [572, 26, 0, RED],
  [606, 30, 30, WHITE],
  [628, 32, 48, NIGHT],
  [696, 36, 30, '#5fb0b0'],
  [718, 40, 34, '#1f7480'],
  [792, 44, 12, WHITE],
  [820, 48, 10, NIGHT],
  [906, 48, 0, OCHRE],
] as const;

/** The corners of a band's upper edge; in the middle it hangs lower by `bow`. */
const crest = (y: number, rise: number, bow: number) =>
  Array.from({ length: 19 }, (_, at) => {
    const x = at * 70 - 30;
    const near = Math.max(0, 1 - ((x - 600) / 480) ** 2);
    return `${x},${Math.round(y - (at % 2) * rise + bow * near)},1`;
  }).join(' ');

const waves = (bands: readonly (readonly [y: number, rise: number, bow: number, colour: string])[]) =>
  bands.map(([y, rise, bow, colour]) => floor(colour, crest(y, rise, bow)));

/** The white water that the muzzle pushes aside, left and right of it. */
const collar = pair('-520,150,1 -402,66,1 -356,24,1 -298,12,1 -200,20,1 -200,150,1');

/** An oxpecker, its feet at 0,0, looking left. */
const oxpecker = [
  inked(NIGHT, 4, '-3,-16 -5,4', '7,-16 8,4'),
  cut(NIGHT, '-20,-62,1 -10,-78 10,-76 14,-56 30,-40 36,-4 44,16,1 28,8 18,-6 0,-8 -20,-16 -22,-40'),
  cut(WHITE, '-20,-44,1 -6,-40 8,-20 6,-8,1 -14,-8 -24,-26'),
  cut(RED, '-15,-68,1 -38,-58,1 -17,-54,1'),
  cut(OCHRE, disc(-7, -65, 5)),
  cut(NIGHT, disc(-7, -65, 2)),
];

/** A hippo of Lake Ihema comes up; its waves are a wall of imigongo. */
export const akageraBoat: readonly Picture[] = [
  picture(
    'places/akagera-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [300, 240, 600, 160], camera: 'front' }),
    wash('#f3c35c'),
    ...waves(BANDS.slice(0, 3)),
    moved({ x: 600, y: 500 }, cut(WHITE, collar)),
    moved({ x: 600, y: 500, scale: 2 }, ...hippoRising),
    moved({ x: 590, y: 222, scale: 1.3 }, ...oxpecker),
    ...waves(BANDS.slice(3)),
  ),
];
