import { describe, expect, it } from 'vitest';
import { inspect } from './checkContent.ts';
import { ARTICLE, lookAt, swap, TRIP, type Edit } from './testing/edits.ts';

const said = (names: string, where: string) =>
  `the brand’s typefaces do not have ${names}: ${where} cannot show that. Can it be spelt without?`;
const noted: [name: string, edit: Edit, note: string][] = [
  [
    'Chinese and Arabic in the name of a trip',
    swap(TRIP, '"A trip"', '"乞力马扎罗 رحلة"'),
    `${TRIP}:8: heading: ${said('乞 力 马 扎 罗 ر ح ل …', 'the picture for shared links and the travel guide')}`,
  ],
  [
    'a mark that the font has not in the heading of an article',
    swap(ARTICLE, '"Eight places"', '"Nguyễn in Mombasa"'),
    `${ARTICLE}:9: heading: ${said('ễ', 'the picture for shared links')}`,
  ],
];

describe('the check of letters', () => {
  it.each(noted)('notes %s', async (_, edit, note) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes: [note] });
  });

  it('has nothing to say of the letters that the font has', async () => {
    const edit = swap(TRIP, '"A trip"', '"«Über» Crème – Café’s, Ngorongoro & N’Djamena: 50 % €"');
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes: [] });
  });
});
