import { describe, expect, it } from 'vitest';
import { testWords } from '../words/testing/testWords.ts';
import { enquiryText } from './enquiryWords.ts';
import { CAR_FIELDS, carDefaults, checkCar } from './car.ts';

const TODAY = '2026-11-21';
const good = {
  ...carDefaults(TODAY),
  carname: 'Superior Van',
  driversName: 'Jane Doe',
  email: 'jane@mail.example',
  phonenumber: '0772123456',
  returndate: '2026-11-21',
};
const words = { ...testWords.car, shared: testWords.forms };
const check = (changes: Record<string, string>) => checkCar({ ...good, ...changes }, words, TODAY);

describe('the car form', () => {
  it('has its fields in the order they are asked, besides the car', () => {
    expect(CAR_FIELDS.map(({ name }) => name)).toEqual([
      ...['driversName', 'email', 'phonenumber', 'pickupdate', 'returndate', 'withdriver'],
    ]);
  });

  it('starts with today as pick-up', () => {
    expect(carDefaults(TODAY)).toMatchObject({ pickupdate: TODAY, returndate: '', withdriver: '' });
  });

  it('accepts a full enquiry, with a driver or without', () => {
    expect(check({})).toEqual({});
    expect(check({ withdriver: 'true' })).toEqual({});
  });

  it('names every wrong field of an empty one, in the specified words', () => {
    expect(checkCar({}, words, TODAY)).toEqual({
      driversName: 'Please space out your names',
      email: 'Provide a valid email address',
      phonenumber: 'Provide a valid phone number',
      pickupdate: 'Please provide a date to get the car',
      returndate: 'Please provide a date to return the car',
    });
  });

  it.each([
    ['pickupdate', '2026-11-20', 'Please choose today or a later date'],
    ['pickupdate', '2027-02-29', 'Please provide a date to get the car'],
    ['returndate', '2026-11-20', 'Please choose a return date on or after the pick-up date'],
    ['returndate', '2027-02-29', 'Please provide a date to return the car'],
    ['carname', 'a'.repeat(201), 'Please shorten this by 1 character: at most 200 fit'],
  ])('%s %s: %s', (field, value, message) => {
    expect(check({ [field]: value })).toEqual({ [field]: message });
  });

  it('is written out as plain lines', () => {
    expect(enquiryText(CAR_FIELDS, { ...good, withdriver: 'true' }, words)).toBe(
      [
        ...[
          'Car enquiry: Superior Van',
          'Full name: Jane Doe',
          'Email: jane@mail.example',
          'Phone: 0772123456',
        ],
        ...['Pick-up date: 2026-11-21', 'Return date: 2026-11-21', 'With driver: yes'],
      ].join('\n'),
    );
    expect(enquiryText(CAR_FIELDS, good, words)).toContain('With driver: no');
  });
});
