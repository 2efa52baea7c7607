/**
 * Sets the first page of a visit in the brand's fonts once they have come, and only where nothing that is seen moves:
 * what was painted is in typefaces of the system that take the same room, and a line that breaks elsewhere is rare.
 * Where something would move, the page stays as it is; the next one has the fonts from its first paint on.
 */

/** A layout shift, as the browser counts it, begins at this many px. */
const SHIFT_PX = 3;

/** The boxes of what is seen, in document order; what stands outside the window is not looked into. */
function boxesSeen(): DOMRect[] {
  const boxes: DOMRect[] = [];
  const look = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) return;
    boxes.push(box);
    for (const child of element.children) look(child);
  };
  look(document.body);
  return boxes;
}

const moved = (before: DOMRect[], after: DOMRect[]) =>
  before.length !== after.length ||
  after.some(
    ({ x, y, height }, at) =>
      Math.max(
        Math.abs(x - before[at]!.x),
        Math.abs(y - before[at]!.y),
        Math.abs(height - before[at]!.height),
      ) >= SHIFT_PX,
  );

async function bring(fonts: readonly FontFace[]) {
  await Promise.all(fonts.map((font) => font.load()));
  const before = boxesSeen();
  for (const font of fonts) {
    font.display = 'swap';
    document.fonts.add(font);
  }
  // All in one task, so that nothing is painted on trial. Where both move something, the headings may still be in theirs.
  for (const font of [...fonts].reverse()) {
    if (!moved(before, boxesSeen())) return;
    document.fonts.delete(font);
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
