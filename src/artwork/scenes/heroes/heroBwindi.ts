import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, type Shape } from '../../drawing/brush.ts';
import { infantOnArm } from '../../figures/animals/infantOnArm.ts';
import { light } from '../../light/light.ts';

const [LIGHT, FAR, TREE, DEEP] = ['#d3de7a', '#a4c46a', '#0b3329', '#07251f'];

interface View {
  /** Pale trunks in the light. */
  far: readonly Shape[];
  /** The dark wood around it. */
  deep: readonly Shape[];
  /** Near trunks. */
  near: readonly Shape[];
  /** The crowns above the light, where the picture is too low to leave it open. */
  crowns?: readonly Shape[];
  /** Where the ground begins. */
  ground: number;
  /** Where the fist rests, and its size. */
  arm: readonly [x: number, y: number, scale: number];
}

/** A trunk between two edges, its roots spread on the ground. */
const trunk = (x: number, width: number, foot: number, spread = width * 0.4) =>
  `${x},-20,1 ${x + 6},${foot * 0.6} ${x - 4},${foot - spread * 1.6} ${x - spread * 0.3},${foot - spread * 0.4} ${x - spread},${foot + 10},1 ${x + width + spread},${foot + 10},1 ${x + width + spread * 0.3},${foot - spread * 0.4} ${x + width + 4},${foot - spread * 1.6} ${x + width - 6},${foot * 0.6} ${x + width},-20,1`;

/** A clearing between dark trunks, a father's arm among them. */
const forest = ({ far, near, deep, crowns = [], ground, arm: [x, y, scale] }: View): Layer[] => [
  cut(LIGHT, box(-20, -20, 2000, 1300)),
  cut(FAR, ...far),
  floor(TREE, `-40,${ground} 1960,${ground}`),
  cut(DEEP, ...deep),
  cut(DEEP, ...crowns),
  cut(TREE, ...near),
  moved({ x, y, scale }, ...infantOnArm),
];

/** Bwindi: one of the trunks of the forest is a father's arm, and his infant climbs it. */
export const heroBwindi: readonly Picture[] = hero('bwindi', {
  light: light('morning', 'uganda', 'right'),
  wide: [
    plan({ subject: [1190, 630, 360, 200], camera: 'close' }),
    ...forest({
      far: [trunk(1070, 64, 930), trunk(1562, 84, 930)],
      deep: ['-20,-20,1 985,-20,1 992,500 980,760 1010,880 1100,960 1240,1100,1 -20,1100,1'],
      near: [trunk(60, 230, 1090, 130), trunk(480, 120, 1090, 80), trunk(1716, 340, 1090, 130)],
      ground: 930,
      arm: [1296, 976, 1.04],
    }),
  ],
  tall: [
    plan({ subject: [480, 640, 280, 400], camera: 'close' }),
    ...forest({
      far: [trunk(200, 44, 1026), trunk(690, 54, 1026)],
      deep: [trunk(-90, 190, 1220, 100)],
      near: [trunk(800, 190, 1220, 100)],
      crowns: [
        box(-20, -20, 940, 626),
        disc(110, 600, 92, 74),
        disc(220, 590, 80, 44),
        disc(330, 590, 90, 66),
        disc(590, 590, 120, 46),
        disc(690, 590, 84, 84),
        disc(800, 590, 90, 50),
      ],
      ground: 1026,
      arm: [400, 1066, 0.68],
    }),
  ],
});
