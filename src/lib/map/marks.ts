interface Place {
  x: number;
  y: number;
}

/** Path data of a point at each place of a drawing: the round end of a line makes a dot of it. */
export const dotsAt = (places: readonly Place[]): string => places.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** Path data of a summit's sign around each place of a drawing. */
export const peaksAt = (places: readonly Place[]): string =>
  places.map(({ x, y }) => `M${x} ${y}m0-10l10 17h-20z`).join('');
