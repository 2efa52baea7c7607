import { headScript } from './headScript.ts';

/**
 * Runs where it stands, after the parts of a section and before they are painted, and needs nothing from outside
 * itself. On a phone it closes the parts but the one that the address leads into, and the first where it is to stay open;
 * on a wider screen it opens all. Paper shows all of them, open or not.
 */
function foldParts(keepsFirst: boolean): void {
  const isWide = matchMedia('(width >= 700px)').matches;
  const asked = document.getElementById(location.hash.slice(1));
  const parts = document.currentScript?.parentElement?.querySelectorAll(':scope > details') ?? [];
  for (const [at, part] of [...parts].entries())
    part.toggleAttribute('open', isWide || (keepsFirst && at === 0) || part.contains(asked));
}

/** The script for the end of a part of a page whose parts are `<details>`: its code, and the hash for the page's policy. */
const folded = (keepsFirst: boolean) => headScript(`(${foldParts})(${keepsFirst})`);

export const FIRST_PART_OPEN = folded(true);
export const ALL_PARTS_CLOSED = folded(false);
