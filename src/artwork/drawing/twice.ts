/** A row of shapes and its mirror image across x = 0, for what is seen from the front, from behind or from above. */
export function twice(row: string): string {
  const mirrored = row.replaceAll(
    /(^|[\s;])(-?[\d.]+),/g,
    (_, before: string, x: string) => `${before}${-Number(x)},`,
  );
  return `${row};${mirrored}`;
}
