/**
 * Prints what visitors' browsers reported: `npm run vitals`.
 *
 *   -- --days 7      of the last so many days; 28 when left out, as the search engines do
 *   -- --by width    a line for each class of windows (or of `connection`) instead of each route
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, SettingsError } from '../settings/settings.ts';
import type { StoredReport } from './vitals.ts';
import { vitalsFolder } from './vitals.ts';
import { rowsOf, tableOf, type VitalsKey } from './vitalsRows.ts';

const KEYS: readonly VitalsKey[] = ['route', 'width', 'connection'];

function readReports(folder: string, since: string): StoredReport[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && name >= since.slice(0, 7))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => {
      // A line that a crash has cut short is one visit less.
      try {
        return line ? [JSON.parse(line) as StoredReport] : [];
      } catch {
        return [];
      }
    })
    .filter(({ day }) => day >= since);
}

try {
  const { values } = parseArgs({ options: { days: { type: 'string' }, by: { type: 'string' } } });
  const days = Number(values.days ?? 28);
  if (!(Number.isInteger(days) && days > 0))
    throw new SettingsError(
      `--days is "${values.days}". Give a whole number from 1: npm run vitals -- --days 7`,
    );
  const by = KEYS.find((key) => key === (values.by ?? 'route'));
  if (!by) throw new SettingsError(`--by is "${values.by}". Give ${KEYS.join(', ')}.`);
  const since = new Date(Date.now() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  const folder = vitalsFolder(readSettings().outboxDir);
  const reports = readReports(folder, since);
  console.log(
    reports.length > 0
      ? tableOf(rowsOf(reports, by), by)
      : `No visit has been reported in ${folder} since ${since}. Pages report where PUBLIC_VITALS_URL is set when they are built.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
