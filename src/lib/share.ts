import type { PageMetadata, Region } from '../schemas.ts';
import { getAllPages, getEntries } from './content.ts';

/** A picture for shared links: 1200×630, the page's own scene with its title. */
export interface Share {
  /** Its name under /og/, without the ending. */
  id: string;
  title: string;
  /** The scene's name in content/pictures/. */
  image: string;
  region: Region | undefined;
}

/** What a page without a scene of its own shows. */
const FALLBACK = 'heroes/serengeti-wide';

type Scenes = Pick<PageMetadata, 'ogimage' | 'twitterimage'>;

/** Paths of a page's share pictures; a second one is painted only when the content names another scene for X. */
export function sharePaths(id: string, metadata: Scenes & { title: string }) {
  const twitter = metadata.twitterimage ? `${id}-x` : id;
  return { og: `/og/${id}.png`, twitter: `/og/${twitter}.png`, alt: metadata.title };
}

function shares(id: string, title: string, own: string | undefined, data: Scenes, region?: Region): Share[] {
  const og = { id, title, image: data.ogimage?.image ?? own ?? FALLBACK, region };
  return data.twitterimage ? [og, { ...og, id: `${id}-x`, image: data.twitterimage.image }] : [og];
}

/** Every share picture of the site. */
export async function getShares(): Promise<Share[]> {
  const [pages, articles, trips, places] = await Promise.all([
    getAllPages(),
    getEntries('articles'),
    getEntries('packages'),
    getEntries('places'),
  ]);
  return [
    ...pages.flatMap(({ id, data }) => shares(id, data.heading, data.picture?.image, data)),
    ...articles.flatMap(({ id, data }) => shares(id, data.heading, data.header.image, data, data.region)),
    ...trips.flatMap(({ id, data }) =>
      shares(id, data.heading, data.pictures[0]?.image, data, data.region ?? data.country),
    ),
    ...places.flatMap(({ id, data }) =>
      shares(id, data.locationTitle, data.pictures[0]?.image, data, data.region ?? data.country),
    ),
  ];
}
