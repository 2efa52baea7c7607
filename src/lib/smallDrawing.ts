import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFile } from './pictures.ts';

/** In characters: a request costs more than that. */
const SMALL = 1000;

/**
 * A drawing that is small enough to stand in the page itself, as an `<svg>` with these attributes.
 * @param name of the picture
 * @returns undefined for a photograph, for a larger drawing, and for one whose names or styles would be the page's
 * @throws when there is no such picture
 */
export function smallDrawing(name: string, attributes: string): string | undefined {
  const file = pictureFile(name);
  if (!file.endsWith('.svg')) return undefined;
  const drawing = readFileSync(path.join(process.cwd(), file), 'utf8');
  if (drawing.length > SMALL || /\s(?:id|class|style)=|<style|<\?xml|<!/i.test(drawing)) return undefined;
  return drawing.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg ${attributes}`).trim();
}
