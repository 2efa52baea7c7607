/** The countries and regions of content. */
import { z } from 'zod';

/** The countries that have a button of their own on the packages page and a carousel on the destinations page. */
export const COUNTRIES = ['uganda', 'kenya', 'tanzania', 'rwanda'] as const;
/** The countries plus Zanzibar, which has a palette and a card, but no button of its own. */
export const REGIONS = [...COUNTRIES, 'zanzibar'] as const;

export const country = z.enum(COUNTRIES).describe('uganda, kenya, tanzania or rwanda');
export const region = z
  .enum(REGIONS)
  .describe('uganda, kenya, tanzania, rwanda or zanzibar: whose colours it wears');
export type Country = z.infer<typeof country>;
export type Region = z.infer<typeof region>;
