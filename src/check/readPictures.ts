import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Complaint } from './complaint.ts';

const FOLDER = 'content/pictures/';
/** A picture's name as content writes it: its path in content/pictures/ without the ending. */
export const NAME = /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/;
/** The endings of photographs. */
export const PHOTOGRAPH = /\.(?:jpe?g|png|webp|avif)$/;
const MEGABYTE = 1024 * 1024;
const FAIL_BYTES = 8 * MEGABYTE;
const NOTE_BYTES = 2 * MEGABYTE;
const NOTE_PX = 4000;

/** The pictures that content can name, what fails a build, and what is only worth a note. */
export interface Pictures {
  names: ReadonlySet<string>;
  complaints: Complaint[];
  notes: Complaint[];
}

async function hasViewBox(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(400), 0, 400, 0);
    return /viewBox="0 0 \d+ \d+"/.test(buffer.toString('utf8'));
  } finally {
    await handle.close();
  }
}

/** Size and kind of a photograph. */
async function checkPhotograph(root: string, file: string): Promise<Pick<Pictures, 'complaints' | 'notes'>> {
  const { size } = await stat(path.join(root, file));
  const megabytes = `${(size / MEGABYTE).toFixed(1)} MB`;
  if (size > FAIL_BYTES) {
    return {
      complaints: [
        { file, says: `is ${megabytes}, more than 8 MB: save it smaller, 2,400 px wide is plenty.` },
      ],
      notes: [],
    };
  }
  const notes: Complaint[] = [];
  if (size > NOTE_BYTES) notes.push({ file, says: `is ${megabytes}: 2,400 px wide is plenty.` });
  try {
    // Loaded only where there is a photograph to measure: it takes longer than the whole rest of the check.
    const { photographSize } = await import('../lib/raster.ts');
    const { width, height } = await photographSize(path.join(root, file));
    if (Math.max(width, height) > NOTE_PX) {
      notes.push({ file, says: `measures ${width}×${height} px: 2,400 px wide is plenty.` });
    }
    return { complaints: [], notes };
  } catch {
    return {
      complaints: [{ file, says: 'cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF.' }],
      notes,
    };
  }
}

/** Why a file in content/pictures/ can never be shown, or undefined when it can. */
function misplaced(inside: string): string | undefined {
  const ending = path.extname(inside);
  const name = inside.slice(0, -ending.length || undefined);
  if (!/^\.(?:svg|jpe?g|png|webp|avif)$/i.test(ending)) {
    return `${ending || 'a file without an ending'} is not shown by browsers: save the photograph as .jpg, .png, .webp or .avif.`;
  }
  if (ending !== ending.toLowerCase())
    return `the ending is in lower case: rename it to ${name}${ending.toLowerCase()}.`;
  if (!inside.includes('/')) return 'stands in no folder: move it into one, such as places/.';
  if (!NAME.test(name)) {
    const right = name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9/-]+/g, '-')
      .replace(/-+$/, '');
    return `the name has lower-case letters, digits and hyphens only: rename it to ${right}${ending}.`;
  }
  return undefined;
}

/**
 * Looks through content/pictures/.
 * @param root the project's folder
 * @param files the files of content/pictures/, from the project's folder
 */
export async function readPictures(root: string, files: readonly string[]): Promise<Pictures> {
  const pictures = { names: new Set<string>(), complaints: [] as Complaint[], notes: [] as Complaint[] };
  const photographs = new Map<string, string>();
  for (const file of files) {
    const says = misplaced(file.slice(FOLDER.length));
    if (says) {
      pictures.complaints.push({ file, says });
      continue;
    }
    const name = file.slice(FOLDER.length).replace(/\.[^.]+$/, '');
    pictures.names.add(name);
    if (PHOTOGRAPH.test(file)) {
      const twin = photographs.get(name);
      if (twin)
        pictures.complaints.push({ file, says: `there is ${twin} too: keep one photograph of a name.` });
      photographs.set(name, file);
      const { complaints, notes } = await checkPhotograph(root, file);
      pictures.complaints.push(...complaints);
      pictures.notes.push(...notes);
    } else if (!(await hasViewBox(path.join(root, file)))) {
      pictures.complaints.push({
        file,
        says: 'has no viewBox="0 0 1600 900" in its <svg>, so its size is unknown.',
      });
    }
  }
  return pictures;
}
