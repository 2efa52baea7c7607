import { type HeadScript, headScript } from './headScript.ts';

/** A face's family, the address of its file, and the weights that it stands for. */
type Face = readonly [family: string, file: string, weight: string];

/**
 * Runs in the head, and needs nothing from outside itself. A visitor who comes from another page of the site has the
 * fonts in the cache, and a first paint that waits for them waits for nothing. For everyone else they would delay the
 * first paint and the poster: `src/shell/brandFonts.ts` brings them after that.
 */
function offerBrandFonts(faces: readonly Face[]): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  const fonts = faces.map(([family, file, weight]) => {
    const font = new FontFace(family, `url(${file})`, { weight, display: 'optional' });
    if (cameFromHere) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: file });
      document.head.append(link);
      document.fonts.add(font);
    }
    return font;
  });
  Object.assign(window, { brandFonts: cameFromHere ? [] : fonts });
}

/**
 * The script for the head of every page.
 * @returns its code, and the hash that the content security policy must name
 */
export function brandFontsScript(faces: readonly Face[]): HeadScript {
  const code = `(${offerBrandFonts})(${JSON.stringify(faces)})`;
  return headScript(code);
}
