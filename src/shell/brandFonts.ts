/**
 * Sets the first page of a visit in the brand's fonts once they have come, and only where nothing that is seen moves:
 * what was painted is in typefaces of the system that take the same room, and a line that breaks elsewhere is rare.
 * Where something would move, the page stays as it is; the next one has the fonts from its first paint on.
 */
import { idle } from './idle.ts';

/** A layout shift, as the browser counts it, begins at this many px. */
const SHIFT_PX = 3;

/** Where something begins, and where it ends in the window. */
type Box = readonly [left: number, top: number, end: number];

/** The boxes of what is seen, in document order; what stands outside the window is not looked into. */
function boxesSeen(): Box[] {
  const boxes: Box[] = [];
  const look = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return;
    boxes.push([left, top, Math.min(bottom, innerHeight)]);
    for (const child of element.children) look(child);
  };
  look(document.body);
  return boxes;
}

const moved = (before: readonly Box[], after: readonly Box[]) =>
  before.length !== after.length ||
  after.some((box, at) => box.some((edge, side) => Math.abs(edge - before[at]![side]!) >= SHIFT_PX));

async function bring(fonts: readonly FontFace[]) {
  await Promise.all(fonts.map((font) => font.load()));
  // Headings first and the text after them: each is a layout, and a press is answered in between.
  for (const font of fonts) {
    await idle();
    const before = boxesSeen();
    font.display = 'swap';
    document.fonts.add(font);
    // In the same task, so that nothing is painted on trial.
    if (moved(before, boxesSeen())) document.fonts.delete(font);
  }
}

const { brandFonts = [] } = window as { brandFonts?: FontFace[] };
const { connection } = navigator as { connection?: { saveData?: boolean } };

/**
 * Resolves when the page is set in the fonts that it keeps; at once where it has them already, and under Save-Data,
 * where it gets none. Never rejects.
 */
export async function bringBrandFonts(): Promise<void> {
  if (connection?.saveData !== true) await bring(brandFonts).catch(() => undefined);
}
