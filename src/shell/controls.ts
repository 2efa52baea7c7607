/** What nothing that floats may cover: whatever can be pressed or filled in, with its label, and every caption. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, label, figcaption, .caption';
