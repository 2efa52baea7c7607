import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { silverbackOfSand } from '../../figures/animals/silverbackOfSand.ts';
import { light } from '../../light/light.ts';

const [GROUND, TABLE, SHADOW, GLASS, RIDGE, RIDGE_NEAR, GLINT, WOOD, LIT, SHADE, SAND] = [
  '#0f6a5e',
  '#0a524c',
  '#073b3a',
  '#def5e4',
  '#b9e2cf',
  '#8ccab6',
  '#ffffff',
  '#e8973a',
  '#ffc364',
  '#a9561f',
  '#1a1828',
];

/** The glass, from the upper floor down to the lower, and the hollow of one bulb; the right halves. */
const BULBS =
  '300,-500,1 380,-440 424,-330 396,-220 290,-124 90,-80 24,-50 24,0 24,50 90,80 290,124 396,220 424,330 380,440 300,500,1';
const HOLLOW = '8,0,1 8,46 80,98 280,142 378,234 404,330 360,434 292,480,1';

/** A turned post of the frame, a bead at each end. */
const POST = '0,-500,15 0,-470,22 0,-440,11 0,-300,13 0,0,17 0,300,13 0,440,11 0,470,22 0,500,15';
const post = (x: number): Layer =>
  moved({ x, y: 0 }, within(WOOD, limb(POST), cut(LIT, '-40,-520,1 -5,-520,1 -5,520,1 -40,520,1')));

/** A board of the frame, its upper edge at y, in the light along it. */
const board = (y: number): Layer[] => [
  cut(WOOD, panel(`-500,${y},22 500,${y},22 500,${y + 84},22 -500,${y + 84},22`)),
  cut(LIT, panel(`-478,${y + 12},7 120,${y + 12},7 120,${y + 26},7 -478,${y + 26},7`)),
  cut(SHADE, panel(`-496,${y + 60},1 496,${y + 60},1 484,${y + 84},16 -484,${y + 84},16`)),
];

const hourglass: readonly Layer[] = [
  post(-450),
  post(450),
  cut(GLASS, twin(BULBS)),
  moved(
    { x: 0, y: 0, squash: -1 },
    within('none', twin(HOLLOW), cut(SAND, twin('0,270,1 60,284 150,292 420,294,1 420,-20,1 0,-20,1'))),
  ),
  // Behind him the ridges of his forest, in mist.
  within(
    'none',
    twin(HOLLOW),
    cut(
      RIDGE,
      '-430,330,1 -380,290 -300,246 -230,262 -150,230 0,220 140,250 240,212 320,240 430,300,1 430,520,1 -430,520,1',
    ),
    cut(
      RIDGE_NEAR,
      '-430,380,1 -360,336 -280,318 -180,340 0,330 180,300 290,296 360,330 430,346,1 430,520,1 -430,520,1',
    ),
    ...silverbackOfSand,
  ),
  cut(SAND, '-8,-8,1 8,-8,1 5,80,1 -5,80,1'),
  cut(
    GLINT,
    '-268,164,1 -340,220 -376,300 -372,352,1 -350,350,1 -350,304 -320,236 -254,180,1',
    '-368,378,1 -362,402 -350,424,1 -332,414,1 -342,396 -347,374,1',
    '-336,-424,1 -378,-376 -380,-340 -376,-312,1 -356,-314,1 -360,-340 -356,-370 -320,-412,1',
  ),
  ...board(-584),
  ...board(496),
];

interface View {
  subject: Box;
  at: Placing;
  /** The edge of the table. */
  table: number;
}

/** The one hour that a guest has with the gorillas: what has run through the glass is the silverback himself. */
const oneHour = ({ subject, at, table }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(GROUND),
  wash(TABLE, { y: table }),
  moved(at, cut(SHADOW, '-480,580,1 500,580,1 1100,612 1500,640,1 1100,652 300,634 -440,610')),
  moved(at, ...hourglass),
];

/** The great view of the advice on gorilla trekking. */
export const postersOneHour: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: oneHour({ subject: [1580, 660, 220, 170], at: { x: 1690, y: 470, scale: 0.76 }, table: 850 }),
  tall: oneHour({ subject: [453, 1098, 174, 134], at: { x: 540, y: 948, scale: 0.6 }, table: 1240 }),
});
