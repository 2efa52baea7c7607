import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DAY_S = 24 * 60 * 60;

let folder = '';
const at = (name: string) => path.join(folder, name);

/** Puts something in Astro's place: a program that is started with `build --outDir <folder>`. */
function astroIs(program: string): void {
  const preamble =
    "import { mkdirSync, writeFileSync } from 'node:fs';\nconst out = process.argv[4];\n" +
    "mkdirSync(out + '/_astro', { recursive: true });\n" +
    "writeFileSync(out + '/index.html', 'the site of today');\n";
  writeFileSync(at('node_modules/astro/astro.mjs'), preamble + program);
}

/** Runs `npm run build`'s script in the folder. */
const build = (environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['.toolchain/build.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });

const published = () => readFileSync(at('dist/index.html'), 'utf8');
/** Whether nothing is left of a build that was under way. */
const isTidy = () => readdirSync(folder).every((name) => !name.startsWith('.dist-'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zurura-build-'));
  for (const part of ['.toolchain', 'dist/_astro', 'node_modules/astro'])
    mkdirSync(at(part), { recursive: true });
  cpSync(path.join(ROOT, '.toolchain/build.mjs'), at('.toolchain/build.mjs'));
  symlinkSync(path.join(ROOT, 'src'), at('src'));
  writeFileSync(at('package.json'), '{ "type": "module" }');
  writeFileSync(at('node_modules/astro/package.json'), '{ "bin": { "astro": "astro.mjs" } }');
  writeFileSync(at('dist/index.html'), 'the site of yesterday');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run build', () => {
  it('puts a new site in the place of the last one', () => {
    astroIs('');
    const { status, stdout } = build();
    expect([status, stdout]).toEqual([0, expect.stringContaining('Built: dist/')]);
    expect(published()).toBe('the site of today');
    expect(isTidy()).toBe(true);
  });

  it('hands on what an open page of the last site may still run, however long that stood, and no picture', () => {
    const kept = ['a.js', 'a.js.br', 'b.css', 'c.woff2'];
    const dropped = ['withdrawn.jpg', 'withdrawn.avif', 'repainted.svg', 'repainted.svg.gz'];
    const built = Date.now() / 1000 - 30 * DAY_S;
    for (const name of [...kept, ...dropped]) {
      writeFileSync(at(`dist/_astro/${name}`), '');
      utimesSync(at(`dist/_astro/${name}`), built, built);
    }
    astroIs('');
    expect(build().status).toBe(0);
    expect(readdirSync(at('dist/_astro')).toSorted()).toEqual(kept);
  });

  it('drops what has been out of use for a week', () => {
    for (const name of ['a.js', 'b.js']) writeFileSync(at(`dist/_astro/${name}`), '');
    astroIs('');
    build();
    const file = at('.cache/withdrawn.json');
    const withdrawn = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    expect(Object.keys(withdrawn).toSorted()).toEqual(['a.js', 'b.js']);
    writeFileSync(file, JSON.stringify({ ...withdrawn, 'a.js': Date.now() - 8 * DAY_S * 1000 }));
    expect(build().status).toBe(0);
    expect(readdirSync(at('dist/_astro'))).toEqual(['b.js']);
  });

  it('leaves the last site in its place when the new one cannot take it', () => {
    // Something that Astro wrote went away again before the swap.
    astroIs("import('node:fs').then((fs) => fs.rmSync(out, { recursive: true }));");
    expect(build().status).toBe(1);
    expect(published()).toBe('the site of yesterday');
    expect(isTidy()).toBe(true);
  });

  it.each([
    [
      'is refused before there are pages',
      "process.send({ refused: 'cars/van.json:3: no.\\n\\n1 to mend. Nothing was built.', hasPages: false }, () => process.exit(1));",
      'cars/van.json:3: no.\n\n1 to mend. Nothing was built.\n',
    ],
    [
      'is refused over what stands on the pages',
      "process.send({ refused: 'cars/van.json:3: no.\\n\\n1 to mend.', hasPages: true }, () => process.exit(1));",
      'cars/van.json:3: no.\n\n1 to mend. The last site was left as it was.\n',
    ],
    ['fails', "console.error('out of paper'); process.exit(3);", 'out of paper\n\nThe build failed.\n'],
    [
      'reports a fault and ends well all the same',
      "console.log('[ERROR] a reference dangles');",
      '[ERROR] a reference dangles\n\nThe build failed.\n',
    ],
  ])('leaves the last site alone when the new one %s, and says why', (_, program, says) => {
    astroIs(program);
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([1, says]);
    expect(published()).toBe('the site of yesterday');
    expect(isTidy()).toBe(true);
  });

  it('does not begin with some but not all keys of the e-mail provider, and says what to set', () => {
    astroIs("writeFileSync('begun', '');");
    const { status, stderr } = build({ PUBLIC_EMAILJS_PUBLIC_KEY: 'abc' });
    expect(status).toBe(1);
    expect(stderr).toContain('PUBLIC_EMAILJS_SERVICE_ID');
    expect(stderr).toContain('Set all of them');
    expect(existsSync(at('begun'))).toBe(false);
  });
});
