/** The program of the next builds, as few files: Node takes longer to find a thousand modules than they take to work. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from '../../node_modules/rolldown/dist/index.mjs';

/** The entry of what Vite made to render pages. */
const ENTRY = /^prerender-entry\.[\w-]+\.mjs$/;
/** Packages that stay as they are installed: they find files of their own while they work. */
const LEFT =
  /^(?:@img|@myriaddreamin|@shikijs\/(?:langs|themes)|jsonc-parser|lightningcss|satori|unpdf)(?:$|\/)|\.node$/;
/** Large packages that parts of Astro and of the site import, and that most builds never ask for anything. */
const LATER = /^(?:esbuild|rolldown|sharp|vite)(?:$|\/)/;
const PREFIX = '\0later:';

/**
 * A module that loads a package once something of it is used. Its default is a function, as that of sharp is.
 * @param load an expression that loads the package
 * @param version of the package, which Astro asks for
 */
const laterModule = (load: string, version: string) => `
let known;
const real = () => (known ??= ${load});
const whole = (...given) => (real().default ?? real())(...given);
const told = { __esModule: true, default: whole, version: ${JSON.stringify(version)} };
const names = { get: (_, name) => told[name] ?? real()[name] };
module.exports = Object.setPrototypeOf(whole, new Proxy({}, names));
`;

/** Has packages loaded when they are used, and tells modules their own places, which are not the program's. */
const asInstalled = (root: string): Plugin => ({
  name: 'as-installed',
  resolveId: (id, _, { kind }) => {
    if (!LATER.test(id)) return undefined;
    return kind === 'import-statement' ? PREFIX + id : { id, external: true };
  },
  load: (id) => {
    if (!id.startsWith(PREFIX)) return undefined;
    const [name, from] = [id.slice(PREFIX.length), path.join(root, 'package.json')];
    const manifest = path.join(root, 'node_modules', name.split('/')[0] ?? '', 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const require = `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(from)})`;
    return { code: laterModule(`${require}(${JSON.stringify(name)})`, version), moduleType: 'js' };
  },
  transform: (code, id) => {
    // What a build starts and what it starts itself stand side by side in the program.
    if (!path.isAbsolute(id) || path.basename(id) === 'again.ts') return undefined;
    return code
      .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href))
      .replaceAll(/\bimport\.meta\.dirname\b/g, JSON.stringify(path.dirname(id)));
  },
});

/**
 * Makes one program of what `again.ts` imports and of what renders the pages.
 * @param root the project's folder
 * @param renderer the folder of what Vite made to render pages
 * @param folder where the program is written
 * @throws Error when there is nothing to render pages with
 */
export async function writeProgram(root: string, renderer: string, folder: string): Promise<void> {
  const entry = readdirSync(renderer).find((file) => ENTRY.test(file));
  if (!entry) throw new Error(`${renderer} has no program for pages.`);
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    input: {
      again: path.join(root, 'src/build/again.ts'),
      checkThread: path.join(root, 'src/build/checkThread.ts'),
      config: path.join(root, 'astro.config.mjs'),
      renderer: path.join(renderer, entry),
    },
    external: (id) => LEFT.test(id) || /\/node_modules\/rolldown\//.test(id),
    plugins: [asInstalled(root)],
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , root = '', renderer = '', folder = ''] = process.argv;
  await writeProgram(root, renderer, folder);
}
