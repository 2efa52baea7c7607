// The fallback faces: what a page is set in where the brand's fonts have not come. Each is a typeface that a system
// brings, scaled until the brand's words take the same room in it, so that no line breaks elsewhere.
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection as known } from '@capsizecss/metrics/entireMetricsCollection';

const cut = (family, weight) => (weight === 'bold' ? family.variants['700'] : family);
const collected = (name) => ({ regular: cut(known[name], 'regular'), bold: cut(known[name], 'bold') });

/** A typeface that the collection lacks: the widths are measured from its files (DejaVu 2.37, Liberation 2.1) by the same library. */
function measured(familyName, postscriptName, { regular, bold }) {
  const face = { familyName, ascent: 0, descent: 0, lineGap: 0, unitsPerEm: 2048 };
  return {
    regular: { ...face, fullName: familyName, postscriptName, xWidthAvg: regular },
    bold: {
      ...face,
      fullName: `${familyName} Bold`,
      postscriptName: `${postscriptName}-Bold`,
      xWidthAvg: bold,
    },
  };
}

/**
 * What each system has, by the names that its files carry: Android (Roboto, Noto), Apple's (Georgia, Times,
 * Helvetica), Windows (Georgia, Times New Roman, Arial), Linux (Noto, Liberation, DejaVu). Only the first that is there
 * is used; all are scaled, so each is right.
 */
const SYSTEM = {
  serif: [
    collected('georgia'),
    collected('notoSerif'),
    collected('timesNewRoman'),
    measured('Times', 'Times', { regular: 832, bold: 886 }),
    measured('Liberation Serif', 'LiberationSerif', { regular: 832, bold: 886 }),
    measured('DejaVu Serif', 'DejaVuSerif', { regular: 1058, bold: 1168 }),
  ],
  sans: [
    collected('roboto'),
    collected('helvetica'),
    collected('arial'),
    measured('Liberation Sans', 'LiberationSans', { regular: 913, bold: 983 }),
    collected('notoSans'),
    measured('DejaVu Sans', 'DejaVuSans', { regular: 1041, bold: 1176 }),
  ],
};

/** The name under which a fallback face is asked for. */
const nameOf = (brand, { regular }) => `${brand} as ${regular.familyName}`;

/**
 * The stack of fallback faces that stands behind a brand font.
 * @param {string} brand the brand font's family
 * @param {'serif' | 'sans'} kind
 */
export const fallbackNames = (brand, kind) => SYSTEM[kind].map((face) => nameOf(brand, face));

/**
 * The `@font-face` rules of a brand font's fallbacks.
 * @param {string} brand the brand font's family
 * @param {'serif' | 'sans'} kind
 * @param {{ metrics: object, weight: 'regular' | 'bold', range: string }[]} cuts the brand's cuts: what each measures, which
 *   cut of a system's typeface stands in for it, and for which weights of CSS
 */
export function fallbackFaces(brand, kind, cuts) {
  return SYSTEM[kind].flatMap((system) =>
    cuts.map(({ metrics, weight, range }) => {
      const face = system[weight];
      const { fontFaces } = createFontStack([metrics, face], { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[0]['@font-face'];
      // Where a system has one variable file for all weights, its bold has no name of its own.
      const names = new Set([
        face.fullName,
        face.postscriptName,
        system.regular.fullName,
        system.regular.familyName,
      ]);
      const sources = [...names].map((name) => `local('${name}')`).join(', ');
      return [
        '@font-face {',
        `  font-family: '${nameOf(brand, system)}';`,
        `  font-weight: ${range};`,
        `  src: ${sources};`,
        `  size-adjust: ${sizeAdjust};`,
        `  ascent-override: ${ascentOverride};`,
        `  descent-override: ${descentOverride};`,
        '  line-gap-override: 0%;',
        '}',
      ].join('\n');
    }),
  );
}
