import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';

/** Painted artwork: sent as it is. */
interface Artwork {
  kind: 'artwork';
  src: string;
  width: number;
  height: number;
}
/** An editor's photograph: goes through the image pipeline. */
interface Photograph {
  kind: 'photograph';
  meta: ImageMetadata;
}

const folder = '/content/pictures/';
const artworks = import.meta.glob<string>('/content/pictures/**/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const photographs = import.meta.glob<ImageMetadata>('/content/pictures/**/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  import: 'default',
});

const nameOf = (file: string) => file.slice(folder.length).replace(/\.[^.]+$/, '');
const photographOf = new Map(
  Object.entries(photographs).map(([file, meta]) => [nameOf(file), { file, meta }]),
);

function sizeOf(file: string) {
  const head = readFileSync(path.join(process.cwd(), file), 'utf8').slice(0, 400);
  const box = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(head)?.groups;
  if (!box) throw new Error(`${file.slice(1)} has no viewBox, so the page cannot keep its place free.`);
  return { width: Number(box['width']), height: Number(box['height']) };
}

/** The file of a picture in the project, for programs that read its bytes. Throws when there is none. */
export function pictureFile(name: string): string {
  const photograph = photographOf.get(name);
  if (photograph) return photograph.file.slice(1);
  if (artworks[`${folder}${name}.svg`]) return `${folder.slice(1)}${name}.svg`;
  throw new Error(`content/pictures/ has no "${name}" (looked for .svg, .jpg, .png, .webp and .avif).`);
}

/**
 * Finds a picture by the name that content gives it.
 * @param name its path in content/pictures/ without the ending, such as `places/bwindi-1`
 * @returns the photograph of that name if an editor supplied one, else the artwork, with its size in px
 * @throws Error that names the picture when neither exists
 */
export function findPicture(name: string): Artwork | Photograph {
  const photograph = photographOf.get(name);
  if (photograph) return { kind: 'photograph', meta: photograph.meta };
  const file = `/${pictureFile(name)}`;
  return { kind: 'artwork', src: artworks[file] ?? '', ...sizeOf(file) };
}
