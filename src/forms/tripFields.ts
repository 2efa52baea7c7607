import { ADULTS_DEFAULT, ADULTS_MIN, CHILDREN_DEFAULT, CHILDREN_MIN, PEOPLE_MAX } from '../constants.ts';
import type { Field } from './field.ts';
import { NAME_PATTERN } from './rules.ts';

/** How a visitor can ask to be answered. */
export const ANSWER_WAYS = ['phone', 'whatsapp', 'email'] as const;

/**
 * The trip form's fields in the order they are asked.
 * `off` is for dates alone: it also keeps the browser from bringing back what was typed.
 */
export const TRIP_FIELDS = [
  { name: 'destinationLocation', type: 'text', required: true },
  {
    name: 'returnLocation',
    type: 'text',
    required: true,
  },
  { name: 'startdate', type: 'date', required: true, autoComplete: 'off' },
  {
    name: 'enddate',
    type: 'date',
    autoComplete: 'off',
  },
  {
    name: 'adultCount',
    type: 'number',
    required: true,
    initial: String(ADULTS_DEFAULT),
    min: ADULTS_MIN,
    max: PEOPLE_MAX,
    inputMode: 'numeric',
  },
  {
    name: 'childCount',
    type: 'number',
    required: true,
    initial: String(CHILDREN_DEFAULT),
    min: CHILDREN_MIN,
    max: PEOPLE_MAX,
    inputMode: 'numeric',
  },
  {
    name: 'travelerName',
    type: 'text',
    required: true,
    autoComplete: 'name',
    pattern: NAME_PATTERN,
  },
  {
    name: 'travelerContact',
    type: 'tel',
    required: true,
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  {
    name: 'travelerEmail',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
  },
  {
    name: 'answerBy',
    type: 'radio',
    initial: 'phone',
    options: ANSWER_WAYS,
  },
  { name: 'specialRequests', type: 'textarea' },
] as const satisfies readonly Field[];

export type TripField = (typeof TRIP_FIELDS)[number]['name'];
