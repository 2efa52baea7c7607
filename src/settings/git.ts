import { execFile, spawnSync } from 'node:child_process';

/** Runs a git command and gives its output; undefined when it fails or there is no git. */
export type Git = (...args: string[]) => string | undefined;

/** Git in a project's folder. */
export const gitIn =
  (root: string): Git =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };

/** The same without waiting for it. */
export type GitBeside = (...args: string[]) => Promise<string | undefined>;

/** Git in a project's folder, beside what else is done. */
export const gitBeside =
  (root: string): GitBeside =>
  (...args) =>
    new Promise((resolve) => {
      const most = { cwd: root, encoding: 'utf8', maxBuffer: Infinity } as const;
      execFile('git', args, most, (error, output) => resolve(error ? undefined : output));
    });
