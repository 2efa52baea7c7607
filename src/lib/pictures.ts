import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { perBuild } from './perBuild.ts';
import { photographSize } from './raster.ts';

/** What a page writes for a picture. Artwork is one file; a photograph is a set of renditions of it. */
export interface Picture {
  /** The artwork, or the photograph's widest rendition. */
  src: string;
  /** Of `src`, in px. */
  width: number;
  height: number;
  /** A photograph's renditions in the format that every browser reads. */
  srcset?: string;
  /** The same in lighter formats, the lightest first. */
  sources: readonly { type: string; srcset: string }[];
}

/** How wide a card's picture is shown, in a strip or a grid: the `sizes` of it. */
export const CARD_SIZES = '(min-width: 1100px) 400px, (min-width: 700px) 46vw, 90vw';

/** The same of a card that leads a list: it has the room of two or three. */
export const LEAD_SIZES = '(min-width: 1100px) 660px, (min-width: 700px) 46vw, 90vw';

/** The attributes that fetch a picture: the largest of the first screen first and at once, any other when it comes near. */
export const loadingOf = (isFirst: boolean) =>
  isFirst
    ? ({ loading: 'eager', fetchpriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);

/** From a card on a small phone to a scene across a screen, in px: wider than the last one is waste. */
const WIDTHS = [360, 640, 960, 1280];
const WIDEST = 1920;

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
  Object.entries(photographs).map(([file, meta]) => [nameOf(file), { file: file.slice(1), meta }]),
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
  if (photograph) return photograph.file;
  if (artworks[`${folder}${name}.svg`]) return `${folder.slice(1)}${name}.svg`;
  throw new Error(`content/pictures/ has no "${name}" (looked for .svg, .jpg, .png, .webp and .avif).`);
}

/**
 * Has a photograph cut to the widths that pages show, upright, in sRGB and without what the camera noted.
 * `meta` goes to Astro unread: it keeps the original among the published files once a property of it is read.
 */
async function renditions({ file, meta }: { file: string; meta: ImageMetadata }): Promise<Picture> {
  const full = await photographSize(path.join(process.cwd(), file));
  const heightAt = (width: number) => Math.round((width / full.width) * full.height);
  const widest = Math.min(full.width, WIDEST);
  const widths = [...WIDTHS.filter((width) => width < widest), widest];
  const cut = async (width: number, format: string) =>
    (await getImage({ src: meta, format, width, height: heightAt(width) })).src;
  const set = async (format: string) =>
    (await Promise.all(widths.map(async (width) => `${await cut(width, format)} ${width}w`))).join(', ');
  return {
    src: await cut(widest, 'webp'),
    width: widest,
    height: heightAt(widest),
    srcset: await set('webp'),
    sources: [{ type: 'image/avif', srcset: await set('avif') }],
  };
}

/**
 * Finds a picture by the name that content gives it.
 * @param name its path in content/pictures/ without the ending, such as `places/bwindi-1`
 * @returns the photograph of that name if an editor supplied one, else the artwork; the photograph itself has no
 * address, so that no page can lead to it
 * @throws Error that names the picture when neither exists
 */
export const findPicture = perBuild(async (name: string): Promise<Picture> => {
  const photograph = photographOf.get(name);
  if (photograph) return renditions(photograph);
  const file = `/${pictureFile(name)}`;
  return { src: artworks[file] ?? '', ...sizeOf(file), sources: [] };
});
