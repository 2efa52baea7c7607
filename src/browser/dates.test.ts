import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBefore, isDay, laterOf, localToday } from './dates.ts';

const SOURCE = new URL('./dates.ts', import.meta.url).href;

/** Today and the day after tomorrow at some moments, as a process of its own sees them in a time zone. */
function inZone(zone: string, moments: string[]): [today: string, later: string][] {
  const code = `
    const { localToday, addDays } = await import(${JSON.stringify(SOURCE)});
    const days = ${JSON.stringify(moments)}.map((moment) => localToday(new Date(moment)));
    console.log(JSON.stringify([new Intl.DateTimeFormat().resolvedOptions().timeZone, days.map((day) => [day, addDays(day, 2)])]));`;
  const out = execFileSync(
    process.execPath,
    ['--no-warnings', '--experimental-strip-types', '--input-type=module', '-e', code],
    {
      env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
      encoding: 'utf8',
    },
  );
  const [actual, days] = JSON.parse(out) as [string, [string, string][]];
  expect(actual).toBe(zone);
  return days;
}

describe('the local date', () => {
  it.each([
    ['Africa/Kampala', '2026-11-20T21:30Z', '2026-11-21', '2026-11-23'],
    ['Africa/Kampala', '2028-02-27T09:00Z', '2028-02-27', '2028-02-29'],
    ['Africa/Kampala', '2026-12-30T09:00Z', '2026-12-30', '2027-01-01'],
    ['Africa/Kampala', '2026-12-31T21:30Z', '2027-01-01', '2027-01-03'],
    ['America/Los_Angeles', '2026-11-21T03:30Z', '2026-11-20', '2026-11-22'],
    ['America/Los_Angeles', '2026-11-01T08:30Z', '2026-11-01', '2026-11-03'],
    ['Europe/London', '2027-03-27T23:30Z', '2027-03-27', '2027-03-29'],
    ['Europe/London', '2027-10-30T23:30Z', '2027-10-31', '2027-11-02'],
    ['Africa/Cairo', '2027-04-28T12:00Z', '2027-04-28', '2027-04-30'],
    ['Africa/Cairo', '2027-04-29T22:30Z', '2027-04-30', '2027-05-02'],
    ['Pacific/Kiritimati', '2026-11-20T10:00Z', '2026-11-21', '2026-11-23'],
    ['Pacific/Kiritimati', '2026-12-31T09:59Z', '2026-12-31', '2027-01-02'],
    ['Etc/GMT+12', '2026-11-21T11:59Z', '2026-11-20', '2026-11-22'],
    ['Etc/GMT+12', '2026-11-21T12:00Z', '2026-11-21', '2026-11-23'],
  ])('in %s at %s is %s, and two days later %s', (zone, moment, today, later) => {
    expect(inZone(zone, [moment])).toEqual([[today, later]]);
  });

  it('turns at midnight of the zone, to the millisecond', () => {
    const days = inZone('Africa/Kampala', ['2026-11-20T20:59:59.999Z', '2026-11-20T21:00:00.000Z']);
    expect(days.map(([today]) => today)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('is that of now unless a moment is given', () => {
    expect([localToday(new Date(Date.now() - 1000)), localToday(new Date())]).toContain(localToday());
  });
});

describe('days of the calendar', () => {
  it.each(['2028-02-29', '2000-02-29', '2026-01-31', '9999-12-31', '0001-01-01'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
  });
  it.each([
    ...['', '2027-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ...['2026-1-1', '26-01-01', '12026-01-01', '2026-01-01T00:00', ' 2026-01-01', '2026/01/01', '٢٠٢٦-٠١-٠١'],
  ])('%j is none', (day) => {
    expect(isDay(day)).toBe(false);
  });

  it('count on over months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(() => addDays('2027-02-29', 1)).toThrow('"2027-02-29" is not a day');
  });

  it('come back when as many days are taken off as were put on', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2900-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 5000 }), (date, count) => {
        const start = date.toISOString().slice(0, 10);
        const end = addDays(start, count);
        expect(isDay(end)).toBe(true);
        expect(addDays(end, -count)).toBe(start);
        expect(isBefore(start, end)).toBe(count > 0);
        expect(laterOf(start, end)).toBe(end);
        expect(laterOf(end, start)).toBe(end);
      }),
    );
  });
});
