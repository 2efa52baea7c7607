import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

const DAY = 24 * 60 * 60;

test('a new build keeps what an open page of the last week may still run, nothing older and no picture', () => {
  test.setTimeout(240_000);
  const folder = copyProject();
  const scripts = path.join(folder, 'dist/_astro');
  const now = Date.now() / 1000;
  try {
    mkdirSync(scripts, { recursive: true });
    const kept = ['recent.aaaa.js', 'recent.aaaa.js.br', 'recent.cccc.css', 'recent.dddd.woff2'];
    const dropped = [
      'withdrawn.eeee.jpg',
      'withdrawn.eeee_x.avif',
      'repainted.ffff.svg',
      'repainted.ffff.svg.gz',
    ];
    for (const [name, age] of [
      ...[...kept, ...dropped].map((recent) => [recent, 6 * DAY] as const),
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
    const isThere = (name: string) => existsSync(path.join(scripts, name));
    expect(kept.filter((name) => !isThere(name))).toEqual([]);
    expect([...dropped, 'ancient.bbbb.js'].filter(isThere)).toEqual([]);
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
