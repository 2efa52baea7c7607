/** What nothing that floats may cover: whatever can be pressed or filled in, with its label, every caption, and the page's title. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, figcaption, .caption, h1';
