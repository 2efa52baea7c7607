/** Short lists, and the words around the forms: content/panels/. */
import { z } from 'zod';
import { sample, text } from './fields.ts';
import { section } from './pages.ts';
import { picture } from './pictures.ts';
import { region } from './regions.ts';

const panelItem = { title: text('The heading of this item'), text: text('One or two sentences') };
export const HeroPanel = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        region,
        wide: picture.describe('The scene for wide screens (16:9)'),
        tall: picture.describe('The scene for phones (3:4)'),
        place: text('The name of the place in the corner of the slide'),
      }),
    )
    .min(2),
});
export const StatsPanel = z.strictObject({
  items: z
    .array(z.strictObject({ figure: text('Such as 40+'), label: text('Such as Satisfied customers') }))
    .min(1),
});
export const CardsPanel = z.strictObject({
  items: z.array(z.strictObject({ ...panelItem, picture })).min(1),
});
export const ProsePanel = z.strictObject({
  paragraphs: z.array(text('A paragraph')).min(1),
  picture,
});
/** The words around the three forms, which stand on many pages. */
export const BookingPanel = z.strictObject({
  heading: text('The heading of the booking section'),
  lead: text('What the visitor can expect'),
  privacy: z
    .strictObject({ trip: text('One sentence'), car: text('One sentence'), newsletter: text('One sentence') })
    .describe('What happens with the data, beside each submit button'),
  newsletter: section.describe('The heading and sentence of the newsletter'),
});
export const PartnersPanel = z.strictObject({
  items: z.array(z.strictObject({ name: text('The partner’s name'), sample })).min(1),
});

export type HeroPanel = z.infer<typeof HeroPanel>;
export type StatsPanel = z.infer<typeof StatsPanel>;
export type CardsPanel = z.infer<typeof CardsPanel>;
export type ProsePanel = z.infer<typeof ProsePanel>;
export type BookingPanel = z.infer<typeof BookingPanel>;
export type PartnersPanel = z.infer<typeof PartnersPanel>;
