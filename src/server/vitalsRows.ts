import { VITALS, type Vital } from '../browser/vitals.ts';
import type { StoredReport } from './vitals.ts';

/** What reports can be told apart by. */
export type VitalsKey = 'route' | 'width' | 'connection';

const SHARES = [50, 75, 95] as const;

/** A line of the table: how many visits, and the percentiles of each measure (ms, CLS without a unit). */
export interface VitalsRow {
  name: string;
  visits: number;
  percentiles: Partial<Record<Vital, readonly number[]>>;
}

/** The percentile of values that are sorted: the smallest that so many per cent do not exceed (nearest rank). */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;

function percentilesOf(reports: readonly StoredReport[], vital: Vital): readonly number[] | undefined {
  const values = reports.flatMap(({ vitals }) => vitals[vital] ?? []).toSorted((a, b) => a - b);
  return values.length === 0 ? undefined : SHARES.map((share) => percentile(values, share));
}

/** Reports by what tells them apart, the most visited first. */
export function rowsOf(reports: readonly StoredReport[], by: VitalsKey): VitalsRow[] {
  return [...Map.groupBy(reports, (report) => report[by])]
    .map(([name, own]) => ({
      name,
      visits: own.length,
      percentiles: Object.fromEntries(
        VITALS.flatMap((vital) => {
          const found = percentilesOf(own, vital);
          return found ? [[vital, found]] : [];
        }),
      ),
    }))
    .toSorted((one, other) => other.visits - one.visits || (one.name < other.name ? -1 : 1));
}

const shown = (vital: Vital, value: number) =>
  vital === 'CLS' ? value.toFixed(3) : String(Math.round(value));

/** The rows as a table for a terminal, each measure as p50 / p75 / p95. */
export function tableOf(rows: readonly VitalsRow[], by: VitalsKey): string {
  const head = [by, 'visits', ...VITALS.map((vital) => (vital === 'CLS' ? vital : `${vital} ms`))];
  const lines = rows.map(({ name, visits, percentiles }) => [
    name,
    String(visits),
    ...VITALS.map((vital) => percentiles[vital]?.map((value) => shown(vital, value)).join(' / ') ?? '-'),
  ]);
  const table = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const drawn = table.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return ['p50 / p75 / p95', ...drawn].join('\n');
}
