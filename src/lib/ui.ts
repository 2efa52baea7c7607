import { readWords } from '../settings/siteFiles.ts';

/** Every word of the interface, as content/words/ gives it. */
export const ui = readWords(process.cwd());

const { hero, slider } = ui.controls;
/** What the hero's island says: its own words, and what it calls a slide. */
export const heroWords = {
  ...{ label: hero.label, pause: hero.pause, play: hero.play, seconds: hero.seconds },
  ...{ role: slider.role, slide: slider.slide, place: slider.place },
};
