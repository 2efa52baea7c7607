/** The outline of a summit's sign around its point, as path data: on the map and in its key. */
export const PEAK = 'm0-10l10 17h-20z';
