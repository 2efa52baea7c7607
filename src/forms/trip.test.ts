import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../browser/dates.ts';
import { testWords } from '../words/testing/testWords.ts';
import { enquiryText } from './enquiryWords.ts';
import { checkTrip, minReturn, tripDefaults, tripForm } from './trip.ts';
import { TRIP_FIELDS } from './tripFields.ts';

const TODAY = '2026-11-21';
const good = {
  ...tripDefaults(TODAY),
  destinationLocation: 'Bwindi',
  returnLocation: 'Entebbe airport',
  travelerName: 'Jane Doe',
  travelerContact: '+256 772 123 456',
};
const words = { ...testWords.trip, shared: testWords.forms };
const check = (changes: Record<string, string>) => checkTrip({ ...good, ...changes }, words, TODAY);

describe('the trip form', () => {
  it('has its fields in the order they are asked, and how to answer', () => {
    expect(TRIP_FIELDS.map(({ name }) => name).sort()).toEqual(
      [
        ...['startdate', 'enddate', 'destinationLocation', 'returnLocation', 'adultCount', 'childCount'],
        ...['travelerName', 'travelerContact', 'specialRequests', 'travelerEmail', 'answerBy'],
      ].sort(),
    );
  });

  it('starts with today, one adult, no child and an answer by phone', () => {
    expect(tripDefaults(TODAY)).toMatchObject({
      ...{
        startdate: TODAY,
        enddate: '',
        adultCount: '1',
        childCount: '0',
        answerBy: 'phone',
        travelerName: '',
      },
    });
  });

  it('accepts a full enquiry', () => expect(check({})).toEqual({}));

  it('names every wrong field of an empty one, in the specified words', () => {
    expect(checkTrip({}, words, TODAY)).toEqual({
      destinationLocation: 'Please provide a destination',
      returnLocation: 'Please provide a pick-up location',
      startdate: 'Please choose today or a later date',
      adultCount: 'At least 1 adult',
      childCount: 'Cannot be less than 0',
      travelerName: 'Include a space between your names.',
      travelerContact: 'Please provide a valid phone number.',
    });
  });

  it.each([
    ['destinationLocation', '  ', 'Please provide a destination'],
    ['returnLocation', '\u00a0', 'Please provide a pick-up location'],
    ['startdate', '2026-11-20', 'Please choose today or a later date'],
    ['startdate', '2027-02-29', 'Please choose today or a later date'],
    ['enddate', '2026-11-22', 'Please choose a date at least 2 days from today, and not before departure'],
    ['enddate', '2027-02-29', 'Please choose a date at least 2 days from today, and not before departure'],
    ['adultCount', '0', 'At least 1 adult'],
    ['adultCount', '1.5', 'At least 1 adult'],
    ['adultCount', '100', 'Cannot be more than 99'],
    ['childCount', '-1', 'Cannot be less than 0'],
    ['travelerName', 'Jane', 'Include a space between your names.'],
    ['travelerContact', '256772123456', 'Please provide a valid phone number.'],
    ['travelerEmail', 'a@b', 'Provide a valid email address'],
    ['answerBy', 'pigeon', 'Please choose how we should answer'],
    ['specialRequests', 'a'.repeat(5003), 'Please shorten this by 3 characters: at most 5,000 fit'],
  ])('%s %j: %s', (field, value, message) => {
    expect(check({ [field]: value })).toEqual({ [field]: message });
  });

  it('asks for the e-mail address only when it is how to answer', () => {
    expect(check({ answerBy: 'whatsapp', travelerEmail: '' })).toEqual({});
    expect(check({ answerBy: 'email', travelerEmail: '' })).toEqual({
      travelerEmail: 'Provide a valid email address',
    });
    expect(check({ answerBy: 'email', travelerEmail: 'jane@mail.example' })).toEqual({});
  });

  it('lets the return be empty, the second day from today, or later', () => {
    for (const enddate of ['', '2026-11-23', '2027-11-23']) expect(check({ enddate })).toEqual({});
  });

  it('refuses a return before a later departure, and accepts one on the same day', () => {
    expect(check({ startdate: '2026-12-01', enddate: '2026-11-30' })).toHaveProperty('enddate');
    expect(check({ startdate: '2026-12-01', enddate: '2026-12-01' })).toEqual({});
  });

  it('has a smallest return that always passes, and the day before never', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
        const startdate = addDays(TODAY, days);
        const enddate = minReturn(TODAY, startdate);
        expect(check({ startdate, enddate })).toEqual({});
        expect(check({ startdate, enddate: addDays(enddate, -1) })).toHaveProperty('enddate');
      }),
    );
    expect(minReturn(TODAY, '')).toBe('2026-11-23');
    expect(minReturn(TODAY, '2027-02-29')).toBe('2026-11-23');
  });

  it('never throws, whatever comes in', () => {
    const anything = fc.dictionary(fc.constantFrom(...TRIP_FIELDS.map(({ name }) => name)), fc.string());
    fc.assert(fc.property(anything, (values) => void checkTrip(values, words, TODAY)));
  });

  it('is written out as plain lines, without what is empty', () => {
    expect(enquiryText(tripForm.fields, { ...good, specialRequests: 'A quiet room\nA cot' }, words)).toBe(
      [
        ...['Trip enquiry', 'Where To: Bwindi', 'Where From: Entebbe airport', 'Departure Date: 2026-11-21'],
        ...['Adults: 1', 'Children: 0', 'Full Name: Jane Doe', 'Phone Number: +256 772 123 456'],
        ...['How should we answer?: Phone call', 'Special Requests: A quiet room', 'A cot'],
      ].join('\n'),
    );
  });
});
