import { getEntries } from './content.ts';
import { perBuild } from './perBuild.ts';
import { routes } from './site.ts';

/** Names of pictures in content/pictures/, by the address of what they show. */
export type IndexPictures = ReadonlyMap<string, string | undefined>;

async function readIndexPictures(): Promise<IndexPictures> {
  const of = <Entry>(entries: readonly Entry[], pair: (entry: Entry) => [string, string | undefined]) =>
    entries.map(pair);
  return new Map([
    ...of(await getEntries('countries'), ({ data }) => [
      `${routes.destinations}#${data.region}`,
      data.picture.image,
    ]),
    ...of(await getEntries('places'), ({ id, data }) => [`/${id}`, data.pictures[0]?.image]),
    ...of(await getEntries('packages'), ({ id, data }) => [`/${id}`, data.pictures[0]?.image]),
    ...of(await getEntries('articles'), ({ id, data }) => [`/${id}`, data.header.image]),
    ...of(await getEntries('cars'), ({ id, data }) => [`${routes.cars}#${id}`, data.picture.image]),
  ]);
}

const indexPictures = perBuild(readIndexPictures, () => 'all');
/** The picture of what has a page or a card of its own, by its address: for lists of everything. */
export const getIndexPictures = () => indexPictures(undefined);
