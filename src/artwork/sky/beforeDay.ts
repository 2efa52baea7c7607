/**
 * The colours of a sky that stays dark for a poster's title and burns only along the horizon, from the zenith down:
 * evenly spaced stops for `sky`.
 */
export const BEFORE_DAY: readonly string[] = [
  '#141b46',
  '#18214f',
  '#1e2859',
  '#263165',
  '#323c74',
  '#454a84',
  '#6a5a88',
  '#f0986a',
];
