/**
 * Sets the first page of a visit in the brand's fonts once they have come, and only where nothing that is seen moves:
 * what was painted is in typefaces of the system that take the same room, and a line that breaks elsewhere is rare.
 * Where something would move, the page stays as it is; the next one has the fonts from its first paint on.
 */
import { idle } from '../browser/idle.ts';

/** A layout shift, as the browser counts it, begins at this many px. */
const SHIFT_PX = 3;

/** What takes longer than this keeps a press waiting: the browser calls it a long task. In ms. */
const LONG_TASK_MS = 50;

/** Where something begins, and where it ends in the window. */
type Box = readonly [left: number, top: number, end: number];

const isSeen = ({ left, top, right, bottom }: DOMRect) =>
  bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth;

/** The boxes of what is seen, in document order, words as well: what stands outside the window is not looked into. */
function boxesSeen(): Box[] {
  const boxes: Box[] = [];
  const range = document.createRange();
  const look = (node: Node) => {
    if (node instanceof Text) range.selectNodeContents(node);
    else if (!(node instanceof Element) || node.matches('.visually-hidden')) return;
    // Of a text the first line: what follows moves with it, or is in a box that grows.
    const box = node instanceof Element ? node.getBoundingClientRect() : range.getClientRects()[0];
    if (!box || !isSeen(box)) return;
    boxes.push([box.left, box.top, Math.min(box.bottom, innerHeight)]);
    for (const child of node.childNodes) look(child);
  };
  look(document.body);
  return boxes;
}

const moved = (before: readonly Box[], after: readonly Box[]) =>
  before.length !== after.length ||
  after.some((box, at) => box.some((edge, side) => Math.abs(edge - before[at]![side]!) >= SHIFT_PX));

/**
 * Holds the links and stamps that stand in rows at their widths: a letter more or less would move all that comes after
 * them. It is let go where the window becomes another. Gives what lets it go.
 */
function holdRows(): () => void {
  const seen = [...document.querySelectorAll<HTMLElement>('[data-held]')]
    // To measure what has been put off is to lay it out.
    .filter((part) => part.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && isSeen(box))
    // In em: they grow with the text. A hair more: less than their letters take would break them into two lines.
    .map(({ part, box }) => ({
      part,
      held: `${(box.width + 0.1) / parseFloat(getComputedStyle(part).fontSize)}em`,
    }));
  for (const { part, held } of seen) {
    part.style.setProperty('--held', held);
    part.dataset['held'] = 'on';
  }
  const release = () => {
    for (const { part } of seen) part.dataset['held'] = '';
  };
  const width = innerWidth;
  const listening = new AbortController();
  const onResize = () => {
    if (innerWidth === width) return;
    release();
    listening.abort();
  };
  addEventListener('resize', onResize, { signal: listening.signal });
  return () => {
    listening.abort();
    release();
  };
}

async function bring(fonts: readonly FontFace[]) {
  await Promise.all(fonts.map((font) => font.load()));
  let before: readonly Box[] = [];
  let measuredAt = NaN;
  const measure = () => {
    before = boxesSeen();
    measuredAt = scrollY;
  };
  // Headings first and the text after them: each is a layout, and a press is answered in between.
  for (const font of fonts) {
    await idle();
    measure();
    // To measure and to try are two tasks, so that neither is a long one.
    await idle();
    const begun = performance.now();
    // A page that was scrolled in between shows other things.
    if (scrollY !== measuredAt) measure();
    const release = holdRows();
    font.display = 'swap';
    document.fonts.add(font);
    // In the same task, so that nothing is painted on trial.
    if (moved(before, boxesSeen())) {
      document.fonts.delete(font);
      release();
    }
    // Too much for this machine to be done once more: the next page has the others.
    if (performance.now() - begun > LONG_TASK_MS) return;
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
