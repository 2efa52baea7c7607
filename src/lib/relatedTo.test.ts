import { describe, expect, it } from 'vitest';
import { RELATION_FILES, type Relations } from '../schemas/relations.ts';
import { relatedTo } from './relatedTo.ts';

const relations: Relations = {
  trips: RELATION_FILES.trips.parse({
    safari: { places: ['plain'], nearby: ['lake', 'hill'], trips: ['hike'] },
    hike: { places: ['hill'], nearby: ['plain'] },
    sail: { places: ['lake'], trips: ['safari'] },
  }),
  articles: RELATION_FILES.articles.parse({
    all: { places: ['lake', 'hill', 'plain'], trips: ['safari'], articles: ['tips'] },
    tips: { places: ['plain'], trips: ['safari'] },
  }),
  cars: RELATION_FILES.cars.parse({ van: { places: ['plain'] } }),
  questions: RELATION_FILES.questions.parse({ when: { places: ['plain'], articles: ['all'] } }),
};
const NONE = { trips: [], places: [], nearby: [], articles: [], cars: [], questions: [] };

describe('what belongs together', () => {
  it('is seen from the end that names it', () => {
    expect(relatedTo(relations, 'articles', 'all')).toEqual({
      ...NONE,
      places: ['lake', 'hill', 'plain'],
      trips: ['safari'],
      articles: ['tips'],
      questions: ['when'],
    });
  });

  it('is seen from the end that is named, by how early it is', () => {
    expect(relatedTo(relations, 'places', 'plain')).toEqual({
      ...NONE,
      trips: ['safari'],
      nearby: ['hike'],
      articles: ['tips', 'all'],
      cars: ['van'],
      questions: ['when'],
    });
  });

  it('is seen from both ends where they are of a kind', () => {
    expect(relatedTo(relations, 'trips', 'safari').trips).toEqual(['hike', 'sail']);
    expect(relatedTo(relations, 'trips', 'hike').trips).toEqual(['safari']);
    expect(relatedTo(relations, 'articles', 'tips').articles).toEqual(['all']);
  });

  it('does not change what is named', () => {
    const before = JSON.stringify(relations);
    relatedTo(relations, 'trips', 'safari');
    expect(JSON.stringify(relations)).toBe(before);
  });

  it('is nothing for what no file names', () => {
    expect(relatedTo(relations, 'trips', 'nowhere')).toEqual(NONE);
  });
});
