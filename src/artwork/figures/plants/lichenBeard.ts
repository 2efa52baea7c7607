/**
 * A beard of lichen as one outline: from `left` to `right` along a bough at `y`, its strands as long as the list says.
 * @param lengths pixels of each strand, left to right
 */
export function lichenBeard(
  { left, right, y, sway = 0 }: { left: number; right: number; y: number; sway?: number },
  lengths: readonly number[],
): string {
  const step = (right - left) / lengths.length;
  const strands = lengths.flatMap((length, at) => {
    const x = left + step * (at + 0.5);
    const next = lengths[at + 1] ?? 0;
    const notch = Math.round(Math.min(length, next) * 0.72);
    const drift = Math.round((sway * length) / 300);
    const tip = `${Math.round(x + drift)},${y + length},1`;
    return next ? [tip, `${Math.round(x + step / 2 + drift / 2)},${y + notch},1`] : [tip];
  });
  return `${left},${y},1 ${strands.join(' ')} ${right},${y},1`;
}
