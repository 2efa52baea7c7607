import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

const DAY = 24 * 60 * 60;

test('a new build keeps what an open page of the last week may still load, and nothing older', () => {
  test.setTimeout(240_000);
  const folder = copyProject();
  const scripts = path.join(folder, 'dist/_astro');
  const now = Date.now() / 1000;
  try {
    mkdirSync(scripts, { recursive: true });
    for (const [name, age] of [
      ['recent.aaaa.js', 6 * DAY],
      ['ancient.bbbb.js', 8 * DAY],
    ] as const) {
      writeFileSync(path.join(scripts, name), '');
      utimesSync(path.join(scripts, name), now - age, now - age);
    }
    const { status, stderr, stdout } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    expect(existsSync(path.join(scripts, 'recent.aaaa.js'))).toBe(true);
    expect(existsSync(path.join(scripts, 'ancient.bbbb.js'))).toBe(false);
    expect(existsSync(path.join(folder, 'dist/_headers')), 'for hosts that read it').toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.dist-'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('some but not all keys of the e-mail provider stop the build with a sentence that says what to set', () => {
  const folder = copyProject();
  try {
    const { status, stderr } = spawnSync(process.execPath, ['.toolchain/build.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('PUBLIC_EMAILJS_SERVICE_ID');
    expect(stderr).toContain('Set all five');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
