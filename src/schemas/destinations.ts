/** Countries and places: content/countries/ and content/places/. */
import { z } from 'zod';
import { fourActivities, guide, order, text } from './fields.ts';
import { holdToEastAfrica } from './geo.ts';
import { metadata } from './metadata.ts';
import { Months } from './months.ts';
import { fivePictures, picture, poster } from './pictures.ts';
import { placePage } from './placePage.ts';
import { country, region } from './regions.ts';

export const DestinationCard = z.strictObject({
  order,
  region,
  name: text('The country’s name'),
  description: z.string().min(80).max(320).describe('80 to 320 characters for the card'),
  activities: fourActivities,
  poster,
  picture,
});

export const DestinationDetail = z.strictObject({
  ...metadata,
  order,
  country,
  region: region.optional().describe('Only when its colours differ from the country’s: zanzibar'),
  name: text('The short name of the place, such as Bwindi'),
  locationTitle: text('The heading of its slide and its page, such as Bwindi Impenetrable National Park'),
  fact: z.string().min(20).max(200).describe('One striking, checked fact: 20 to 200 characters'),
  activities: fourActivities,
  bestMonths: text('The best months, such as June to August, December to February'),
  months: Months,
  poster,
  pictures: fivePictures,
  map: z
    .strictObject({
      lat: z.number().describe('Latitude in degrees, south is negative'),
      lon: z.number().describe('Longitude in degrees'),
    })
    .superRefine(holdToEastAfrica),
  guide,
  ...placePage,
});

export type DestinationCard = z.infer<typeof DestinationCard>;
export type DestinationDetail = z.infer<typeof DestinationDetail>;
