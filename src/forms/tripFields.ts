import { ADULTS_DEFAULT, ADULTS_MIN, CHILDREN_DEFAULT, CHILDREN_MIN } from '../constants.ts';
import type { Field } from './field.ts';
import { NAME_PATTERN, PEOPLE_MAX } from './rules.ts';

/**
 * The trip form's fields in the order they are asked (specification, section 3; e-mail and answer from decisions).
 * `off` is for dates alone: it also keeps the browser from bringing back what was typed.
 */
export const TRIP_FIELDS = [
  { name: 'destinationLocation', label: 'Where To', type: 'text', required: true },
  {
    name: 'returnLocation',
    label: 'Where From',
    type: 'text',
    required: true,
    help: 'Where should we pick you up?',
  },
  { name: 'startdate', label: 'Departure Date', type: 'date', required: true, autoComplete: 'off' },
  {
    name: 'enddate',
    label: 'Return Date',
    type: 'date',
    autoComplete: 'off',
    help: 'Optional: leave empty if you are not sure yet',
  },
  {
    name: 'adultCount',
    label: 'Adults',
    type: 'number',
    required: true,
    initial: String(ADULTS_DEFAULT),
    min: ADULTS_MIN,
    max: PEOPLE_MAX,
    inputMode: 'numeric',
  },
  {
    name: 'childCount',
    label: 'Children',
    type: 'number',
    required: true,
    initial: String(CHILDREN_DEFAULT),
    min: CHILDREN_MIN,
    max: PEOPLE_MAX,
    inputMode: 'numeric',
  },
  {
    name: 'travelerName',
    label: 'Full Name',
    type: 'text',
    required: true,
    autoComplete: 'name',
    pattern: NAME_PATTERN,
  },
  {
    name: 'travelerContact',
    label: 'Phone Number',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
    help: 'With the country code, such as +256, or starting with 0',
  },
  {
    name: 'travelerEmail',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    help: 'Optional, unless we should answer by email',
  },
  {
    name: 'answerBy',
    label: 'How should we answer?',
    type: 'radio',
    initial: 'phone',
    options: [
      ['phone', 'Phone call'],
      ['whatsapp', 'WhatsApp'],
      ['email', 'Email'],
    ],
  },
  { name: 'specialRequests', label: 'Special Requests', type: 'textarea' },
] as const satisfies readonly Field[];

export type TripField = (typeof TRIP_FIELDS)[number]['name'];
