import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { beginning, isFresh, keepBundle, type Beginning } from './keptBundle.ts';

type BuildSetup = NonNullable<AstroIntegration['hooks']['astro:build:setup']>;

/** Keeps what Vite makes of src/ in a build, for the next one: see `buildWithoutVite`. */
export interface Keeper {
  /** To be done before Vite begins. */
  watch: BuildSetup;
  /** The same prerenderer, which keeps the bundle before it begins with the pages. */
  keepFirst: (standard: AstroPrerenderer) => AstroPrerenderer;
}

/**
 * @param folders the project's folder, and that of the build
 */
export function bundleKeeper(folders: () => { root: string; dist: string }): Keeper {
  const modules = new Set<string>();
  let pages: Parameters<BuildSetup>[0]['pages'] = new Map();
  let begun: Beginning | undefined;
  return {
    watch: ({ pages: all, updateConfig }) => {
      pages = all;
      begun = beginning(folders().root);
      const plugin = {
        name: 'bundle-keeper',
        generateBundle(this: { getModuleIds: () => Iterable<string> }) {
          for (const id of this.getModuleIds()) modules.add(id.replace(/[?\0].*$/s, ''));
        },
      };
      updateConfig({ plugins: [plugin] });
    },
    keepFirst: (standard) => ({
      ...standard,
      setup: async () => {
        const { root, dist } = folders();
        const styles = Object.fromEntries([...pages].map(([name, page]) => [name, page.styles]));
        if (begun && isFresh(dist)) {
          const { writeProgram } = await import('./writeProgram.ts');
          await keepBundle(root, dist, { modules, styles }, begun, writeProgram);
        }
        await standard.setup?.();
      },
    }),
  };
}
