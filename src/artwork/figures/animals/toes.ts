import { outline } from '../../drawing/brush.ts';

/** The toes or nails of one foot, each by where it begins and ends on the ground line. */
export const toes = (...spans: [from: number, to: number][]): string =>
  spans.map(([from, to]) => outline(`${from},0,1 ${from},-8 ${to},-8 ${to},0,1`)).join('');
