import type { CarFormWords } from '../words/formSchemas.ts';
import { TRIP_SUCCESS_LABEL_MS } from '../constants.ts';
import { isBefore, isDay, laterOf } from '../browser/dates.ts';
import type { EnquiryWords } from './enquiryWords.ts';
import { errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import * as rules from './rules.ts';

/** The car form's fields in the order they are asked; the car itself is given. */
export const CAR_FIELDS = [
  {
    name: 'driversName',
    type: 'text',
    required: true,
    autoComplete: 'name',
    pattern: rules.NAME_PATTERN,
  },
  {
    name: 'email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
  },
  {
    name: 'phonenumber',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  { name: 'pickupdate', type: 'date', required: true, autoComplete: 'off' },
  { name: 'returndate', type: 'date', required: true, autoComplete: 'off' },
  { name: 'withdriver', type: 'checkbox' },
] as const satisfies readonly Field[];
/** The page of each car says which one it is. */
const GIVEN = [{ name: 'carname', type: 'text' }] as const satisfies readonly Field[];

type AskedField = (typeof CAR_FIELDS)[number]['name'];
export type CarField = AskedField | (typeof GIVEN)[number]['name'];

type Messages = CarFormWords['errors'];

/**
 * A fresh car form.
 * @param today the visitor's date, yyyy-mm-dd
 */
export function carDefaults(today: string): Record<AskedField, string> {
  return { driversName: '', email: '', phonenumber: '', pickupdate: today, returndate: '', withdriver: '' };
}

function pickUpError(day: string, today: string, errors: Messages): string | undefined {
  if (!isDay(day)) return errors.pickUp;
  return isBefore(day, today) ? errors.past : undefined;
}

function returnError(day: string, pickUp: string, errors: Messages): string | undefined {
  if (!isDay(day)) return errors.return;
  return isDay(pickUp) && isBefore(day, pickUp) ? errors.order : undefined;
}

/**
 * Checks a car enquiry: a full name, an e-mail address, a phone number, a first day from today on and a last day not
 * before it.
 * @param values as filled in; a missing field counts as empty
 * @param today the earliest day that counts as today, yyyy-mm-dd: a server passes one that holds in every time zone
 * @returns the message of each wrong field
 */
export function checkCar(
  values: Values,
  { errors, shared }: EnquiryWords<CarFormWords>,
  today: string,
): Errors<CarField> {
  const of = (name: CarField) => values[name] ?? '';
  return errorsOf<CarField>({
    carname: rules.lengthError(of('carname'), rules.LINE_MAX, shared),
    driversName: rules.isPersonName(of('driversName')) ? undefined : errors.name,
    email: rules.isEmail(of('email')) ? undefined : errors.email,
    phonenumber: rules.isPhone(of('phonenumber')) ? undefined : errors.phone,
    pickupdate: pickUpError(of('pickupdate'), today, errors),
    returndate: returnError(of('returndate'), of('pickupdate'), errors),
    withdriver: undefined,
  });
}

/** The car form, whole. */
export const carForm: FormDefinition<CarField, CarFormWords> = {
  name: 'car',
  fields: CAR_FIELDS,
  given: GIVEN,
  defaults: carDefaults,
  minDates: (today, { pickupdate = '' }) => ({
    pickupdate: today,
    returndate: isDay(pickupdate) ? laterOf(today, pickupdate) : today,
  }),
  check: checkCar,
  success: { ms: TRIP_SUCCESS_LABEL_MS, stays: true },
  transport: 'json',
  mail: { who: 'driversName', replyTo: 'email' },
};
