import { INTERACTIONS, type Interactions } from './interactions.ts';
import { CATEGORIES, type Judgement } from './lighthouse.ts';
import type { Paints } from './paints.ts';
import { CPU } from './phone.ts';
import type { Rest } from './rest.ts';
import type { Weight } from './weight.ts';

/** What was found of a page, each a median of the rounds. Times of the page itself in ms, paints as ratios to the floor's. */
export interface Row {
  address: string;
  weight: Weight;
  /** The larger of Lighthouse's shift and that of a page read to its end. */
  shift: number;
  lighthouse: Judgement;
  slowed: Paints;
  interactions: Interactions;
  rest: Rest;
}

/** A column: the group it stands in, its head, and what it says of a page. */
type Column = readonly [group: string, head: string, cell: (row: Row) => string];

/** Longer addresses lose their middle, so that a line fits 160 columns. */
const ADDRESS = 29;
const shorten = (address: string) =>
  address.length <= ADDRESS ? address : `${address.slice(0, 14)}…${address.slice(14 + 1 - ADDRESS)}`;

const SHORT = { performance: 'perf', accessibility: 'acc', 'best-practices': 'best', seo: 'seo' } as const;
const fixed = (value: number | undefined, digits = 0) => (value === undefined ? '-' : value.toFixed(digits));
const COLUMNS: readonly Column[] = [
  ['kB', 'first', ({ weight }) => fixed(weight.first)],
  ['kB', 'script', ({ weight }) => fixed(weight.script)],
  ['kB', 'whole', ({ weight }) => fixed(weight.whole)],
  ['Lighthouse', 'FCP', ({ lighthouse }) => fixed(lighthouse.fcp, 2)],
  ['Lighthouse', 'LCP', ({ lighthouse }) => fixed(lighthouse.lcp, 2)],
  ['Lighthouse', 'TBT', ({ lighthouse }) => fixed(lighthouse.tbt)],
  ['Lighthouse', 'CLS', ({ shift }) => fixed(shift, 3)],
  ...CATEGORIES.map((name): Column => [
    'scores',
    SHORT[name],
    ({ lighthouse }) => fixed(lighthouse.scores[name]),
  ]),
  ['slowed', 'FCP', ({ slowed }) => fixed(slowed.fcp, 2)],
  ['slowed', 'LCP', ({ slowed }) => fixed(slowed.lcp, 2)],
  ['slowed', 'block', ({ slowed }) => fixed(slowed.blocked)],
  ...INTERACTIONS.map((name): Column => [
    `INP at ${CPU}x, ms`,
    name,
    ({ interactions }) => fixed(interactions[name]),
  ]),
  ['rest, per s', 'lays', ({ rest }) => fixed(rest.layouts, 1)],
  ['rest, per s', 'style', ({ rest }) => fixed(rest.styles, 1)],
  ['rest, per s', 'ms', ({ rest }) => fixed(rest.busy, 1)],
];

/** A line of groups above the heads, each at the left end of its columns and no wider than they are. */
function groupLine(widths: readonly number[], indent: number): string {
  let line = ' '.repeat(indent);
  for (const group of new Set(COLUMNS.map(([name]) => name))) {
    const room = COLUMNS.reduce((sum, [name], at) => sum + (name === group ? widths[at]! + 1 : 0), 0);
    line += ` |${group}`.slice(0, room).padEnd(room);
  }
  return line.trimEnd();
}

/** The table of all pages, a line each, and under it the audits of Lighthouse's that any of them fails. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => COLUMNS.map(([, , cell]) => cell(row)));
  const widths = COLUMNS.map(([, head], at) =>
    Math.max(head.length, ...cells.map((line) => line[at]!.length)),
  );
  const indent = Math.max(...rows.map(({ address }) => shorten(address).length));
  const lineOf = (name: string, texts: readonly string[]) =>
    [name.padEnd(indent), ...texts.map((text, at) => text.padStart(widths[at]!))].join(' ');
  const faults = rows.filter(({ lighthouse }) => lighthouse.faults.length > 0);
  return [
    groupLine(widths, indent),
    lineOf(
      '',
      COLUMNS.map(([, head]) => head),
    ),
    ...rows.map(({ address }, at) => lineOf(shorten(address), cells[at]!)),
    ...faults.map(({ address, lighthouse }) => `${address} fails ${lighthouse.faults.join(', ')}`),
  ].join('\n');
}
