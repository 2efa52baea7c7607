import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../build/refusal.ts';
import { foreignParts, formatOf } from './foreignParts.ts';
import { removeUnshown } from './removeUnshown.ts';

const PHOTOGRAPH = /\.(?:png|jpe?g|webp|avif)$/;
const ENDINGS = { jpeg: /\.jpe?g$/, png: /\.png$/, webp: /\.webp$/, avif: /\.avif$/ };
/** A photograph inside a drawing, as drawing programs embed it. */
const EMBEDDED = /data:image\/(?!svg)[^,"']*;base64,([^"')]+)/g;

function faultOfPhotograph(file: string, bytes: Buffer): string | undefined {
  const format = formatOf(bytes);
  // Astro hands on what it cannot read as it is, under the name of the rendition.
  if (!format || !ENDINGS[format].test(file)) {
    return 'could not be cut to size and would be published as it came from the camera: save it again as JPG.';
  }
  const parts = foreignParts(bytes);
  if (!parts.length) return undefined;
  return `would be published with what its file holds besides the picture (${parts.join(', ')}): save it again as JPG.`;
}

function faultOfDrawing(svg: string): string | undefined {
  const parts = [...svg.matchAll(EMBEDDED)].flatMap(([, data = '']) =>
    foreignParts(Buffer.from(data.replace(/&#?\w+;|%0[AD]|\s/gi, ''), 'base64')),
  );
  if (!parts.length) return undefined;
  return `embeds a photograph with more in it than a picture (${parts.join(', ')}): put the photograph itself into content/pictures/ instead.`;
}

/** The file of an editor that a published one was made of, as far as its name tells. */
function origins(file: string, pictures: readonly string[]): string {
  const [name = ''] = path.basename(file).split('.');
  const found = pictures.filter((picture) => path.parse(picture).name === name);
  return found.map((picture) => `content/pictures/${picture}`).join(' or ') || file;
}

/**
 * Sees to it that a built site publishes its pictures and nothing else about them: not where a photograph was
 * taken, by whom or with what. Deletes what no page shows, and looks into every picture that is left.
 * @param folder the built site
 * @param pictures the folder of the editors' pictures, to name the one that is at fault
 * @returns the deleted files, from the folder
 * @throws Refusal with a sentence for each picture that still holds more than a picture
 */
export async function publishPictures(folder: string, pictures: string): Promise<string[]> {
  const removed = await removeUnshown(folder);
  const sources = await readdir(pictures, { recursive: true });
  const faults: string[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    const whole = path.join(folder, file);
    const fault = PHOTOGRAPH.test(file)
      ? faultOfPhotograph(file, await readFile(whole))
      : file.endsWith('.svg') && faultOfDrawing(await readFile(whole, 'utf8'));
    if (fault) faults.push(`${origins(file, sources)}: ${fault}`);
  }
  if (faults.length) throw new Refusal(`${[...new Set(faults)].join('\n')}\n\nNothing was published.`, true);
  return removed;
}
