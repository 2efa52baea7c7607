import { ADULTS_MIN, CHILDREN_MIN, RETURN_AFTER_DAYS, TRIP_SUCCESS_LABEL_MS } from '../constants.ts';
import { addDays, isBefore, isDay, laterOf } from '../browser/dates.ts';
import { describe, errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { REQUEST_ONLY } from './outcome.ts';
import * as rules from './rules.ts';
import { TRIP_FIELDS, type TripField } from './tripFields.ts';

/** By the specification, section 5, and decisions. */
const MESSAGES = {
  destination: 'Please provide a destination',
  pickUp: 'Please provide a pick-up location',
  departure: 'Please choose today or a later date',
  return: 'Please choose a date at least 2 days from today, and not before departure',
  adults: 'At least 1 adult',
  children: 'Cannot be less than 0',
  name: 'Include a space between your names.',
  phone: 'Please provide a valid phone number.',
  email: 'Provide a valid email address',
  answer: 'Please choose how we should answer',
};

/**
 * A fresh trip form.
 * @param today the visitor's date, yyyy-mm-dd
 */
export function tripDefaults(today: string): Record<TripField, string> {
  const initial = TRIP_FIELDS.map((field: Field) => [field.name, field.initial ?? '']);
  return { ...(Object.fromEntries(initial) as Record<TripField, string>), startdate: today };
}

/**
 * The earliest return: two days from today, and not before departure (decisions, 'Trip form').
 * @param today the visitor's date, yyyy-mm-dd
 * @param startdate the departure as filled in; what is no date does not count
 * @returns yyyy-mm-dd
 */
export function minReturn(today: string, startdate: string): string {
  const earliest = addDays(today, RETURN_AFTER_DAYS);
  return isDay(startdate) ? laterOf(earliest, startdate) : earliest;
}

const isFrom = (day: string, earliest: string) => isDay(day) && !isBefore(day, earliest);

/**
 * Checks a trip enquiry by the specification's section 5 and decisions.
 * @param values as filled in; a missing field counts as empty
 * @param today the earliest day that counts as today, yyyy-mm-dd: a server passes one that holds in every time zone
 * @returns the message of each wrong field
 */
export function checkTrip(values: Values, today: string): Errors<TripField> {
  const of = (name: TripField) => values[name] ?? '';
  const email = rules.tidy(of('travelerEmail'));
  const needsEmail = of('answerBy') === 'email';
  const answers: string[] = ['', 'phone', 'whatsapp', 'email'];
  return errorsOf<TripField>({
    destinationLocation: rules.requiredLineError(of('destinationLocation'), MESSAGES.destination),
    returnLocation: rules.requiredLineError(of('returnLocation'), MESSAGES.pickUp),
    startdate: isFrom(of('startdate'), today) ? undefined : MESSAGES.departure,
    enddate:
      of('enddate') === '' || isFrom(of('enddate'), minReturn(today, of('startdate')))
        ? undefined
        : MESSAGES.return,
    adultCount: rules.peopleError(of('adultCount'), ADULTS_MIN, MESSAGES.adults),
    childCount: rules.peopleError(of('childCount'), CHILDREN_MIN, MESSAGES.children),
    travelerName: rules.isPersonName(of('travelerName')) ? undefined : MESSAGES.name,
    travelerContact: rules.isPhone(of('travelerContact')) ? undefined : MESSAGES.phone,
    travelerEmail: (email === '' && !needsEmail) || rules.isEmail(email) ? undefined : MESSAGES.email,
    answerBy: answers.includes(of('answerBy')) ? undefined : MESSAGES.answer,
    specialRequests: rules.lengthError(of('specialRequests'), rules.TEXT_MAX),
  });
}

/** The whole trip enquiry as plain text lines. */
export function describeTrip(values: Values): string {
  return describe('Trip enquiry', TRIP_FIELDS, values);
}

/** The trip form, whole. */
export const tripForm: FormDefinition<TripField> = {
  name: 'trip',
  fields: TRIP_FIELDS,
  given: [],
  defaults: tripDefaults,
  minDates: (today, { startdate = '' }) => ({ startdate: today, enddate: minReturn(today, startdate) }),
  check: checkTrip,
  describe: describeTrip,
  texts: {
    sent: ({ travelerName = '' }) => ({
      title: `${travelerName}, Your trip has been Booked Successfully.`,
      detail: REQUEST_ONLY,
    }),
    notSent: 'Your enquiry has not been sent',
  },
  success: { ms: TRIP_SUCCESS_LABEL_MS, stays: true },
  transport: 'multipart',
  mail: { title: 'Trip request', who: 'travelerName', replyTo: 'travelerEmail' },
};
