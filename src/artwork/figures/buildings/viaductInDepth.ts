import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import type { Knot } from '../../drawing/points.ts';

/** Where the viaduct's lines meet: the eye's height on the left, out of the picture. */
const [EYE_X, EYE_Y] = [-160, 640];

/**
 * A point on the viaduct's face.
 * @param way how far along it, 1 at the nearest pier and more behind
 * @param height in pixels above (below 0) or below the eye, as they are at the nearest pier
 */
const spot = (way: number, height: number, corner: 0 | 1 = 1): Knot => [
  Math.round(EYE_X + 960 / way),
  Math.round(EYE_Y + height / way),
  corner,
];

/** A box on the face between two places and two heights. */
export const face = (near: number, far: number, top: number, foot: number): Knot[] => [
  spot(near, top),
  spot(far, top),
  spot(far, foot),
  spot(near, foot),
];

const GROUND = 210;
const [SPRING, CROWN] = [-90, -330];

/** The opening of an arch between two places. */
function opening(near: number, far: number): Knot[] {
  const [middle, half] = [(near + far) / 2, (far - near) / 2];
  const vault = Array.from({ length: 11 }, (_, at) => {
    const angle = (Math.PI * at) / 10;
    return spot(
      middle - half * Math.cos(angle),
      SPRING + (CROWN - SPRING) * Math.sin(angle),
      at % 10 === 0 ? 1 : 0,
    );
  });
  return [spot(near, GROUND + 12), ...vault, spot(far, GROUND + 12)];
}

/** How far the wall is thick, seen from the right: its inner face stands so far beside the outer one. */
const inner = (arch: readonly Knot[], way: number): Knot[] =>
  arch.map(([x, y, corner]): Knot => [x + 62 / way, y + (y < EYE_Y ? 16 / way : 24), corner ?? 0]);

const beside = ([x, y]: Knot, right: number, down: number): Knot => [
  Math.round(x + right),
  Math.round(y + down),
  1,
];

/** The ground in the thickness of the wall, under an arch. */
function threshold(pier: number): Knot[] {
  const [near, far] = [spot(pier + 0.115, GROUND), spot(pier + 0.635, GROUND)];
  return [
    near,
    beside(near, 0, 24),
    beside(far, 0, 24),
    far,
    beside(far, 62 / pier, -12 / pier),
    beside(near, 0, -12),
  ];
}

/** The shadow that a pier throws to the right, from its foot. */
function cast(side: number): Knot[] {
  const foot = spot(side, GROUND);
  return [
    foot,
    beside(foot, 62 / side, -14 / side),
    beside(foot, 300 / side, -22 / side),
    beside(foot, 240 / side, -4 / side),
  ];
}

/**
 * A viaduct that comes from far on the left, one arch behind the other; its nearest pier is at x = 800.
 * @param inks of each bay from the furthest: its face, and the side in the shade
 * @param earth the ground's colour, and in the shade
 * @param beyond what is seen through the arches
 */
export const viaductInDepth = (
  inks: readonly (readonly [face: string, shade: string])[],
  earth: readonly [ground: string, shadow: string],
  beyond: Layer,
): Layer[] =>
  inks.flatMap(([tone, shade], at): Layer[] => {
    const near = 1 + (inks.length - 1 - at) * 0.75;
    const arch = opening(near + 0.115, near + 0.635);
    return [
      cut(tone, face(near === 1 ? 1.05 : near - 0.115, at === 0 ? 12 : near + 0.75, -400, GROUND)),
      within(shade, arch, within(tone, inner(arch, near + 0.375), beyond)),
      cut(earth[0], threshold(near)),
      cut(earth[1], cast(near + 0.635)),
      // Courses of the masonry on the pier behind.
      inked(
        shade,
        Math.round(6 / near),
        ...[-30, 50, 130].map((height) => [spot(near + 0.66, height), spot(near + 0.85, height)]),
      ),
    ];
  });
