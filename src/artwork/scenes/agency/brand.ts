import type { Picture } from '../../canvas/picture.ts';
import { outline } from '../../drawing/brush.ts';

/*
 * The mark: the sun going down behind the plain, and before it a wind-bent umbrella thorn whose crown, trunk and foot
 * write the Z of the name. It is drawn on 512 units; the disc takes 480 of them.
 */
const SUN = '#f08a3c';
const EARTH = '#c8502f';
const TREE = '#1c0d18';

const CROWN =
  '74,216,1 92,170 138,162 166,124 222,134 260,102 316,124 356,116 388,154 430,168 448,216,1 330,207 200,207';
const TRUNK = `430,208,1 348,284 222,330 200,380,1 300,366 388,374 446,398,1 330,405 180,405 68,398,1 104,374 132,332
  184,288 292,248 336,207,1`;
const BRANCH = '214,312,1 196,256 162,207,1 188,207,1 212,240 240,300,1';
/** For sixteen pixels: fewer bumps, a thicker foot, no branch. */
const SMALL_CROWN = '60,226,1 80,156 152,148 190,104 300,90 364,122 436,146 456,226,1';
const SMALL_TRUNK =
  '444,220,1 350,290 244,334 220,364,1 430,364,1 438,424,1 78,424,1 104,356 150,300 260,262 300,220,1';

const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`;
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inner}</svg>\n`;
const tree = fill(TREE, outline(CROWN) + outline(BRANCH) + outline(TRUNK));
const disc = fill(SUN, 'M16 256a240 240 0 1 1 480 0a240 240 0 1 1-480 0z');
const earth = fill(EARTH, 'M40 361q90-26 196 12q124 24 236-12a240 240 0 0 1-432 0z');

/** The logo, the favicon (for a handful of pixels) and the full-bleed icon whose mark stays in a launcher's safe circle. */
export const brand: readonly Picture[] = [
  { name: 'brand/logo', paint: () => drawing(disc + earth + tree) },
  {
    name: 'brand/favicon',
    paint: () =>
      drawing(
        fill(SUN, 'M0 256a256 256 0 1 1 512 0a256 256 0 1 1-512 0z') +
          fill(EARTH, 'M30 376h452a256 256 0 0 1-452 0z') +
          fill(TREE, outline(SMALL_CROWN) + outline(SMALL_TRUNK)),
      ),
  },
  {
    name: 'brand/icon-maskable',
    paint: () =>
      drawing(
        fill(SUN, 'M0 0h512v512h-512z') +
          fill(EARTH, 'M0 352q120-36 256 0q136 30 256-4v164h-512z') +
          `<g transform="translate(45 43)scale(.82)">${tree}</g>`,
      ),
  },
];
