import { boundsOf } from './bounds.ts';
import type { Figure, Part } from './figure.ts';

/** A figure of `parts`, measured. Parts without any path data are left out. */
export function drawn(name: string, parts: readonly Part[]): Figure {
  const painted = parts.filter((part) => part.d !== '');
  const { width, height } = boundsOf(painted.map((part) => part.d).join(''));
  return { name, width, height, parts: painted };
}
