import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Adds `client:calm`, which `src/browser/calm.ts` explains, to the ways in which an island can hydrate. */
export function calmIslands(): AstroIntegration {
  return {
    name: 'calm-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config }) =>
        addClientDirective({
          name: 'calm',
          entrypoint: fileURLToPath(new URL('src/browser/calm.ts', config.root)),
        }),
      'astro:config:done': ({ injectTypes }) => {
        injectTypes({
          filename: 'types.d.ts',
          content:
            "declare module 'astro' { interface AstroClientDirectives { 'client:calm'?: boolean } }\nexport {};\n",
        });
      },
    },
  };
}
