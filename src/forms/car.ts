import { TRIP_SUCCESS_LABEL_MS } from '../constants.ts';
import { isBefore, isDay, laterOf } from '../browser/dates.ts';
import { describe, errorsOf, type Errors, type Field, type Values } from './field.ts';
import type { FormDefinition } from './formDefinition.ts';
import { REQUEST_ONLY } from './outcome.ts';
import * as rules from './rules.ts';

/** The car form's fields in the order they are asked (specification, sections 3 and 5); the car itself is given. */
export const CAR_FIELDS = [
  {
    name: 'driversName',
    label: 'Full name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    pattern: rules.NAME_PATTERN,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    autoComplete: 'email',
    inputMode: 'email',
    help: 'The invoice is sent to this address',
  },
  {
    name: 'phonenumber',
    label: 'Phone',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    help: 'With the country code, such as +256, or starting with 0',
  },
  { name: 'pickupdate', label: 'Pick-up date', type: 'date', required: true, autoComplete: 'off' },
  { name: 'returndate', label: 'Return date', type: 'date', required: true, autoComplete: 'off' },
  { name: 'withdriver', label: 'With driver', type: 'checkbox', help: 'Driver is optional' },
] as const satisfies readonly Field[];
/** The page of each car says which one it is. */
const GIVEN = [{ name: 'carname', label: 'Car', type: 'text' }] as const satisfies readonly Field[];

type AskedField = (typeof CAR_FIELDS)[number]['name'];
export type CarField = AskedField | (typeof GIVEN)[number]['name'];

const MESSAGES = {
  name: 'Please space out your names',
  email: 'Provide a valid email address',
  phone: 'Provide a valid phone number',
  pickUp: 'Please provide a date to get the car',
  past: 'Please choose today or a later date',
  return: 'Please provide a date to return the car',
  order: 'Please choose a return date on or after the pick-up date',
};

/**
 * A fresh car form.
 * @param today the visitor's date, yyyy-mm-dd
 */
export function carDefaults(today: string): Record<AskedField, string> {
  return { driversName: '', email: '', phonenumber: '', pickupdate: today, returndate: '', withdriver: '' };
}

function pickUpError(day: string, today: string): string | undefined {
  if (!isDay(day)) return MESSAGES.pickUp;
  return isBefore(day, today) ? MESSAGES.past : undefined;
}

function returnError(day: string, pickUp: string): string | undefined {
  if (!isDay(day)) return MESSAGES.return;
  return isDay(pickUp) && isBefore(day, pickUp) ? MESSAGES.order : undefined;
}

/**
 * Checks a car enquiry by the specification's section 5 and decisions.
 * @param values as filled in; a missing field counts as empty
 * @param today the earliest day that counts as today, yyyy-mm-dd: a server passes one that holds in every time zone
 * @returns the message of each wrong field
 */
export function checkCar(values: Values, today: string): Errors<CarField> {
  const of = (name: CarField) => values[name] ?? '';
  return errorsOf<CarField>({
    carname: rules.lengthError(of('carname'), rules.LINE_MAX),
    driversName: rules.isPersonName(of('driversName')) ? undefined : MESSAGES.name,
    email: rules.isEmail(of('email')) ? undefined : MESSAGES.email,
    phonenumber: rules.isPhone(of('phonenumber')) ? undefined : MESSAGES.phone,
    pickupdate: pickUpError(of('pickupdate'), today),
    returndate: returnError(of('returndate'), of('pickupdate')),
    withdriver: undefined,
  });
}

/** The whole car enquiry as plain text lines. */
export function describeCar(values: Values): string {
  return describe(`Car enquiry: ${values['carname'] ?? ''}`, CAR_FIELDS, values);
}

/** The car form, whole. */
export const carForm: FormDefinition<CarField> = {
  name: 'car',
  fields: CAR_FIELDS,
  given: GIVEN,
  defaults: carDefaults,
  minDates: (today, { pickupdate = '' }) => ({
    pickupdate: today,
    returndate: isDay(pickupdate) ? laterOf(today, pickupdate) : today,
  }),
  check: checkCar,
  describe: describeCar,
  texts: {
    sent: () => ({ title: 'Successful Booking', detail: REQUEST_ONLY }),
    notSent: 'error submitting the form',
  },
  success: { ms: TRIP_SUCCESS_LABEL_MS, stays: true },
  transport: 'json',
  mail: { title: 'Car booking', who: 'driversName', replyTo: 'email' },
};
