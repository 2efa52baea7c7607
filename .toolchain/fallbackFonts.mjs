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
 * is used; all are scaled, so each is right. Each name that a system does not have costs the first layout of a page
 * half a ms, so the slowest devices' stand first.
 */
const SYSTEM = {
  serif: [
    collected('notoSerif'),
    collected('georgia'),
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

/** Two decimals of a per cent: a hundredth of a pixel in the largest heading. */
const short = (percent) => `${Number.parseFloat(Number.parseFloat(percent).toFixed(2))}%`;

/** What a cut of a system's typeface is scaled by, as CSS, and the names that it may have. */
function scaled(system, { metrics, weight, range }) {
  const face = system[weight];
  const { fontFaces } = createFontStack([metrics, face], { fontFaceFormat: 'styleObject' });
  const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[0]['@font-face'];
  const rules = [
    `  font-weight: ${range};`,
    `  size-adjust: ${short(sizeAdjust)};`,
    `  ascent-override: ${short(ascentOverride)};`,
    `  descent-override: ${short(descentOverride)};`,
    '  line-gap-override: 0%;',
  ].join('\n');
  // Where a system has one variable file for all weights, its bold has no name of its own.
  const { fullName, familyName } = system.regular;
  return { rules, names: [face.postscriptName, face.fullName, fullName, familyName] };
}

/**
 * The fallbacks of a brand font. Neighbours that are scaled by the same share a face: the first of them that a system
 * has is taken.
 * @param {string} brand the brand font's family
 * @param {'serif' | 'sans'} kind
 * @param {{ metrics: object, weight: 'regular' | 'bold', range: string }[]} cuts the brand's cuts: what each measures, which
 *   cut of a system's typeface stands in for it, and for which weights of CSS
 * @returns {{ names: string[], rules: string[] }} the stack of families, and their `@font-face` rules
 */
export function fallbacksOf(brand, kind, cuts) {
  const groups = [];
  for (const system of SYSTEM[kind]) {
    const own = cuts.map((cut) => scaled(system, cut));
    const last = groups.at(-1);
    if (last && own.every(({ rules }, at) => rules === last.cuts[at].rules)) {
      for (const [at, { names }] of own.entries()) last.cuts[at].names.push(...names);
    } else {
      groups.push({ name: `${brand} as ${system.regular.familyName}`, cuts: own });
    }
  }
  return {
    names: groups.map(({ name }) => name),
    rules: groups.flatMap(({ name, cuts: faces }) =>
      faces.map(({ rules, names }) => {
        const sources = [...new Set(names)].map((local) => `local('${local}')`).join(', ');
        return `@font-face {\n  font-family: '${name}';\n  src: ${sources};\n${rules}\n}`;
      }),
    ),
  };
}
