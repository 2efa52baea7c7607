import type { Picture } from './canvas/picture.ts';
import { greysOf, middleOf, standsOut } from './measure.ts';

const percent = (share: number) => `${String(Math.round(share * 100)).padStart(3)} %`;

/**
 * Takes a picture, its SVG text and its packed size in bytes, and gives a line about it: how far its subject stands
 * out (25 % are asked for), how much of it lies in the middle half of grey, its camera, disc and fringe.
 */
export async function reportLine({ name, notes }: Picture, svg: string, bytes: number): Promise<string> {
  const greys = await greysOf(svg);
  const { subject, camera, discs = 0, fringes = 0 } = notes?.() ?? {};
  const out = subject === undefined ? ' no plan' : percent(standsOut(greys, subject));
  const marks = [discs > 0 ? 'disc' : '', fringes > 0 ? 'fringe' : ''].filter(Boolean).join(' ');
  const line = [name.padEnd(36), `subject ${out}`, `middle ${percent(middleOf(greys))}`, `${bytes} bytes`];
  return [...line, (camera ?? 'no camera').padEnd(9), marks].join('  ').trimEnd();
}
