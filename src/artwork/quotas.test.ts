import { describe, expect, it } from 'vitest';
import { greysOf, middleOf, standsOut } from './measure.ts';
import { readSeries } from './series.ts';

/** How far a subject has to stand out from its surround, in shares of the range from black to white. */
const LEAST_CONTRAST = 0.25;
/** Most of a picture in the middle half of grey, and how many pictures of the set may be like that. */
const ALL_MIDDLE = 0.9;
const MOST_MIDDLE = 15;
/** One picture in so many may show a disc, or end in a fringe of grass. */
const ONE_IN = 5;
const MOST_PROFILES = 2;
/** In how many pictures a large figure may stand unchanged. */
const MOST_SAME = 3;

/** Pictures that are judged by quotas: scenes, each once (a poster or a slide is one in both its formats). */
const JUDGED = /^(?:places|packages|articles|countries)\/|^(?:posters|heroes)\/.*-wide$/;
/** Who grows anywhere, and what is a thing: only animals and people are counted. */
const PLANTS =
  /^(?:acacia|baobab|fever|rainforest|tree|liana|bougainvillea|coconut|palm|doum|lobelia|groundsel|bamboo|papyrus|banana|coco|euphorbia|fig|grass|mangrove|tea|coral|water|coffee)\b/;

const pictures = (await readSeries())
  .flatMap((series) => series.pictures)
  .filter(({ name }) => JUDGED.test(name));
const judged = await Promise.all(
  pictures.map(async ({ name, paint, notes }) => ({ name, greys: await greysOf(paint()), notes: notes?.() })),
);

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the set of pictures', () => {
  it('shows each declared subject clearly against what is around it, at the size of a thumbnail', () => {
    const faint = judged.flatMap(({ name, greys, notes }) => {
      if (notes?.subject === undefined) return [];
      const out = standsOut(greys, notes.subject);
      return out < LEAST_CONTRAST ? [`${name}: ${Math.round(out * 100)} %`] : [];
    });
    expect(faint).toEqual([]);
  });

  it('declares the subject and the camera of every picture of a place, a trip and a country', () => {
    const silent = judged.filter(
      ({ name, notes }) => /^(?:places|packages|countries)\//.test(name) && !(notes?.subject && notes.camera),
    );
    expect(names(silent)).toEqual([]);
  });

  it('shows the disc of a sun or a moon in at most one of five', () => {
    const discs = judged.filter(({ notes }) => (notes?.discs ?? 0) > 0);
    expect(discs.length, names(discs).join(' ')).toBeLessThanOrEqual(judged.length / ONE_IN);
  });

  it('ends in a fringe of grass in at most one of five', () => {
    const fringes = judged.filter(({ notes }) => (notes?.fringes ?? 0) > 0);
    expect(fringes.length, names(fringes).join(' ')).toBeLessThanOrEqual(judged.length / ONE_IN);
  });

  it('looks at its subjects side-on, at eye level, in at most two of the five of a place or a trip', () => {
    const profiles = new Map<string, number>();
    for (const { name, notes } of judged) {
      if (notes?.camera !== 'profile' || !/^(?:places|packages)\//.test(name)) continue;
      const entry = name.replace(/-\d+$/, '');
      profiles.set(entry, (profiles.get(entry) ?? 0) + 1);
    }
    expect([...profiles].filter(([, count]) => count > MOST_PROFILES)).toEqual([]);
  });

  it('lies in the middle of grey altogether in a few pictures only', () => {
    const grey = judged.filter(({ greys }) => middleOf(greys) > ALL_MIDDLE);
    expect(grey.length, names(grey).join(' ')).toBeLessThanOrEqual(MOST_MIDDLE);
  });

  it('draws no figure unchanged in more than three pictures', () => {
    const where = new Map<string, Set<string>>();
    for (const { name, notes } of judged) {
      for (const figure of notes?.figures ?? []) {
        if (PLANTS.test(figure)) continue;
        where.set(figure, (where.get(figure) ?? new Set()).add(name));
      }
    }
    const often = [...where].filter(([, seen]) => seen.size > MOST_SAME);
    expect(often.map(([figure, seen]) => `${figure}: ${[...seen].join(' ')}`)).toEqual([]);
  });
});
