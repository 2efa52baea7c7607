import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { printable } from '../lib/raster.ts';
import type { Block, Figure, Files, Guide, Part } from './guide.ts';

/** How wide photographs are kept, in px: of a cover 148 mm wide, and of two beside each other. */
const COVER = 1100;
const INSIDE = 640;

/** The bytes of a picture: a drawing as it is, a photograph in the size that it is shown in. */
async function read(figure: Figure, fileOf: (name: string) => string, width: number) {
  const file = path.join(process.cwd(), fileOf(figure.file));
  const isDrawing = file.endsWith('.svg');
  const name = `${figure.file}.${isDrawing ? 'svg' : 'jpg'}`;
  return { name, bytes: new Uint8Array(isDrawing ? await readFile(file) : await printable(file, width)) };
}

/**
 * Reads the pictures of a guide.
 * @param fileOf the file of a picture in the project, by the name that content gives it
 * @returns the guide with the names of files in the place of the pictures' names, and the files
 * @throws whatever `fileOf` throws for a picture that is not there
 */
export async function withFiles(
  guide: Guide,
  fileOf: (name: string) => string,
): Promise<{ guide: Guide; files: Files }> {
  const files: Files = new Map();
  const give = async (figure: Figure, width = INSIDE): Promise<Figure> => {
    const { name, bytes } = await read(figure, fileOf, width);
    files.set(name, bytes);
    return { ...figure, file: name };
  };
  const inBlock = async (block: Block): Promise<Block> => {
    if (block.kind === 'pictures')
      return { ...block, items: await Promise.all(block.items.map((item) => give(item))) };
    return block;
  };
  const inPart = async (part: Part): Promise<Part> => ({
    ...part,
    blocks: await Promise.all(part.blocks.map(inBlock)),
  });
  return {
    guide: {
      ...guide,
      cover: await give(guide.cover, COVER),
      logo: await give(guide.logo),
      parts: await Promise.all(guide.parts.map(inPart)),
    },
    files,
  };
}
