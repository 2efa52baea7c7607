import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';

/** The corners of a wall's columns: each one's place across, its top and its foot, from the picture's edge inwards. */
export type Columns = readonly (readonly [x: number, top: number, foot: number])[];

/** A wall of columns: on each the face towards us, its lit edge, and the joint beyond it; broken level on top. */
export function columnWall(corners: Columns, lit: string, face: string, joint: string): Layer[] {
  const pillars = corners.slice(1).map(([x, top, foot], at) => {
    const [from, , footBefore] = corners[at]!;
    const across = (share: number) => Math.round(from + (x - from) * share);
    const sill = Math.round(footBefore + (foot - footBefore) * 0.76);
    return {
      face: `${from},${top + 8},1 ${across(0.34)},${top - 6},1 ${across(0.76)},${top},1 ${across(0.8)},${sill},1 ${from},${footBefore},1`,
      lit: `${across(0.56)},${top - 3},1 ${across(0.76)},${top},1 ${across(0.8)},${sill},1 ${across(0.62)},${sill + 6},1`,
      joint: `${across(0.76)},${top},1 ${x},${top + 16},1 ${x},${foot},1 ${across(0.8)},${sill},1`,
    };
  });
  return [
    cut(joint, ...pillars.map((pillar) => pillar.joint)),
    cut(face, ...pillars.map((pillar) => pillar.face)),
    cut(lit, ...pillars.map((pillar) => pillar.lit)),
  ];
}
