import path from 'node:path';
import { collectionOf } from '../../collections.ts';
import { routesFor } from '../../routes.ts';
import { readContent, readNames, type Inspection } from '../checkContent.ts';
import { inWords, type Issue } from '../issue.ts';
import { findDeadEnds } from './deadEnds.ts';
import { judge, type Own } from './judge.ts';
import type { Page, Pointer } from './readPage.ts';
import { NOT_FOUND, readSite, type BuiltSite } from './readSite.ts';
import { NO_SOURCES, shownOn, sourcesOf, type Source, type Sources } from './sources.ts';

const fileOf = (route: string) => `dist${route === '/' ? '/index' : route}.html`;
/** What no file of content/ holds stands in a component. */
const OURS = 'No file of content/ holds it: it is made in src/.';

/** An issue with what it is about: of the same thing on several pages, the first page is enough. */
type Found = Issue & { about: string };

const inContent = (source: Source, message: string): Found => {
  const { file, line, field, written } = source;
  return { file, line, field, message, about: [file, line, field, written].join() };
};
const inSource = (route: string, what: string, message: string): Found => ({
  file: fileOf(route),
  message: `${what} ${message} ${OURS}`,
  about: what,
});
const tagOf = ({ element, attribute, value }: Pointer) => `<${element} ${attribute}="${value}">:`;

/** Whether an address means the same on every page: but for the page of what is not found, which is looked at last. */
const isWhole = (value: string) => /^(?:\/|https?:)/.test(value);

/** Addresses of a page that lead nowhere, each where an editor wrote it; `right` are those known to lead somewhere. */
function checkAddresses(
  route: string,
  page: Page,
  site: BuiltSite,
  sources: Sources,
  own: Own,
  right: Set<string>,
): Found[] {
  const spelled = (text: string) => text.trim().replace(/\{product\}/g, own.product);
  return page.addresses.flatMap((pointer) => {
    if (right.has(pointer.value)) return [];
    const message = judge(pointer, route, site, own);
    if (!message) {
      if (isWhole(pointer.value)) right.add(pointer.value);
      return [];
    }
    const value = pointer.value.trim();
    const found = shownOn(sources.links, route).filter(({ written }) => spelled(written) === value);
    if (!found.length) return [inSource(route, tagOf(pointer), message)];
    return found.map((source) => {
      const here = source.route ? message : message.replace('on this page.', `on ${route}.`);
      return inContent(source, `the link "${source.written}": ${here}`);
    });
  });
}

/** Anchors that a page has twice: a link to them leads to the first alone. */
function checkIds(route: string, { ids }: Page, sources: Sources): Found[] {
  const twice = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  return [...twice].flatMap((id) => {
    const isIt = ({ written }: Source) => written === id;
    const [first, ...others] = shownOn(sources.anchors, route).filter(isIt);
    const name = shownOn(sources.names, route).find(isIt);
    const message = `there is an anchor #${id} on its page already:`;
    // Of two headings of the same words, the second is the one to change.
    if (first)
      return (others.length ? others : [first]).map((heading) =>
        inContent(heading, `${message} word this heading differently.`),
      );
    if (name) return [inContent(name, `${message} rename the file.`)];
    return [inSource(route, `the id "${id}"`, 'stands there twice.')];
  });
}

const checkReferences = (route: string, { ids, references }: Page): Found[] =>
  references
    .filter(({ value }) => !ids.includes(value))
    .map((pointer) => inSource(route, tagOf(pointer), 'no element of the page has this id.'));

const checkHeadings = (route: string, { headings }: Page): Found[] =>
  headings.includes('') ? [inSource(route, `a heading of ${route}`, 'has no words.')] : [];

/** A text that was not read through lib/content, which fills its fees in. */
const checkSlots = (route: string, { slots }: Page): Found[] =>
  slots.map((slot) => ({
    file: fileOf(route),
    message: `${slot} stands there as it is written: what shows this text in src/ must read it through lib/content.`,
    about: slot,
  }));

/**
 * Looks through a built site for what only the finished pages can tell: links and anchors that lead nowhere, ids
 * that stand on a page twice or that a label names in vain, headings without words, fees without their amounts; and
 * pages that lead nowhere.
 * @param root the project's folder, whose content/ the pages were made of
 * @param dist the folder of the build
 * @param siteUrl the origin that the site was built for, when it is not the one in content/site.json
 * @returns what must be mended, as sentences with the file and line of content/ that hold it, and what is worth a look
 */
export async function inspectBuilt(
  root: string,
  dist: string,
  siteUrl?: string,
): Promise<Omit<Inspection, 'files'>> {
  const { named, addresses } = await readNames(root);
  const { product, origins } = addresses;
  const own = { product, origins: [...(siteUrl ? [siteUrl] : []), ...origins] };
  const site = await readSite(path.resolve(dist));
  const right = new Set<string>();
  const findIn = (sources: Sources) =>
    [...site.pages].flatMap(([route, page]) => [
      ...checkAddresses(route, page, site, sources, own, right),
      ...checkIds(route, page, sources),
      ...checkReferences(route, page),
      ...checkHeadings(route, page),
      ...checkSlots(route, page),
    ]);
  // Only a fault asks where in content/ it comes from, which takes reading all of it.
  const isSound = findIn(NO_SOURCES).length === 0;
  const found = isSound ? [] : findIn(sourcesOf(await readContent(root)));
  const firsts = new Map(found.toReversed().map((issue) => [issue.about, issue]));
  const { home, destinations, packages, search } = routesFor(product);
  const pages = named.filter(({ collection }) => collectionOf(collection)?.isPage);
  // A long list has further pages, under its own name.
  const parts = [...site.pages.keys()].filter((route) => route.startsWith(`${packages}-`));
  const lists = [home, destinations, packages, ...parts, search, NOT_FOUND];
  return {
    issues: inWords(found.filter((issue) => firsts.get(issue.about) === issue)),
    notes: inWords(findDeadEnds(site, pages, { lists, product })),
  };
}
