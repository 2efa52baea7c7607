const guides = import.meta.glob<string>('/content/guides/*.pdf', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The travel guide that an editor supplied for a place.
 * @param place the place's id, such as `bwindi`
 * @returns the address of content/guides/bwindi.pdf, or undefined while there is no such file
 */
export function guideFor(place: string): string | undefined {
  return guides[`/content/guides/${place}.pdf`];
}
