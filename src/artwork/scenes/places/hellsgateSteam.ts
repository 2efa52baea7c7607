import type { Layer } from '../../canvas/canvas.ts';
import { floor, glow, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { antelope } from '../../figures/animals/antelope.ts';
import { cyclist } from '../../figures/people/cyclist.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { light } from '../../light/light.ts';

/** Who stands against the light, all of one colour. */
const BLACK = {
  body: '#1c0a10',
  shade: '#1c0a10',
  lit: '#1c0a10',
  dark: '#1c0a10',
  pale: '#1c0a10',
  accent: '#1c0a10',
};

/** Steam out of a vent at (x, y): soft puffs that widen and drift to the right, nothing of them with an edge. */
function steam(x: number, y: number, height: number, width: number): Layer[] {
  const puffs = Array.from({ length: 15 }, (_, at): Layer => {
    const share = at / 14;
    const sway = Math.sin(at * 2.4) * width * 0.12 * share;
    return glow(
      x + sway + share ** 1.6 * width * 0.5,
      y - share * height,
      width * (0.16 + share * 0.42),
      '#fffdf4',
      0.86 - share * 0.4,
    );
  });
  return [...puffs, glow(x, y - 20, width * 0.3, '#ffffff', 0.9)];
}

/** Who stands before the steam: which animal, where, how large, and whether it faces left. */
const HERD = [
  ['standing', 100, 772, 80, false],
  ['grazing', 290, 812, 92, false],
  ['standing', 1030, 806, 94, true],
] as const;

/** Hell's Gate's steam in the evening. */
export const hellsgateSteam: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('golden', 'kenya', 'right'),
    plan({ subject: [500, 620, 200, 180], camera: 'profile' }),
    wash(['#c9602c', '#e8924a', '#f7b868'], { height: 720 }),
    floor('#d2703c', '0,470 300,430 700,480 1200,430'),
    cliff({
      y: '-20,60 150,120 300,200 360,420',
      to: 730,
      from: -20,
      until: 370,
      depth: 0.12,
      of: '#8e3318',
      talus: 0.14,
    }),
    cliff({
      y: '940,440 1010,210 1220,120',
      to: 730,
      from: 930,
      until: 1220,
      depth: 0.12,
      of: '#8e3318',
      talus: 0.14,
    }),
    floor('#b4552a', '0,700 300,690 640,706 900,692 1200,702'),
    ...steam(600, 700, 760, 520),
    ...steam(395, 690, 420, 200),
    ...steam(880, 694, 330, 170),
    glow(620, 690, 260, '#fffdf4', 0.9),
    floor('#96391a', '0,760 300,740 560,726 640,724 900,744 1200,764'),
    grain({ y: 770, to: 900, colour: '#1c0a10' }),
    ...HERD.flatMap(([pose, x, y, metre, flip]) => [
      moved(
        { x, y, squash: -0.36 },
        place(antelope(pose), { x: 0, y: 0, metre, flip, flat: '#4f170f', coat: BLACK, shadow: false }),
      ),
      place(antelope(pose), { x, y, metre, flip, coat: BLACK, depth: 0, rim: false, shadow: false }),
    ]),
    moved(
      { x: 620, y: 806, squash: -0.36 },
      place(cyclist(), { x: 0, y: 0, metre: 118, flat: '#4f170f', coat: BLACK, shadow: false }),
    ),
    place(cyclist(), { x: 620, y: 806, metre: 118, coat: BLACK, depth: 0, rim: false, shadow: false }),
  ),
];
