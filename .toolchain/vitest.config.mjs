// The unit tests, in three parts that can be asked for with --project.
import { defineConfig } from 'vitest/config';

const TESTS = '**/*.test.{ts,tsx}';
const part = (name, options) => ({ test: { name, dir: 'src', testTimeout: 60_000, ...options } });

export default defineConfig({
  test: {
    // On two cores, too: much of a unit's time is spent on sockets, clocks and other processes.
    maxWorkers: 2,
    projects: [
      // Servers, with processes, clocks and memory of their own.
      part('server', { include: [`**/server/${TESTS}`] }),
      part('painter', { include: [`**/artwork/${TESTS}`] }),
      // These keep nothing from one file to the next, so that they share what they import.
      part('rest', { include: [TESTS], exclude: ['**/server/**', '**/artwork/**'], isolate: false }),
    ],
  },
});
