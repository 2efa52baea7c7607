import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { inspectBuilt } from '../check/built/checkBuilt.ts';
import { RELATION_FILES } from '../schemas/relations.ts';
import { WORDS } from '../words/words.ts';
import { followContent } from './followContent.ts';
import { buildStep, refuse } from './refusal.ts';

type Inspector = (...given: Parameters<typeof inspectBuilt>) => ReturnType<typeof inspectBuilt>;

// Both checks are large, and a build that has them made beside it does not load them itself.
let inspect: Inspector = async (...given) => {
  const built = await import('../check/built/checkBuilt.ts');
  return built.inspectBuilt(...given);
};
const checkContent = async (root: string) => (await import('../check/checkContent.ts')).checkContent(root);

/** Has another look through the pages of a build than this process: a thread of its own. */
export const inspectWith = (inspector: Inspector): void => void (inspect = inspector);

/**
 * Checks the pages of a build, and stops it over what must be mended.
 * @param root the project's folder
 * @param dist the folder of the build
 * @param siteUrl the origin that it was built for
 * @throws Refusal
 */
export async function checkPages(
  root: string,
  dist: string,
  siteUrl: string,
  logger: Pick<AstroIntegrationLogger, 'info'>,
): Promise<void> {
  await buildStep(async () => {
    const { issues, notes } = await inspect(root, dist, siteUrl);
    for (const note of notes) logger.info(note);
    refuse(issues, true);
  });
}

/**
 * Checks content/ before every build; under `astro dev` says what is wrong at the start and after each change, and
 * lets the pages be looked at. The pages are checked by `checkPages`, while they are compressed.
 */
export function contentCheck(): AstroIntegration {
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
        for (const name of Object.keys(RELATION_FILES))
          addWatchFile(path.join(root, 'content/relations', `${name}.json`));
        // Before Astro reads the content itself, whose words for a fault are for those who write programs.
        if (command === 'build') await buildStep(async () => refuse(await checkContent(root), false));
      },
      'astro:server:setup': ({ server, logger }) => {
        // Nobody waits for it: the server starts meanwhile.
        void followContent(path.join(root, 'content'), server.watcher, () => checkContent(root), logger);
      },
    },
  };
}
