import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Issue } from './issue.ts';

/** A photograph that can be shown, with its size in px as it is seen. */
export interface Measured {
  file: string;
  width: number;
  height: number;
}

const MEGABYTE = 1024 * 1024;
const FAIL_BYTES = 8 * MEGABYTE;
const NOTE_BYTES = 2 * MEGABYTE;
const NOTE_PX = 4000;

/**
 * Checks one photograph: its kind, its size, and that all of it is there.
 * @param root the project's folder
 * @param file its path from there
 * @param measured takes its size
 */
export async function checkPhotograph(
  root: string,
  file: string,
  measured: (photograph: Measured) => void,
): Promise<Issue[]> {
  const { size } = await stat(path.join(root, file));
  const megabytes = `${(size / MEGABYTE).toFixed(1)} MB`;
  if (size > FAIL_BYTES)
    return [{ file, message: `is ${megabytes}, more than 8 MB: save it smaller, 2,400 px wide is plenty.` }];
  const found: Issue[] = [];
  if (size > NOTE_BYTES)
    found.push({ file, message: `is ${megabytes}: 2,400 px wide is plenty.`, isNote: true });
  // Loaded only where there is a photograph to look at: it takes longer than the whole rest of the check.
  const { isWhole, photographSize } = await import('../lib/raster.ts');
  const measures = await photographSize(path.join(root, file)).catch(() => undefined);
  if (!measures)
    return [
      ...found,
      { file, message: 'cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.' },
    ];
  const { width, height, format, isAnimated } = measures;
  if (format === 'svg')
    return [{ file, message: `is an SVG: rename it to ${path.basename(file).replace(/[^.]+$/, 'svg')}.` }];
  if (isAnimated)
    return [
      ...found,
      { file, message: 'moves, and pages show pictures that stand still: save one of its pictures alone.' },
    ];
  measured({ file, width, height });
  if (Math.max(width, height) > NOTE_PX) {
    const message = `measures ${width}×${height} px: 2,400 px wide is plenty.`;
    found.push({ file, message, isNote: true });
  }
  if (!(await isWhole(path.join(root, file))))
    found.push({
      file,
      message:
        'ends too early or is damaged, so a part of it would be grey: copy it again from where it came.',
    });
  return found;
}
