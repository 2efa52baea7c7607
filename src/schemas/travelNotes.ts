/** What a traveller must know before a trip to one country: content/travelnotes/. */
import { z } from 'zod';
import { order, text } from './fields.ts';
import { noteOn, topicsOf } from './noteOn.ts';
import { region } from './regions.ts';

const papers = {
  visa: noteOn('Who needs a visa, what it costs and where to get it'),
  passport: noteOn('How long the passport must be valid'),
};
const health = {
  yellowfever: noteOn('Whether a yellow fever certificate is asked for'),
  malaria: noteOn('Where malaria is a risk'),
  health: noteOn('What else a doctor should be asked about'),
  insurance: noteOn('Whether the country wants an insurance'),
};
const daily = {
  money: noteOn('The currency, and where cards are taken'),
  timezone: noteOn('The time zone'),
  drivingside: noteOn('The side of the road'),
  plugs: noteOn('Plugs and voltage'),
  plastic: noteOn('What is forbidden of plastic bags'),
  network: noteOn('SIM cards and where the network reaches'),
  tips: noteOn('Usual tips'),
};
const law = {
  emergency: noteOn('The numbers to call'),
  advisories: noteOn('What governments advise'),
  samesex: noteOn('The law on same-sex relations'),
  drones: noteOn('The law on drones'),
  photography: noteOn('What may not be photographed'),
};
const travelNotes = z.strictObject({ ...papers, ...health, ...daily, ...law });
/** The parts of a country's notes and what each answers, in the order of the page. */
export const TRAVEL_PARTS = {
  papers: topicsOf(papers),
  health: topicsOf(health),
  daily: topicsOf(daily),
  law: topicsOf(law),
};
export type TravelPart = keyof typeof TRAVEL_PARTS;
/** What every country answers, in the order of the page. */
export const TRAVEL_TOPICS = travelNotes.keyof().options;

export const TravelNotes = z.strictObject({
  order,
  region,
  name: text('The name of the country or the island, such as Kenya'),
  notes: travelNotes.describe('An answer to every topic'),
});
export type TravelNotes = z.infer<typeof TravelNotes>;
