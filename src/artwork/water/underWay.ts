import type { Layer } from '../canvas/canvas.ts';
import { cut, moved } from '../canvas/cut.ts';

/** Colours of what the water gives back of a dhow, and of its foam. */
export interface Afloat {
  hull: string;
  sail: string;
  foam: string;
}

/** A streak of a reflection: its middle, half its length, and half its thickness. */
type Streak = readonly [x: number, y: number, half: number, thick: number];
const streak = ([x, y, half, thick]: Streak) =>
  `${x - half},${y},1 ${x - half * 0.3},${y - thick * 2} ${x + half},${y - thick * 0.4},1 ${x + half * 0.2},${y + thick * 2}`;

/** The hull's image, whole under it and torn at its lower edge. */
const HULL_IMAGE =
  '-396,-10,1 400,-10,1 440,20 380,32,1 430,46 340,56,1 372,70 250,80,1 200,96 60,86,1 20,104 -120,90,1 -180,102 -280,84,1 -350,86 -320,66,1 -400,62 -370,46,1 -440,36';
const HULL_STREAKS: readonly Streak[] = [
  [120, 116, 150, 5],
  [-170, 122, 110, 4],
  [-20, 148, 130, 5],
];
/** The sail's image, broken into streaks that part from each other the nearer they are. */
const SAIL_STREAKS: readonly Streak[] = [
  [60, 138, 210, 5],
  [-90, 168, 190, 6],
  [110, 196, 130, 6],
  [-120, 226, 170, 7],
  [-10, 262, 110, 6],
  [-180, 296, 120, 7],
];
/** The bow wave, the foam along the side, and the wake that trails away astern. */
const FOAM = [
  '480,4,1 452,-12 432,-46 412,-70 396,-56 384,-26,1 350,-10 320,-4 290,4 240,2 190,8,1 240,14 320,10 360,16 430,10 470,16 560,12 620,4,1 560,0 520,6',
  '120,6,1 60,-2 -20,8 -90,0 -160,8,1 -90,12 -30,16 50,10',
  '-220,8,1 -290,-2 -340,-4 -396,-24,1 -430,-26 -450,-6 -500,-10 -560,2 -640,-4 -760,8,1 -640,8 -570,16 -500,10 -430,20 -340,12 -280,16',
  '-520,30,1 -600,24 -680,28,1 -600,36',
];
const FOAM_SHADE = '396,-16,1 404,-42 414,-50 426,-30 440,-8 470,4,1 430,8 380,8 300,10,1 340,2 380,-4';

/**
 * The water at a dhow under way to the right, in the figure's own units with its waterline at y = 0: its broken image
 * straight below and the wave at its stem. `before` goes under the hull, `after` over it.
 */
export const underWay = (
  { hull, sail, foam }: Afloat,
  at: { x: number; y: number; metre: number; flip?: boolean },
): { before: Layer; after: Layer } => {
  const stand = { x: at.x, y: at.y, scale: at.metre / 100, flip: at.flip ?? false };
  return {
    before: moved(
      stand,
      cut({ fill: sail, opacity: 0.75 }, ...SAIL_STREAKS.map(streak)),
      cut({ fill: hull, opacity: 0.9 }, HULL_IMAGE, ...HULL_STREAKS.map(streak)),
    ),
    after: moved(stand, cut(foam, ...FOAM), cut({ fill: hull, opacity: 0.28 }, FOAM_SHADE)),
  };
};
