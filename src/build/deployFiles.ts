import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { dropUnused } from '../lib/kept.ts';
import { publishPictures } from '../pictures/publishPictures.ts';
import { writeBuiltWords } from '../settings/siteFiles.ts';
import { bundleKeeper } from './bundleKeeper.ts';
import { compression, type Compression } from './compress.ts';
import { checkPages } from './contentCheck.ts';
import { writeHostingFiles } from './hosting.ts';
import { withEachPage } from './eachPage.ts';
import { lighten } from './lightenPages.ts';
import { buildStep } from './refusal.ts';
import { withSteadyIds } from './steadyIds.ts';

/** After every build: no picture is published with more in it than the picture. It deletes what no page shows. */
export function publishedPictures(): AstroIntegration {
  let pictures = '';
  return {
    name: 'published-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        pictures = path.join(fileURLToPath(config.root), 'content/pictures');
      },
      'astro:build:done': ({ dir }) => buildStep(() => publishPictures(fileURLToPath(dir), pictures)),
    },
  };
}

/**
 * Makes every page lighter as it is rendered. After every build: the files that hosts and the server read beside the
 * pages, the file that runs islands, compressed siblings, and meanwhile the check of the pages; what was kept of earlier
 * builds and not used again is deleted. It comes last of all integrations, because what is written after it would have
 * no siblings and be checked by nobody.
 * @param siteUrl the origin that the site is built for
 * @param policy what the headers depend on
 */
export function deployFiles(
  siteUrl: string,
  policy: Parameters<typeof writeHostingFiles>[1],
): AstroIntegration {
  let root = '';
  let dist = '';
  let cache = new URL('file:///');
  const keeper = bundleKeeper(() => ({ root, dist, cache }));
  let begun = 0;
  let compressing: Compression | undefined;
  const runtimes = new Map<string, string>();
  return {
    name: 'deploy-files',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        begun = Date.now();
        const { page: compressPage } = (compressing = compression(root));
        setPrerenderer((standard) =>
          withEachPage(keeper.keepFirst(standard), async (html, pathname) => {
            const { html: light, runtime } = lighten(withSteadyIds(html));
            if (runtime) runtimes.set(runtime.file, runtime.code);
            const page = Buffer.from(light);
            await compressPage(path.join(dist, decodeURI(pathname)), page);
            return page;
          }),
        );
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
        dist = fileURLToPath(config.outDir);
        ({ cacheDir: cache } = config);
      },
      'astro:build:setup': keeper.watch,
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        writeBuiltWords(folder, root);
        for (const [file, code] of runtimes) await writeFile(path.join(folder, file), code);
        await writeHostingFiles(folder, policy);
        // Compression has threads of its own.
        await Promise.all([
          compressing?.rest(folder),
          checkPages(root, folder, siteUrl, logger),
          keeper.end(),
        ]);
        await dropUnused(root, begun);
      },
    },
  };
}
