import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { contentAside, handOverKept } from './contentAside.ts';
import { beginning, isFresh, keepBundle, type Beginning, type ProgramWriter } from './keptBundle.ts';

type BuildSetup = NonNullable<AstroIntegration['hooks']['astro:build:setup']>;

/** Keeps what Vite makes of src/ in a build, for the next one: see `buildWithoutVite`. */
export interface Keeper {
  /** To be done before Vite begins. */
  watch: BuildSetup;
  /** The same prerenderer, which takes the bundle aside before it begins with the pages. */
  keepFirst: (standard: AstroPrerenderer) => AstroPrerenderer;
  /** Waits until the bundle is kept, which goes on beside the pages. */
  end: () => Promise<void>;
}

/** By a process of its own, on another core: the memory that Rolldown takes for it is free again when that ends. */
const writeApart: ProgramWriter = async (...given) => {
  await promisify(execFile)(process.execPath, [
    fileURLToPath(new URL('writeProgram.ts', import.meta.url)),
    ...given,
  ]);
};

/**
 * @param folders the project's folder, that of the build, and Astro's for what it keeps
 */
export function bundleKeeper(folders: () => { root: string; dist: string; cache: URL }): Keeper {
  const modules = new Set<string>();
  let pages: Parameters<BuildSetup>[0]['pages'] = new Map();
  let begun: Beginning | undefined;
  let kept = Promise.resolve();
  return {
    end: () => kept,
    watch: ({ pages: all, updateConfig }) => {
      pages = all;
      begun = beginning(folders().root);
      const plugin = {
        name: 'bundle-keeper',
        generateBundle(this: { getModuleIds: () => Iterable<string> }) {
          for (const id of this.getModuleIds()) modules.add(id.replace(/[?\0].*$/s, ''));
        },
      };
      updateConfig({ plugins: [contentAside, plugin] });
    },
    keepFirst: (standard) => ({
      ...standard,
      setup: async () => {
        const { root, dist, cache } = folders();
        const styles = Object.fromEntries([...pages].map(([name, page]) => [name, page.styles]));
        if (begun && isFresh(dist)) {
          kept = keepBundle(root, dist, { modules, styles }, begun, writeApart);
          // Whoever waits for it is told.
          kept.catch(() => undefined);
          handOverKept(cache);
        }
        await standard.setup?.();
      },
    }),
  };
}
