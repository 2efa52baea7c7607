/** A golden monkey's gold in shade, as it is and in the sun; its black hair, the middle and the gleam of it. */
export const [DEEP, GOLD, SUN, BLACK, DARK, GLEAM] = [
  '#a3531f',
  '#e08b2c',
  '#ffca62',
  '#171625',
  '#2b2a3e',
  '#5a5a74',
];
