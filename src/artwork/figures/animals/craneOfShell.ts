import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const [GOLD, AMBER, NIGHT, GREY, PEARL, LUSTRE, RED] = [
  '#ffc93c',
  '#e07f26',
  '#14152e',
  '#9fb3c4',
  '#ffeedd',
  '#c8c3d6',
  '#e5332d',
];
/** The shell's ribs, how far they reach, and the degrees they open to from upright. */
const [RIBS, REACH, OPEN] = [8, 396, 66];
const STEP = (2 * OPEN) / RIBS;
const bearings = Array.from({ length: RIBS }, (_, at) => at * STEP - OPEN);

const ray = (degrees: number, far: number, third = 0): Knot => {
  const turn = (degrees * Math.PI) / 180;
  return [far * Math.sin(turn), -far * Math.cos(turn), third];
};

/** The round end of one rib, so far out. */
const end = (from: number, far: number): readonly Knot[] => [
  ray(from, far * 0.94, 1),
  ray(from + STEP * 0.08, far * 1.04),
  ray(from + STEP * 0.92, far * 1.04),
  ray(from + STEP, far * 0.94, 1),
];

/** A scallop with eight ribs, its hinge at the origin. */
const shell: readonly Layer[] = [
  cut(AMBER, '-122,30,1 -118,-40 -134,-84,1 -70,-96,1 70,-96,1 134,-84,1 118,-40 122,30,1'),
  cut(GOLD, [...bearings.flatMap((from) => end(from, REACH)), ray(OPEN, 20, 1), ray(-OPEN, 20, 1)]),
  cut(AMBER, ...bearings.slice(1).map((at) => limb([ray(at, 20, 3), ray(at, REACH * 0.95, 7)]))),
  inked(AMBER, 9, ...bearings.map((from) => end(from, REACH * 0.74))),
];

/** A grey crowned crane's head and neck, looking left; its crown is a scallop, its cheek a pearl. */
export const craneOfShell: readonly Layer[] = [
  moved({ x: 14, y: -46, turn: 9 }, ...shell),
  cut(GREY, limb('20,90,92 44,200,84 38,330,94 14,460,126 0,560,160')),
  cut(RED, '-116,130,1 -146,190 -138,258 -112,266 -86,240 -60,180,1'),
  cut(
    NIGHT,
    '136,90,1 136,0 70,-64 -40,-76 -130,-58 -184,0 -196,58,1 -300,92 -366,132,1 -310,142 -180,136,1 -100,196 30,240 136,180',
  ),
  cut(RED, disc(22, 56, 104, 98)),
  cut(LUSTRE, disc(16, 86, 104)),
  cut(PEARL, disc(6, 74, 88)),
  cut('#fff', disc(-28, 38, 27)),
  cut('#fff', disc(-116, 18, 26)),
  cut(NIGHT, disc(-119, 18, 13)),
];
