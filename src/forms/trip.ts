import type { TripFormWords } from '../words/formSchemas.ts';
import { ADULTS_MIN, CHILDREN_MIN, RETURN_AFTER_DAYS, TRIP_SUCCESS_LABEL_MS } from '../constants.ts';
import { addDays, isBefore, isDay, laterOf } from '../browser/dates.ts';
import type { EnquiryWords } from './enquiryWords.ts';
import { errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import * as rules from './rules.ts';
import { ANSWER_WAYS, TRIP_FIELDS, type TripField } from './tripFields.ts';

/**
 * A fresh trip form.
 * @param today the visitor's date, yyyy-mm-dd
 */
export function tripDefaults(today: string): Record<TripField, string> {
  const initial = TRIP_FIELDS.map((field: Field) => [field.name, field.initial ?? '']);
  return { ...(Object.fromEntries(initial) as Record<TripField, string>), startdate: today };
}

/**
 * The earliest return: two days from today, and not before departure.
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
 * Checks a trip enquiry: destination, pick-up, a departure from today on, a return of at least two days from today if
 * any, at least one adult, a full name, a phone number, and an e-mail address where the answer is to come by e-mail.
 * @param values as filled in; a missing field counts as empty
 * @param today the earliest day that counts as today, yyyy-mm-dd: a server passes one that holds in every time zone
 * @returns the message of each wrong field
 */
export function checkTrip(
  values: Values,
  { errors, shared }: EnquiryWords<TripFormWords>,
  today: string,
): Errors<TripField> {
  const of = (name: TripField) => values[name] ?? '';
  const email = rules.tidy(of('travelerEmail'));
  const needsEmail = of('answerBy') === 'email';
  const answers: string[] = ['', ...ANSWER_WAYS];
  return errorsOf<TripField>({
    destinationLocation: rules.requiredLineError(of('destinationLocation'), errors.destination, shared),
    returnLocation: rules.requiredLineError(of('returnLocation'), errors.pickUp, shared),
    startdate: isFrom(of('startdate'), today) ? undefined : errors.departure,
    enddate:
      of('enddate') === '' || isFrom(of('enddate'), minReturn(today, of('startdate')))
        ? undefined
        : errors.return,
    adultCount: rules.peopleError(of('adultCount'), ADULTS_MIN, errors.adults, shared),
    childCount: rules.peopleError(of('childCount'), CHILDREN_MIN, errors.children, shared),
    travelerName: rules.isPersonName(of('travelerName')) ? undefined : errors.name,
    travelerContact: rules.isPhone(of('travelerContact')) ? undefined : errors.phone,
    travelerEmail: (email === '' && !needsEmail) || rules.isEmail(email) ? undefined : errors.email,
    answerBy: answers.includes(of('answerBy')) ? undefined : errors.answer,
    specialRequests: rules.lengthError(of('specialRequests'), rules.TEXT_MAX, shared),
  });
}

/** The trip form, whole. */
export const tripForm: FormDefinition<TripField, TripFormWords> = {
  name: 'trip',
  fields: TRIP_FIELDS,
  given: [],
  defaults: tripDefaults,
  minDates: (today, { startdate = '' }) => ({ startdate: today, enddate: minReturn(today, startdate) }),
  check: checkTrip,
  success: { ms: TRIP_SUCCESS_LABEL_MS, stays: true },
  transport: 'multipart',
  mail: { who: 'travelerName', replyTo: 'travelerEmail' },
};
