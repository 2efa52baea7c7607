import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { calmIslands } from './src/build/calmIslands.ts';
import { contentCheck } from './src/build/contentCheck.ts';
import { deployFiles, publishedPictures } from './src/build/deployFiles.ts';
import { lastChangedIn } from './src/build/lastChanged.ts';
import { pageDirectives } from './src/policy/headers.ts';
import { isNarrowed, routesFor } from './src/routes.ts';
import { gitBeside } from './src/settings/git.ts';
import { readEnvironment, readSettings, ROOT } from './src/settings/settings.ts';
import { emailjsTemplate } from './src/forms/emailjsTemplate.ts';
import { FORMS } from './src/forms/forms.ts';

// Astro has named its mode here before it reads this file.
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
const settings = readSettings(readEnvironment(mode));
const lastChanged = lastChangedIn(ROOT, settings.site.product, gitBeside(ROOT));
const routes = routesFor(settings.site.product);
const hidden = [routes.received, '/404'];
/** Narrowed lists hold nothing that the whole lists do not. */
const isHidden = (path) =>
  hidden.includes(path) || [routes.packages, routes.blog].some((list) => isNarrowed(path, list));
const optional = { type: 'string', context: 'client', access: 'public', optional: true };

/** Bodies are rendered by src/lib/prose.ts, which sets pictures as figures; Astro need not do it a second time. */
const leaveBodies = {
  name: 'leave-bodies',
  options: {},
  createRenderer: async () => ({
    render: async () => ({
      code: '',
      metadata: { headings: [], localImagePaths: [], remoteImagePaths: [], frontmatter: {} },
    }),
  }),
};

// Plain objects: what Astro has to make them brings 400 files of its own into every build.
/** @type {import('astro').AstroUserConfig} */
export default {
  site: settings.siteUrl,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    react(),
    calmIslands(),
    sitemap({
      filter: (page) => !isHidden(new URL(page).pathname),
      serialize: async (item) => ({ ...item, lastmod: await lastChanged(new URL(item.url).pathname) }),
    }),
    publishedPictures(),
    contentCheck(),
    deployFiles(settings.siteUrl, {
      mailOrigin: settings.emailjs?.origin,
      vitalsOrigin: settings.vitals?.origin,
      hsts: settings.hsts,
    }),
  ],
  markdown: { processor: leaveBodies },
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  env: {
    schema: {
      PUBLIC_EMAILJS_PUBLIC_KEY: optional,
      PUBLIC_EMAILJS_SERVICE_ID: optional,
      ...Object.fromEntries(Object.keys(FORMS).map((form) => [emailjsTemplate(form), optional])),
      PUBLIC_EMAILJS_ORIGIN: optional,
    },
  },
  security: { csp: { directives: [...pageDirectives(settings.emailjs?.origin, settings.vitals?.origin)] } },
  vite: {
    // Numbers of src/constants.ts stand where they are used: a file of its own for them is one more request on each page.
    build: { assetsInlineLimit: 0, rolldownOptions: { optimization: { inlineConst: true } } },
  },
};
