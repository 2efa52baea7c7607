import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { across, along, arch, at, bays, corner, face } from './lanePerspective.ts';

const [LIT, SHADE, DARK, WOOD, WOOD_LIT, NIGHT] = [
  '#fdebcd',
  '#8f4a44',
  '#31182c',
  '#1f6f6a',
  '#3fa08c',
  '#4d2438',
];

/** A house's balcony over the lane at one side, from the far to the near end: floor, rail, posts with arches, roof. */
const balcony = (
  l: number,
  far: number,
  near: number,
  tones: readonly [front: string, end: string, hole: string, roof: string],
): Layer[] => {
  const [front, end, hole, roof] = tones;
  const wall = Math.sign(l);
  const posts = bays(far, near, 4);
  const rails = bays(far, near, 22);
  const scallops = bays(far * 0.97, near * 1.03, 14);
  return [
    cut(
      hole,
      face([far, l, 250], [near, l, 250], [near, l, 650], [far, l, 650]),
      across(near, l, wall, 250, 600),
    ),
    cut(
      front,
      along(l, far, near, 236, 268),
      along(l, far, near, 376, 396),
      along(l, far, near, 566, 610),
      ...posts.map((s) => along(l, s * 0.988, s * 1.012, 240, 600)),
    ),
    cut(
      front,
      ...posts.slice(1).map((s, index) => {
        const before = posts[index]!;
        const mid = (before + s) / 2;
        return `${corner(before, l, 580)} ${corner(s, l, 580)} ${corner(s, l, 500)} ${at(s, l, 548).join(',')} ${corner(mid, l, 556)} ${at(before, l, 548).join(',')} ${corner(before, l, 500)}`;
      }),
    ),
    cut(front, ...rails.map((s) => along(l, s * 0.995, s * 1.006, 262, 380))),
    cut(
      end,
      across(near, l, wall, 236, 268),
      across(near, l, wall, 376, 396),
      across(near, l, wall, 566, 610),
      across(near, l * 0.985, l * 1.02, 240, 600),
      ...[0.2, 0.4, 0.6, 0.8].map((share) => {
        const x = l + (wall - l) * share;
        return across(near, x * 0.993, x * 1.007, 262, 380);
      }),
    ),
    // Shutters that stand half open, the scalloped edge of the eaves.
    cut(
      end,
      ...[0, 2, 3].map((bay) =>
        along(
          l,
          posts[bay]! * 1.02,
          posts[bay]! + (posts[bay + 1]! - posts[bay]!) * (bay === 2 ? 0.3 : 0.46),
          396,
          516,
        ),
      ),
    ),
    cut(
      roof,
      along(l * 0.96, far * 0.97, near * 1.03, 590, 664),
      ...scallops
        .slice(1)
        .map(
          (s, index) =>
            `${corner(scallops[index]!, l * 0.96, 592)} ${at((scallops[index]! + s) / 2, l * 0.96, 530).join(',')} ${corner(s, l * 0.96, 592)}`,
        ),
    ),
    cut(
      end,
      across(near * 1.03, l * 0.96, wall, 590, 664),
      ...[0, 1, 2, 3].map((index) => {
        const [from, to] = [
          l * 0.96 + (wall - l * 0.96) * index * 0.25,
          l * 0.96 + (wall - l * 0.96) * (index + 1) * 0.25,
        ];
        return `${corner(near * 1.03, from, 592)} ${at(near * 1.03, (from + to) / 2, 530).join(',')} ${corner(near * 1.03, to, 592)}`;
      }),
    ),
    // The brackets that carry it.
    cut(
      end,
      ...posts
        .slice(1)
        .map(
          (s) =>
            `${corner(s, l, 238)} ${corner(s, wall, 238)} ${corner(s, wall, 90)} ${at(s, wall * 0.9, 210).join(',')} ${corner(s, l, 226)}`,
        ),
    ),
  ];
};

/** Both sides of a lane of Mombasa's Old Town: the left in shade, the right in the sun above the shadow of the left. */
export const oldTownLane: readonly Layer[] = [
  // The right wall and what it shows: sunlight, a door, shutters, the shadow of its own balcony.
  cut(LIT, face([0.2, 1, 640], [1.05, 1, 900], [1.05, 1, -470], [0.2, 1, -440])),
  cut('#e9c79a', along(1, 0.34, 0.8, -60, 236)),
  cut(
    SHADE,
    `${corner(0.2, 1, -20)} ${corner(0.42, 1, -40)} ${corner(0.46, 1, 60)} ${corner(0.6, 1, 40)} ${corner(0.64, 1, -90)} ${corner(1.05, 1, -120)} ${corner(1.05, 1, -470)} ${corner(0.2, 1, -440)}`,
  ),
  cut(DARK, arch(1, 0.84, 0.96, 60, 330)),
  cut(WOOD, along(1, 0.81, 0.84, 60, 320), along(1, 0.96, 1, 60, 320)),
  cut('#5c2a26', arch(1, 0.44, 0.6, -440, 70)),
  cut('#c98a4a', arch(1, 0.452, 0.588, -440, 44)),
  cut(DARK, arch(1, 0.462, 0.578, -440, 20)),
  cut('#7a3a2c', along(1, 0.468, 0.516, -440, -120), along(1, 0.524, 0.572, -440, -120)),
  ...balcony(0.68, 0.36, 0.76, [WOOD_LIT, WOOD, DARK, '#d9653f']),
  // The floor of the lane, and the left side in shade.
  cut('#6d3540', face([0.2, -1, -440], [0.2, 1, -440], [1.1, 1, -440], [1.1, -1, -440])),
  cut(
    '#eeb583',
    face([0.25, -1, -440], [0.31, -1, -440], [0.42, 1, -440], [0.32, 1, -440]),
    face([0.32, 1, -440], [0.42, 1, -440], [0.42, 1, -30], [0.32, 1, -20]),
  ),
  cut(NIGHT, face([0.2, -1, 560], [1.1, -1, 900], [1.1, -1, -460], [0.2, -1, -440])),
  cut(DARK, arch(-1, 0.62, 0.8, -440, -40), arch(-1, 0.36, 0.42, -60, 120)),
  ...balcony(-0.66, 0.5, 1.12, [DARK, '#3c1c33', '#6d3540', DARK]),
];
