import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, ROUTES, test } from './fixture.ts';
import { copyFixture } from './project.ts';
import { CARS } from './sample/cards.ts';

/** What Astro is started with in a copy of the project, as one does who knows Astro and not the npm scripts. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '' };
const CAR = `content/cars/${CARS[0]!.id}.json`;

test('a broken edit stops every build in the same words; astro dev says them, goes on, and says when it is mended', async () => {
  test.setTimeout(300_000);
  const folder = copyFixture();
  const inFolder = (name: string) => path.join(folder, name);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  const sound = readFileSync(inFolder(CAR), 'utf8');
  const broken = sound.replace('"price": 30', '"price": "$30"');
  const line = broken.split('\n').findIndex((row) => row.includes('"$30"')) + 1;
  const issue = `${CAR}:${line}: price: "$30" is not a number. Write 30.\n\n1 to mend`;
  writeFileSync(inFolder(CAR), broken);
  writeFileSync(inFolder('dist'), 'the site of yesterday');
  try {
    const ours = run('.toolchain/build.mjs');
    expect([ours.status, ours.stderr]).toEqual([1, `${issue}. Nothing was built.\n`]);
    expect(readFileSync(inFolder('dist'), 'utf8')).toBe('the site of yesterday');
    expect(existsSync(inFolder('.astro')), 'Astro read the content').toBe(false);

    const itself = run(ASTRO, 'build', '--outDir', 'elsewhere');
    expect(itself.status).toBe(1);
    expect(itself.stderr).toContain(`${issue}. Nothing was built.`);
    expect(itself.stderr).not.toMatch(/Stack trace|^\s+at /m);
    expect(existsSync(inFolder('elsewhere'))).toBe(false);

    const port = Number(process.env['E2E_PORT'] ?? 4321) + 7;
    const dev = spawn(process.execPath, [ASTRO, 'dev', '--port', String(port)], { cwd: folder, env });
    let output = '';
    for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (data) => (output += String(data)));
    try {
      await expect.poll(() => output, { timeout: 120_000 }).toContain('watching for file changes');
      await expect.poll(() => output, { timeout: 60_000 }).toContain(`${issue} in content/.`);
      const page = await fetch(`http://localhost:${port}${ROUTES.blog}`);
      expect(page.status, output).toBe(200);
      writeFileSync(inFolder(CAR), sound);
      await expect.poll(() => output, { timeout: 60_000 }).toContain('content/ is in order again.');
      expect(dev.exitCode).toBeNull();
    } finally {
      dev.kill();
      await once(dev, 'exit');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
