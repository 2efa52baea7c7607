import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inspectBuilt } from '../check/built/checkBuilt.ts';
import { checkContent } from '../check/checkContent.ts';
import { WORDS } from '../words/words.ts';
import { followContent } from './followContent.ts';
import { buildStep, refuse } from './refusal.ts';

/**
 * Checks content/ before every build and the pages after it; under `astro dev` says what is wrong at the start and
 * after each change, and lets the pages be looked at.
 * @param siteUrl the origin that the site is built for
 */
export function contentCheck(siteUrl: string): AstroIntegration {
  let root = '';
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, addWatchFile }) => {
        root = fileURLToPath(config.root);
        // They are read once, when the pages are set up: astro dev starts anew when they change.
        addWatchFile(path.join(root, 'content/site.json'));
        for (const { pattern } of Object.values(WORDS))
          addWatchFile(path.join(root, 'content/words', pattern));
        // Before Astro reads the content itself, whose words for a fault are for those who write programs.
        if (command === 'build') await buildStep(async () => refuse(await checkContent(root), false));
      },
      'astro:server:setup': ({ server, logger }) => {
        // Nobody waits for it: the server starts meanwhile.
        void followContent(path.join(root, 'content'), server.watcher, () => checkContent(root), logger);
      },
      'astro:build:done': ({ dir, logger }) =>
        buildStep(async () => {
          const { issues, notes } = await inspectBuilt(root, fileURLToPath(dir), siteUrl);
          for (const note of notes) logger.info(note);
          refuse(issues, true);
        }),
    },
  };
}
