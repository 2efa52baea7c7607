import { z } from 'zod';
import { holdToEastAfrica } from './geo.ts';

/** By what a part of a trip is made; each is a line of its own on the map. */
export const MEANS = ['road', 'foot', 'bicycle', 'boat', 'air'] as const;
export type Means = (typeof MEANS)[number];

const degrees = {
  lat: z.number().describe('Latitude in degrees, south is negative, such as -1.02'),
  lon: z.number().describe('Longitude in degrees, such as 29.68'),
};
const stopName = z.string().trim().min(1).max(24);

const stop = z
  .strictObject({
    name: stopName.describe('A short name for the map, 24 characters at most, such as Lake Bunyonyi'),
    ...degrees,
    kind: z
      .enum(['town', 'camp', 'park', 'sight', 'airport', 'border'])
      .describe('town, camp, park, sight, airport or border'),
    place: z
      .string()
      .optional()
      .describe('The place it belongs to: a file of content/places/ without its ending, such as bwindi'),
    approximate: z
      .literal(true)
      .optional()
      .describe('true while no source gives the exact point; the map then marks it as such'),
  })
  .superRefine(holdToEastAfrica);

const leg = z.strictObject({
  day: z.number().int().min(1).describe('The day of the trip, such as 1'),
  from: stopName.describe('Where it begins: the name of a stop'),
  to: stopName.describe('Where it ends: the name of a stop; the same again for an outing'),
  by: z.enum(MEANS).describe('road, foot, bicycle, boat or air'),
  hours: z.string().trim().min(1).max(80).optional().describe('How long it takes, such as 3 to 4 hours'),
  via: z
    .array(z.strictObject(degrees).superRefine(holdToEastAfrica))
    .max(8)
    .optional()
    .describe('Points that the line passes through, such as towns on the road, from first to last'),
});

/** The route of a trip, for its map and for the list under it. */
export const TripRoute = z.strictObject({
  stops: z.array(stop).min(2).max(10).describe('Two to ten stops, each once, however often it is passed'),
  legs: z.array(leg).min(1).describe('The ways between the stops in the order of the trip'),
});
export type TripRoute = z.infer<typeof TripRoute>;

/** The towns and summits of the maps. */
export const MapPanel = z.strictObject({
  towns: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(20).describe('The name of the town, such as Kigali'),
          ...degrees,
          airport: z.literal(true).optional().describe('true where international flights land'),
          isMain: z
            .literal(true)
            .optional()
            .describe(
              'true for a town of the map of the whole region; the others stand on trips’ maps alone',
            ),
        })
        .superRefine(holdToEastAfrica),
    )
    .min(1)
    .describe('Towns; the more important come first'),
  peaks: z
    .array(
      z
        .strictObject({
          name: z.string().trim().min(1).max(20).describe('The name of the summit, such as Karisimbi'),
          ...degrees,
        })
        .superRefine(holdToEastAfrica),
    )
    .default([])
    .describe('Summits that the maps of trips show where there is room; the more important come first'),
});
export type MapPanel = z.infer<typeof MapPanel>;
export type MapTown = MapPanel['towns'][number];
