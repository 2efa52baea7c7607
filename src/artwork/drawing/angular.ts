/** A row of points every one of which is a corner. */
export const angular = (row: string): string => row.replaceAll(/\d(?=[ ;]|$)/g, '$&,1');
