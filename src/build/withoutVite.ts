/** A build with a kept bundle: all that Astro does but what Vite does, whose result is there already. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroUserConfig } from 'astro';
import { generatePages } from '../../node_modules/astro/dist/core/build/generate.js';
import { createBuildInternals, trackPageData } from '../../node_modules/astro/dist/core/build/internal.js';
import { collectPagesData } from '../../node_modules/astro/dist/core/build/page-data.js';
import type { StaticBuildOptions } from '../../node_modules/astro/dist/core/build/types.js';
import { resolveConfig } from '../../node_modules/astro/dist/core/config/config.js';
import { createSettings } from '../../node_modules/astro/dist/core/config/settings.js';
import { createKey } from '../../node_modules/astro/dist/core/encryption.js';
import { loadOrCreateNodeLogger } from '../../node_modules/astro/dist/core/logger/load.js';
import { createRoutesList } from '../../node_modules/astro/dist/core/routing/create-manifest.js';
import {
  runHookBuildDone,
  runHookBuildStart,
  runHookConfigDone,
  runHookConfigSetup,
} from '../../node_modules/astro/dist/integrations/hooks.js';
import { handOver } from './contentAside.ts';
import { contentStore } from './contentStore.ts';
import type { Found } from './keptBundle.ts';

/** Parts of the program: what renders the pages, and astro.config.mjs. */
const RENDERER = 'renderer.mjs';
const CONFIG = 'config.mjs';
/** Integrations without a part in this: the check of the content is made beside it, the others speak to Vite alone. */
const LEFT_OUT = ['content-check', 'calm-islands', '@astrojs/react'];

/** The settings of a build as Astro has them when it begins, and what there is to render. */
async function prepare(root: string, outDir: string, program: string) {
  // By Astro's own hands it would be another module in each build, which Node compiles anew.
  const own = (await import(pathToFileURL(path.join(program, CONFIG)).href)) as { default: AstroUserConfig };
  const inline = { ...own.default, root, outDir, configFile: false as const };
  const { astroConfig: config } = await resolveConfig(inline, 'build');
  config.integrations = config.integrations.filter(({ name }) => !LEFT_OUT.includes(name));
  const logger = await loadOrCreateNodeLogger(config, inline);
  const created = await createSettings(config, undefined, root);
  const settings = await runHookConfigSetup({ settings: created, command: 'build', logger });
  settings.buildOutput = 'static';
  const routesList = await createRoutesList({ settings }, logger);
  await runHookConfigDone({ settings, logger, command: 'build' });
  return { settings, logger, routesList };
}
type Prepared = Awaited<ReturnType<typeof prepare>>;

/** Lets pages ask for renditions of photographs, which Astro's plugin does when Vite begins. */
async function takePhotographs({ settings, logger }: Prepared): Promise<void> {
  // It is large, and of no use to a site of drawings.
  const { default: assets } = await import('../../node_modules/astro/dist/assets/vite-plugin-assets.js');
  const plugin = assets({ fs, settings, sync: false, logger }).find(({ name }) => name === 'astro:assets');
  const hooks = plugin as unknown as {
    config: (config: object, env: { command: string }) => void;
    buildStart: () => void;
  };
  hooks.config({}, { command: 'build' });
  hooks.buildStart();
}

/** What Astro notes of its pages for the renderer. */
function noted(prepared: Prepared, { styles }: Found) {
  const { settings, logger, routesList } = prepared;
  const { allPages } = collectPagesData({ settings, logger, manifest: routesList });
  const internals = createBuildInternals();
  for (const page of Object.values(allPages)) {
    const { component } = page;
    const own = styles[page.key];
    if (!own) throw new Error(`The bundle has no styles for ${page.key}.`);
    page.styles = own as typeof page.styles;
    trackPageData(internals, component, page, `/${component}`, new URL(component, settings.config.root));
  }
  internals.prerenderEntryFileName = RENDERER;
  return { allPages, internals };
}

/** What a build waits for; each throws what ends it. */
export interface Checks {
  /** The check of the bundle: programs of yesterday must keep nothing in the name of those of today. */
  holds: () => Promise<void>;
  /** The check of the content. */
  verdict: () => Promise<void>;
}

/**
 * Makes the site of a day with a bundle of an earlier one, as `astro build` would make it.
 * @param bundle what Vite made of src/
 * @param root the project's folder
 * @param dist the folder of the build
 */
export async function buildPages(
  bundle: Found,
  root: string,
  dist: string,
  { holds, verdict }: Checks,
): Promise<void> {
  const copied = bundle.copyTo(dist);
  const prepared = await prepare(root, dist, bundle.program);
  const { settings, logger, routesList } = prepared;
  handOver(await contentStore(prepared));
  await Promise.all([holds(), copied]);
  await runHookBuildStart({ settings, logger });
  if (bundle.hasPhotographs) await takePhotographs(prepared);
  const { allPages, internals } = noted(prepared, bundle);
  const options: StaticBuildOptions = {
    ...{ allPages, settings, logger, routesList, runtimeMode: 'production', pageNames: [], viteConfig: {} },
    ...{ origin: new URL(settings.config.site ?? 'http://localhost').origin, key: createKey(), force: false },
  };
  await generatePages(options, internals, pathToFileURL(path.join(bundle.program, '/')));
  await verdict();
  const routes = Object.values(allPages).map(({ route }) => route);
  await runHookBuildDone({ settings, pages: options.pageNames, routes, logger });
}
