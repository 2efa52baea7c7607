import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './fixture.ts';
import { copyProject } from './project.ts';

/** What Astro is started with in a copy of the project, as one does who knows Astro and not the npm scripts. */
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '' };
const CAR = 'content/cars/superior-van.json';
const ISSUE = `${CAR}:LINE: price: "$30" is not a number. Write 30.`;

/** Breaks a car of a copy of the project; gives the issue about it. */
function breakCar(folder: string): string {
  const file = path.join(folder, CAR);
  const text = readFileSync(file, 'utf8');
  const broken = text.replace('"price": 30', '"price": "$30"');
  writeFileSync(file, broken);
  const line = broken.split('\n').findIndex((row) => row.includes('"$30"')) + 1;
  return ISSUE.replace('LINE', String(line));
}

test('astro build by itself refuses broken content in the same words, and then writes what hosts need', () => {
  test.setTimeout(180_000);
  const folder = copyProject();
  const build = () =>
    spawnSync(process.execPath, [ASTRO, 'build', '--outDir', 'elsewhere'], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
  const sound = readFileSync(path.join(folder, CAR), 'utf8');
  try {
    const issue = breakCar(folder);
    const refused = build();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`${issue}\n\n1 to mend. Nothing was built.`);
    expect(refused.stderr).not.toMatch(/Stack trace|^\s+at /m);
    expect(existsSync(path.join(folder, 'elsewhere'))).toBe(false);

    writeFileSync(path.join(folder, CAR), sound);
    const { status, stdout, stderr } = build();
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    const files = readdirSync(path.join(folder, 'elsewhere'));
    expect(files).toEqual(
      expect.arrayContaining(['_headers', '_headers.nginx', '_headers.caddy', '.nojekyll']),
    );
    expect(files).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'sitemap-0.xml.br']));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('astro dev says what is wrong in content at its start, goes on, and says when it is mended', async () => {
  test.setTimeout(120_000);
  const folder = copyProject();
  const sound = readFileSync(path.join(folder, CAR), 'utf8');
  const issue = breakCar(folder);
  const port = Number(process.env['E2E_PORT'] ?? 4321) + 7;
  const dev = spawn(process.execPath, [ASTRO, 'dev', '--port', String(port)], { cwd: folder, env });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (data) => (output += String(data)));
  try {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('watching for file changes');
    await expect.poll(() => output, { timeout: 30_000 }).toContain(`${issue}\n\n1 to mend in content/.`);
    const page = await fetch(`http://localhost:${port}/ugandatravelblog`);
    expect(page.status, output).toBe(200);
    writeFileSync(path.join(folder, CAR), sound);
    await expect.poll(() => output, { timeout: 30_000 }).toContain('content/ is in order again.');
    expect(dev.exitCode).toBeNull();
  } finally {
    dev.kill();
    await once(dev, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
