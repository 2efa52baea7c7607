import { headScript } from './headScript.ts';

/**
 * Runs where it stands, after the parts of a section and before they are painted, and needs nothing from outside
 * itself. On a phone it leaves the first part open, and the one that the address leads into; without it, on paper and
 * on a wider screen all are open.
 */
function foldParts(): void {
  if (!matchMedia('(width < 700px)').matches) return;
  const asked = document.getElementById(location.hash.slice(1));
  const parts = document.currentScript?.parentElement?.querySelectorAll(':scope > details') ?? [];
  for (const [at, part] of [...parts].entries())
    part.toggleAttribute('open', at === 0 || part.contains(asked));
}

/** The script for the end of a section whose parts are `<details>`: its code, and the hash for the page's policy. */
export const FOLDED_PARTS = headScript(`(${foldParts})()`);
