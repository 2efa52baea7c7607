/** The number of an island: its own attribute, and the beginning of each id that React makes in it. */
const NUMBERS = / prefix="r\d+(?=")|_r\d+(?=R_)/g;

/**
 * Numbers the islands of a page as they stand on it. They come as they were rendered, and which of two was first
 * depends on whose file was read first: the same content would not give the same bytes.
 * @param html a page as Astro built it
 */
export function withSteadyIds(html: string): string {
  const numbers = new Map<string, string>();
  return html.replace(NUMBERS, (found) => {
    const at = found.lastIndexOf('r');
    const number = found.slice(at);
    const steady = numbers.get(number) ?? `r${numbers.size}`;
    numbers.set(number, steady);
    return found.slice(0, at) + steady;
  });
}
