/** What WCAG asks of text; large lettering may have less, but a title is read on a phone in the sun. */
const AA = 4.5;
/** A star or a bird may be brighter than that. */
const SHARE = 0.995;

/** The lettering on a picture: cream, or the ink of the pages. */
export type CalmInk = 'light' | 'dark';
/** WCAG's relative luminance of the two: #fff3dc and #1c0d18. */
const INKS: Record<CalmInk, number> = { light: 0.9011, dark: 0.0064 };

const linear = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * The ink that is read at 4.5:1 (WCAG 1.4.3) on at least 99.5 % of the pixels, or none.
 * @param pixels three bytes each: red, green, blue
 */
export function inkOn(pixels: Uint8Array): CalmInk | undefined {
  const lights: number[] = [];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => linear[pixels[at + channel] ?? 0]);
    lights.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  lights.sort((one, other) => one - other);
  const most = Math.min(lights.length - 1, Math.floor(lights.length * SHARE));
  const brightest = lights[most] ?? 1;
  const darkest = lights[lights.length - 1 - most] ?? 0;
  if ((INKS.light + 0.05) / (brightest + 0.05) >= AA) return 'light';
  return (darkest + 0.05) / (INKS.dark + 0.05) >= AA ? 'dark' : undefined;
}
