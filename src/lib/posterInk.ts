/** The lettering on a poster: cream, or the ink of the pages. */
export type PosterInk = 'cream' | 'dark';

/** Where a title stands, in shares of a scene from its upper left corner: what is painted calm. */
export const TITLE = {
  wide: { width: 0.5, height: 0.64 },
  tall: { width: 1, height: 0.42 },
} as const;

/** A line's letters, and the height of label and lines, at the least favourable width of a window. */
const LINES = {
  wide: { letters: 15, above: 0.15, each: 0.12 },
  tall: { letters: 17, above: 0.13, each: 0.085 },
} as const;

/** Beside the title is the page's margin and above it some room, in shares of a scene, at every width. */
const BESIDE = { left: 0.03, top: 0.03 };

/**
 * The part of a scene on which a title of so many letters stands: TITLE without the page's margin, and no lower than
 * the last line. `width` and `height` count from the scene's corner.
 */
export function titlePart(format: keyof typeof TITLE, letters: number) {
  const { width, height } = TITLE[format];
  const { letters: inLine, above, each } = LINES[format];
  return { ...BESIDE, width, height: Math.min(height, above + each * Math.ceil(letters / inLine)) };
}

/** What WCAG asks of text. */
const AA = 4.5;
/** How bright pictures are shown at dusk, as a share of their day's brightness: `--picture-dusk`. */
export const DUSK = 0.9;

const linear = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = ([red, green, blue]: readonly number[], brightness = 1) => {
  const light = (channel = 0) => linear[Math.round(Math.min(255, channel * brightness))] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
};

/** The contrast of two luminances, from 1 to 21 (WCAG 2.2). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * The least contrast of a lettering on cells of a picture, by day and dimmed at dusk.
 * @param cells their colours, each three numbers from 0 to 255
 * @param ink the lettering's colour, such as #fbeedb
 */
export function leastContrast(cells: readonly (readonly number[])[], ink: string): number {
  const letters = luminance(bytesOf(ink));
  return Math.min(
    ...cells.flatMap((cell) => [1, DUSK].map((brightness) => contrast(letters, luminance(cell, brightness)))),
  );
}

/**
 * The ink that is read best on all of the cells.
 * @param inks the colours of the two, such as #fbeedb
 * @returns undefined where neither reaches 4.5:1 on each of them
 */
export function inkOn(
  cells: readonly (readonly number[])[],
  inks: Readonly<Record<PosterInk, string>>,
): PosterInk | undefined {
  const [best] = (['cream', 'dark'] as const)
    .map((ink) => ({ ink, least: leastContrast(cells, inks[ink]) }))
    .toSorted((one, other) => other.least - one.least);
  return best && best.least >= AA ? best.ink : undefined;
}
