import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { panel } from '../../drawing/brush.ts';
import { twin } from '../../drawing/mirrored.ts';
import { silverbackOfSand } from '../../figures/animals/silverbackOfSand.ts';
import { light } from '../../light/light.ts';

const [GROUND, GLASS, GLINT, WOOD, SHADE, SAND] = [
  '#0f6a5e',
  '#def5e4',
  '#ffffff',
  '#f0a63c',
  '#b9641f',
  '#1d1c2b',
];

/** The glass, from the upper floor down to the lower, and the hollow of one bulb; the right halves. */
const BULBS =
  '300,-500,1 380,-440 424,-330 396,-220 290,-124 90,-80 24,-50 24,0 24,50 90,80 290,124 396,220 424,330 380,440 300,500,1';
const HOLLOW = '8,0,1 8,46 80,98 280,142 378,234 404,330 360,434 292,480,1';

const hourglass: readonly Layer[] = [
  cut(GLASS, twin(BULBS)),
  moved(
    { x: 0, y: 0, squash: -1 },
    within('none', twin(HOLLOW), cut(SAND, twin('0,168 20,170 66,210 120,214 420,214,1 420,-20,1 0,-20,1'))),
  ),
  within('none', twin(HOLLOW), ...silverbackOfSand),
  cut(SAND, '-8,-4,1 8,-4,1 8,90,1 -8,90,1'),
  cut(
    GLINT,
    '-286,180,1 -350,240 -372,320 -360,390 -344,426,1 -318,404,1 -332,370 -342,320 -326,256 -270,202,1',
  ),
  cut(SHADE, '-500,566,1 500,566,1 500,720,1 -500,720,1'),
  cut(
    WOOD,
    panel('-440,-580,18 440,-580,18 440,-492,18 -440,-492,18;-440,492,18 440,492,18 440,580,18 -440,580,18'),
  ),
];

interface View {
  subject: Box;
  at: Placing;
}

/** The one hour that a guest has with the gorillas: what has run through the glass is the silverback himself. */
const oneHour = ({ subject, at }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash(GROUND),
  moved(at, ...hourglass),
];

/** The great view of the advice on gorilla trekking. */
export const postersOneHour: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: oneHour({ subject: [1460, 520, 400, 270], at: { x: 1660, y: 320 } }),
  tall: oneHour({ subject: [402, 1114, 276, 186], at: { x: 540, y: 976, scale: 0.69 } }),
});
