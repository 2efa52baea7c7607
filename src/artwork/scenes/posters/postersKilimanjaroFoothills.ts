import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { cupHolder } from '../../figures/people/cupHolder.ts';
import { bananaLeaf } from '../../figures/plants/bananaLeaf.ts';
import { light } from '../../light/light.ts';

const [GARDEN, CLIFF, LEDGE, CLEFT, WATER, STREAK] = [
  '#0b382f',
  '#2a8058',
  '#1b6349',
  '#124c3c',
  '#fffaea',
  '#9fd6d2',
];
const LEAF = ['#0f473a', GARDEN, '#1f6a4e'] as const;

/** A cleft in the rock and the water in it, from `top` down to the mug's mouth at the origin. */
const fall = (top: number): readonly Layer[] => [
  cut(
    CLEFT,
    `-170,${top},1 -150,-430,1 -190,-400,1 -150,-250,1 -176,-226,1 -140,-90,1 -150,-70,1 -84,60,1 84,60,1 140,-90,1 178,-120,1 150,-290,1 190,-330,1 150,${top},1`,
  ),
  cut(
    WATER,
    `-70,${top},1 70,${top},1 62,${top + 120} 74,${top + 150},1 56,${top + 260} 62,-120,1 46,0,1 -46,0,1 -52,-90 -60,-110,1 -54,${top + 240} -68,${top + 200},1 -62,${top + 90}`,
  ),
  cut(
    STREAK,
    limb(
      `34,${top},0 26,${top + 140},6 22,-160,0; -30,${top},6 -28,${top + 120},6 -22,-210,0; 4,-320,0 0,-190,6 4,-50,0; -40,-190,0 -34,-120,5 -30,-40,0; 44,-240,0 38,-150,5 30,-60,0`,
    ),
  ),
];

interface View {
  /** The dark of the banana garden, and the leaves at its edge. */
  garden: string;
  leaves: readonly Parameters<typeof bananaLeaf>[0][];
  /** The mug's mouth. */
  mug: readonly [x: number, y: number, scale: number];
  /** Where the water comes over the rock. */
  lip: number;
  subject: Box;
}

/** Someone holds a mug so that a waterfall pours into it. */
const pouredFall = ({ garden, leaves, mug: [x, y, scale], lip, subject }: View): Layer[] => [
  plan({ subject, camera: 'back' }),
  wash([CLIFF, CLIFF]),
  cut(
    LEDGE,
    `${x + 120},0,1 2500,0,1 2500,1500,1 ${x + 420},1500,1 ${x + 260},900,1 ${x + 360},700,1 ${x + 140},400,1`,
  ),
  moved({ x, y, scale }, ...fall(lip)),
  cut(GARDEN, garden),
  ...leaves.flatMap((leaf) => bananaLeaf(leaf, LEAF)),
  moved({ x, y, scale }, ...cupHolder),
];

/** The great view of the foothills' trip. */
export const postersKilimanjaroFoothills: readonly Picture[] = poster('kilimanjarofoothills', {
  light: light('morning', 'tanzania', 'left'),
  wide: pouredFall({
    garden: '-60,-60,1 1280,-60,1 1260,200 1200,420 1180,620 1260,820 1240,1100,1 -60,1100,1',
    leaves: [
      { x: 1060, y: 960, angle: 1.22, reach: 1000, droop: 0.42, half: 120 },
      { x: 1040, y: 1000, angle: 0.8, reach: 620, droop: 0.52, half: 110 },
      { x: 960, y: -90, angle: -0.05, reach: 500, droop: 0.5, half: 110 },
      { x: 2460, y: 200, angle: 2.5, reach: 820, droop: 0.5, half: 110 },
    ],
    mug: [1580, 560, 1],
    lip: -600,
    subject: [1515, 150, 130, 600],
  }),
  tall: pouredFall({
    garden: '-60,-60,1 1200,-60,1 1200,560,1 800,540 560,560 330,590 100,570 -60,580,1',
    leaves: [
      { x: -180, y: 400, angle: 0.35, reach: 480, droop: 0.75, half: 110 },
      { x: 1200, y: 600, angle: 2.6, reach: 860, droop: 0.56, half: 110 },
    ],
    mug: [340, 960, 0.98],
    lip: -520,
    subject: [275, 600, 130, 500],
  }),
});
