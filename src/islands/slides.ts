import { fill } from '../browser/fill.ts';
import type { ControlWords } from '../words/controlSchemas.ts';

/** What screen readers call each slide of a row. */
export type SlideWords = Pick<ControlWords['slider'], 'slide' | 'place'>;

/** What a slider's window shows: its first slide's index, how many beside each other, and whether these are all. */
export interface View {
  first: number;
  shown: number;
  isLocked: boolean;
}

/** Says to screen readers what each slide is, and which of how many. */
export function labelSlides(slides: HTMLElement[], words: SlideWords): void {
  slides.forEach((slide, index) => {
    slide.role = 'group';
    slide.ariaRoleDescription = words.slide;
    slide.ariaLabel = fill(words.place, { number: index + 1, count: slides.length });
  });
}

/**
 * Keeps what stands beside the window of the strip from the keyboard and from screen readers, and has the neighbours'
 * pictures come along.
 * @param root takes the focus when the slide that holds it leaves
 */
export function hideOffscreen(
  root: HTMLElement,
  slides: HTMLElement[],
  { first, shown, isLocked }: View,
): void {
  slides.forEach((slide, index) => {
    const place = (index - first + slides.length) % slides.length;
    const isOff = !isLocked && place >= shown;
    // The focus stays with the slider when the slide that held it leaves.
    if (isOff && slide.contains(document.activeElement)) root.focus({ preventScroll: true });
    slide.inert = isOff;
    // The neighbours' pictures come along, so that a step does not show an empty frame.
    if (place > shown && place < slides.length - 1) return;
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      // Not every browser that runs the slider can tell.
      if (image.checkVisibility?.() ?? true) image.loading = 'eager';
  });
}
