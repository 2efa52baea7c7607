import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The folder in which a run of journeys keeps its enquiries, taken away when the run is over. Workers read the
 * configuration again, each in its own process: the folder stays the same for all of them.
 * @param name what the temporary folder's name begins with
 */
export function outboxFolder(name: string): string {
  const given = process.env['E2E_OUTBOX'];
  if (given) return given;
  const folder = mkdtempSync(path.join(tmpdir(), name));
  process.env['E2E_OUTBOX'] = folder;
  process.on('exit', () => {
    for (const one of [folder, `${folder}${AGENCY_OUTBOX}`]) rmSync(one, { recursive: true, force: true });
  });
  return folder;
}

/** What the agency's own outbox is called besides. */
export const AGENCY_OUTBOX = '-agency';
