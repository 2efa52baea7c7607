import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Sets a point of the raft's own space (along, across, up, in pixels) into the picture. */
export type Seen = (x: number, y: number, z: number) => readonly [x: number, y: number];

/** Those who paddle on each side: where along the raft, and each colour with the one of its shaded side. */
export const CREW = [
  {
    x: -176,
    vest: ['#f2a92e', '#b5661c'],
    sleeve: ['#27506e', '#17344e'],
    skin: ['#6b3f2a', '#43261d'],
    helmet: ['#fff6e4', '#cdb9a4'],
  },
  {
    x: -10,
    vest: ['#f7c443', '#bf801f'],
    sleeve: ['#7a2c44', '#4f1b30'],
    skin: ['#8a5636', '#5c3626'],
    helmet: ['#2f7fb0', '#1b4f78'],
  },
  {
    x: 156,
    vest: ['#f2a92e', '#b5661c'],
    sleeve: ['#1f6a5a', '#12443c'],
    skin: ['#5a3424', '#3a211a'],
    helmet: ['#fff6e4', '#cdb9a4'],
  },
] as const;

/** Somebody of the crew who sits on a tube and digs in: `side` -1 is the far one. */
export function raftPaddler(
  at: Seen,
  side: 1 | -1,
  { x: px, vest, sleeve, skin, helmet }: (typeof CREW)[number],
): Layer[] {
  /** A limb through points of the raft's space, with its half widths. */
  const bone = (...joints: readonly (readonly [number, number, number, number])[]) =>
    limb(joints.map(([x, y, z, half]) => [...at(x, y, z), half] as const));
  const s = (across: number) => across * side;
  // On the far side the blade trails at the end of its stroke, where it is seen behind the paddler.
  const dip = side < 0 ? -84 : 0;
  const [hx, hy] = at(px + 44, s(100), 208);
  const [nx, ny] = at(px + 36, s(102), 184);
  const [tx, ty] = at(px + 98, s(112), 196);
  const [lx, ly] = at(px + 96, s(176), 110);
  const trunk = (wide: number, by: number) =>
    bone(
      [px - 10 + by, s(106), 44, 30 * wide],
      [px - 4 + by, s(106), 76, 36 * wide],
      [px + 10 + by, s(105), 122, 42 * wide],
      [px + 20 + by, s(104), 152, 40 * wide],
      [px + 28 + by, s(104), 172, 20 * wide],
    );
  return [
    // The paddle from the upper hand to the water, its blade in foam.
    cut('#f4fbf4', disc(...at(px + 96 + dip, s(268), 0), 36, 14)),
    inked('#3a2a2a', 8, `${tx},${ty} ${lx},${ly} ${at(px + 94 + dip * 0.9, s(240), 20).join()}`),
    cut(
      '#f6d24a',
      bone(
        [px + 95 + dip * 0.75, s(206), 66, 6],
        [px + 94 + dip * 0.9, s(236), 26, 15],
        [px + 94 + dip, s(262), -6, 13],
      ),
    ),
    cut('#f4fbf4', disc(...at(px + 84 + dip, s(274), -10), 26, 8)),
    // Legs braced inward, the inner arm, the trunk in its vest.
    cut(skin[1], bone([px, s(100), 62, 26], [px + 66, s(66), 78, 22], [px + 76, s(54), 26, 17])),
    cut('#1c2c48', bone([px - 4, s(104), 58, 30], [px + 36, s(82), 74, 27])),
    cut(sleeve[1], bone([px + 30, s(78), 150, 19], [px + 66, s(74), 168, 16])),
    cut(
      skin[0],
      bone([px + 60, s(74), 166, 14], [px + 84, s(92), 186, 13], [px + 98, s(112), 196, 11]),
      disc(tx, ty, 13),
    ),
    cut(vest[1], trunk(1, 8)),
    cut(vest[0], trunk(0.76, -4)),
    inked(
      vest[1],
      5,
      `${at(px - 28, s(112), 86).join()} ${at(px + 24, s(100), 92).join()}`,
      `${at(px - 18, s(112), 124).join()} ${at(px + 38, s(100), 130).join()}`,
    ),
    // The outer arm, down to the shaft.
    cut(
      sleeve[0],
      disc(...at(px + 20, s(128), 154), 22),
      bone([px + 18, s(130), 154, 22], [px + 44, s(152), 130, 18]),
    ),
    cut(
      skin[0],
      bone([px + 40, s(150), 134, 15], [px + 66, s(170), 116, 14], [px + 96, s(176), 110, 11]),
      disc(lx, ly, 13),
    ),
    cut(skin[1], disc(nx, ny, 22, 20)),
    cut(helmet[1], disc(hx, hy, 34, 33)),
    cut(helmet[0], disc(hx - 5, hy - 4, 28, 27)),
    cut('#fffdf6', disc(hx - 12, hy - 12, 9, 7)),
  ];
}
