import { readdirSync } from 'node:fs';

/** Pages that are kept from search engines. */
export const HIDDEN = ['/404', '/enquiryreceived'];

/** The address that a site is built for: that of the environment, else the one that its content/site.json gives. */
export const originOf = ({ url }: { url: string }): string => process.env['SITE_URL'] ?? url;

/** Every page of a built site by its public path, `/404` among them. */
export const pagesOf = (dist: string): readonly string[] =>
  readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .toSorted();
