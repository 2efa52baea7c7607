import type { PageMetadata } from '../schemas/metadata.ts';
import type { PictureRef } from '../schemas/pictures.ts';
import { getAllPages, getEntries, getPanel } from './content.ts';
import { money, sumInWords } from './fees.ts';
import type { Share } from './sharePicture.ts';
import { ui } from './ui.ts';

type Scenes = Pick<PageMetadata, 'ogimage' | 'twitterimage'>;

/** Paths of a page's share pictures; a second one is painted only when the content names another scene for X. */
export function sharePaths(id: string, metadata: Scenes & { title: string }) {
  const twitter = metadata.twitterimage ? `${id}-x` : id;
  return { og: `/og/${id}.jpg`, twitter: `/og/${twitter}.jpg`, alt: metadata.title };
}

type Own = Omit<Share, 'image' | 'calm'>;
/** What a page has to show: its poster first, else its picture. */
interface Shown {
  poster?: { wide: PictureRef } | undefined;
  picture?: PictureRef | undefined;
}

/**
 * A page's share pictures: of the scene that its content names for them, else of what the page itself shows.
 * @param folder the folder of content/ that holds the page's file
 * @throws Error that names the file where there is neither
 */
function shares(folder: string, own: Own, data: Scenes, { poster, picture }: Shown): Share[] {
  const of = (id: string, named: PictureRef | undefined): Share => {
    const { image } = named ?? poster?.wide ?? picture ?? {};
    if (image === undefined) {
      const file = `content/${folder}/${own.id}.md`;
      throw new Error(
        `${file} has no scene for its share picture: give it a picture, or name one as "ogimage".`,
      );
    }
    return { ...own, id, image, calm: !named && poster !== undefined };
  };
  const og = of(own.id, data.ogimage);
  return data.twitterimage ? [og, of(`${own.id}-x`, data.twitterimage)] : [og];
}

/** Every share picture of the site. */
export async function getShares(): Promise<Share[]> {
  const [pages, articles, trips, places, hero] = await Promise.all([
    getAllPages(),
    getEntries('articles'),
    getEntries('packages'),
    getEntries('places'),
    getPanel('hero'),
  ]);
  const { regions } = ui.cards;
  const prices = ui.trips.compare;
  return [
    ...pages.flatMap(({ id, data }) =>
      shares('pages', { id, title: data.heading, facts: [], region: undefined }, data, {
        // A page without a scene of its own shows the first that visitors of home see.
        ...(data.picture ? { picture: data.picture } : { poster: hero.slides[0] }),
      }),
    ),
    ...articles.flatMap(({ id, data }) =>
      shares(
        'articles',
        { id, title: data.heading, label: data.location, facts: [], region: data.region },
        data,
        {
          poster: data.poster,
          picture: data.header,
        },
      ),
    ),
    ...trips.flatMap(({ id, data }) => {
      const region = data.region ?? data.country;
      const whole = sumInWords(data, { sum: prices.sum, open: prices.sumOpen });
      const facts = [money({ from: data.price, to: data.price }), data.people, whole];
      const words = { title: data.heading, label: regions[region], note: data.duration };
      return shares('packages', { id, ...words, facts, region }, data, {
        poster: data.poster,
        picture: data.pictures[0],
      });
    }),
    ...places.flatMap(({ id, data }) => {
      const region = data.region ?? data.country;
      return shares(
        'places',
        { id, title: data.locationTitle, label: regions[region], facts: [], region },
        data,
        {
          poster: data.poster,
          picture: data.pictures[0],
        },
      );
    }),
  ];
}
