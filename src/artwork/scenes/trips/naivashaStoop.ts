import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { fishEagleStooping } from '../../figures/animals/fishEagleStooping.ts';
import { light } from '../../light/light.ts';

const [PAD, RIB, STALK] = ['#4a2145', '#8a3f5e', '#6b2f52'];
const [DEEP, WATER, RIM, AIR, FISH, BACK, EYE] = [
  '#07364a',
  '#0c5064',
  '#1f8f93',
  '#a6e3d4',
  '#156a7c',
  '#2fa5a3',
  '#fff3d6',
];

/** A ring of the surface about the middle of what is above it: it shakes. */
function shaken(r: number, swell: number, turn: number): string {
  return Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * Math.PI * 2;
    const far = r + swell * (Math.sin(angle * 5 + turn) + Math.sin(angle * 11 - turn * 2) * 0.6);
    return `${Math.round(600 + Math.cos(angle) * far)},${Math.round(400 + Math.sin(angle) * far)}`;
  }).join(' ');
}

/** A tilapia that flees to the right, 230 long, its back in the light. */
const tilapia: readonly Layer[] = [
  cut(
    FISH,
    '-66,0,1 -112,-46,1 -126,-20 -110,4,1 -126,30 -108,54,1',
    '-52,-28,1 -40,-66 10,-86 60,-66 72,-34,1 20,-44 -20,-36',
    '-30,34,1 -34,64 -16,76,1 6,60 16,44,1',
  ),
  within(
    FISH,
    '-76,4,1 -40,-36 10,-58 66,-48 104,-8 110,8,1 92,12 104,22,1 90,38 56,52 10,54 -40,38',
    cut(BACK, '-90,0,1 -50,-60,1 120,-80,1 120,-4,1 60,-26 10,-26 -40,-12'),
    inked(DEEP, 5, '48,-40 36,-6 50,36'),
  ),
  cut(BACK, limb('34,10,0 8,22,9 -14,44,0')),
  cut(EYE, disc(74, -12, 12)),
  cut(DEEP, disc(72, -15, 7)),
];

/** The leaf of a water lily from below, with the stalk that holds it. */
const pad: readonly Layer[] = [
  cut(STALK, limb('66,76,9 40,300,8 76,520,9 10,920,12')),
  cut(PAD, '66,76,1 200,40,1 212,110 170,180 90,210 -20,206 -80,120 -80,20 -20,-60 100,-80 180,-40 194,10,1'),
  cut(
    RIB,
    limb(
      '66,76,7 10,140,4 -30,160,0;66,76,7 76,150,4 70,190,0;66,76,7 130,120,4 164,140,0;66,76,7 10,76,4 -60,76,0;66,76,7 36,10,4 0,-40,0;66,76,7 110,10,4 130,-40,0',
    ),
  ),
];

/** Lake Naivasha as a fish sees it: through the round window of the surface comes the eagle, feet first. */
export const naivashaStoop: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [525, 260, 150, 230], camera: 'below' }),
    wash(DEEP),
    cut(WATER, shaken(510, 10, 1)),
    cut(RIM, shaken(448, 8, 2)),
    cut(AIR, shaken(420, 6, 0)),
    moved({ x: 606, y: 416, scale: 0.94, turn: -7 }, ...fishEagleStooping),
    ...pad,
    moved({ x: 1046, y: 806, turn: 30, scale: 0.8 }, ...tilapia),
    moved({ x: 1098, y: 640, turn: 12, scale: 0.62 }, ...tilapia),
    moved({ x: 160, y: 756, turn: -34, scale: 1.36, flip: true }, ...tilapia),
  ),
];
