// npm run build: checks the content, builds into a folder beside dist/, prepares what the server sends, and only
// then swaps it in, so that a build that fails leaves the site of yesterday untouched.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs Astro and resolves to everything that it printed. */
function astroBuild(outDir) {
  return new Promise((resolve) => {
    const astro = path.join(root, 'node_modules/astro');
    const { bin } = JSON.parse(readFileSync(path.join(astro, 'package.json'), 'utf8'));
    const child = spawn(process.execPath, [path.join(astro, bin.astro), 'build', '--outDir', outDir], {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Ends the build with all that is to be mended, when there is something. */
function refuse(complaints, consequence) {
  if (complaints.length === 0) return;
  throw new Error(`${complaints.join('\n')}\n\n${complaints.length} to mend. ${consequence}`);
}

/** How long a visitor's open page may still ask for the scripts that it was built with. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;
/** What a page runs on. A picture that was taken off the site is gone with the next build. */
const KEPT = /\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/** Hands on what an open page of the last builds may still load; names carry a hash, so nothing can clash. */
async function keepRecent(from, to) {
  if (!existsSync(from)) return;
  for (const name of await readdir(from, { recursive: true })) {
    const [old, fresh] = [path.join(from, name), path.join(to, name)];
    const { mtimeMs, isFile } = await stat(old).then((info) => ({
      mtimeMs: info.mtimeMs,
      isFile: info.isFile(),
    }));
    if (!isFile || !KEPT.test(name) || existsSync(fresh) || Date.now() - mtimeMs > KEEP_MS) continue;
    await cp(old, fresh, { preserveTimestamps: true });
  }
}

/** Builds the site into dist/. Throws an Error whose message is for people; dist/ is then as it was. */
export async function build() {
  const { readSettings } = await import('../src/settings/settings.ts');
  const { checkContent } = await import('../src/check/checkContent.ts');
  const { checkBuilt } = await import('../src/check/built/checkBuilt.ts');
  refuse(await checkContent(root), 'Nothing was built.');
  const settings = readSettings();

  const fresh = path.join(root, `.dist-${process.pid}`);
  try {
    const { code, output } = await astroBuild(fresh);
    // Astro reports some faults (a dangling reference, a failing Markdown plugin) and still ends with 0.
    if (code !== 0 || output.includes('[ERROR]')) throw new Error(`${output.trim()}\n\nThe build failed.`);
    const { publishPictures } = await import('../src/pictures/publishPictures.ts');
    await publishPictures(fresh, path.join(root, 'content/pictures'));
    refuse(await checkBuilt(root, fresh, settings.siteUrl), 'The last site was left as it was.');
    const { writeHostingFiles } = await import('../src/build/hosting.ts');
    const { compress } = await import('../src/build/compress.ts');
    await writeHostingFiles(fresh, { mailOrigin: settings.emailjs?.origin, hsts: settings.hsts });
    await compress(fresh);
    await keepRecent(path.join(root, 'dist/_astro'), path.join(fresh, '_astro'));
    const old = `${fresh}-old`;
    if (existsSync(path.join(root, 'dist'))) await rename(path.join(root, 'dist'), old);
    await rename(fresh, path.join(root, 'dist'));
    await rm(old, { recursive: true, force: true });
    const { emailjs } = settings;
    console.log(
      emailjs
        ? `Forms send to EmailJS at ${emailjs.origin}`
        : 'Forms send to the outbox of this site: no EmailJS keys are set',
    );
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
    console.log('Built: dist/');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
