import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from './parse.ts';
import { HttpError } from './httpError.ts';
import { FORM_PARSE_MS } from './limits.ts';
import { namesIn } from './testing/mails.ts';
import { ask, FORMS, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const IDS = '"user_id":"local","service_id":"outbox","template_id":"newsletter"';
const json = (params: string) => `{${IDS},"template_params":${params}}`;
const MULTIPART = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const ids = part('user_id', 'local') + part('service_id', 'outbox') + part('template_id', 'trip');
const trip = Object.entries(TRIP)
  .map(([name, value]) => part(name, value))
  .join('');
const whole = `${ids}${trip}--b--\r\n`;

describe('a malformed body', () => {
  it.each<[string, string, string | Buffer]>([
    ['broken JSON', 'application/json', '{'],
    ['an empty body', 'application/json', ''],
    ['a JSON list', 'application/json', '[]'],
    ['JSON null', 'application/json', 'null'],
    ['params that are a list', 'application/json', json('[]')],
    ['params that are text', 'application/json', json('"email"')],
    ['a list as a value', 'application/json', json('{"email":["a@b.co"]}')],
    ['an object as a value', 'application/json', json('{"email":{"a":1}}')],
    ['null as a value', 'application/json', json('{"email":null}')],
    ['a __proto__ key', 'application/json', json('{"email":"a@b.co","__proto__":"x"}')],
    ['a constructor key', 'application/json', json('{"email":"a@b.co","constructor":"x"}')],
    ['a nameless field', 'application/json', json('{"email":"a@b.co","":"x"}')],
    ['depth 1,000', 'application/json', json(`${'[['.repeat(500)}${']]'.repeat(500)}`)],
    [
      '60 fields',
      'application/json',
      json(`{${Array.from({ length: 60 }, (_, i) => `"f${i}":"x"`).join()}}`),
    ],
    ['a long field name', 'application/json', json(`{"${'n'.repeat(101)}":"x"}`)],
    ['bytes that are not UTF-8', 'application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    [
      'a form of bytes that are not UTF-8',
      MULTIPART,
      Buffer.from(`${ids}${part('x', '\u00ff')}--b--`, 'latin1'),
    ],
    ['multipart without a boundary', 'multipart/form-data', whole],
    ['multipart with an empty boundary', 'multipart/form-data; boundary=', whole],
    ['multipart with another boundary', 'multipart/form-data; boundary=c', whole],
    ['multipart that never ends', MULTIPART, `${ids}${trip}`],
    ['multipart cut inside a header', MULTIPART, `${ids}--b\r\nContent-Dispo`],
    ['an empty multipart body', MULTIPART, ''],
    ['2,000 parts', MULTIPART, `${part('f', 'x').repeat(2000)}--b--`],
    [
      '51 different parts',
      MULTIPART,
      `${Array.from({ length: 51 }, (_, i) => part(`f${i}`, '')).join('')}--b--`,
    ],
    ['a huge part header', MULTIPART, `--b\r\nX: ${'h'.repeat(100_000)}\r\n\r\nv\r\n--b--`],
    [
      'a file',
      MULTIPART,
      `${ids}--b\r\nContent-Disposition: form-data; name="f"; filename="x.sh"\r\n\r\nv\r\n--b--`,
    ],
    ['one field twice with two values', MULTIPART, `${ids}${trip}${part('travelerName', 'Other Name')}--b--`],
    ['a __proto__ field', MULTIPART, `${ids}${trip}${part('__proto__', 'x')}--b--`],
    ['a url-encoded field twice', 'application/x-www-form-urlencoded', 'user_id=local&user_id=other'],
  ])('with %s is refused quickly, and nothing is stored', async (_, type, body) => {
    const { port, settings } = await startServer();
    const path = type === 'application/json' ? '/api/v1.0/email/send' : '/api/v1.0/email/send-form';
    const times: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const begun = performance.now();
      const answer = await ask(port, { method: 'POST', path, headers: { 'Content-Type': type }, body });
      expect(answer.status).toBe(400);
      times.push(performance.now() - begun);
    }
    // The best of three: a busy machine may slow one down, a parser that is stuck is waited for each time.
    expect(Math.min(...times)).toBeLessThan(FORM_PARSE_MS);
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });

  it('is let go of at once, though its parser was being watched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await expect(parse(Buffer.from(`${ids}${trip}`), MULTIPART)).rejects.toThrow(HttpError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never does more than be refused', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data)),
      fc.string({ maxLength: 300 }).map((text) => Buffer.from(`--b${text}--b--`)),
      // A whole body with a piece cut out reaches the parser's inner states.
      fc
        .tuple(fc.nat(whole.length), fc.nat(60))
        .map(([at, count]) => Buffer.from(whole.slice(0, at) + whole.slice(at + count))),
    );
    const types = fc.constantFrom('application/json', MULTIPART, 'application/x-www-form-urlencoded');
    await fc.assert(
      fc.asyncProperty(bytes, types, async (body, type) => {
        const outcome = await parse(body, type).then(
          () => 'read',
          (error: unknown) => error instanceof HttpError && error.status,
        );
        expect(['read', 400]).toContain(outcome);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a well-formed body', () => {
  it('gives the ids apart from the fields', async () => {
    const submission = await parse(Buffer.from(whole), MULTIPART);
    expect(submission.ids).toEqual({ user_id: 'local', service_id: 'outbox', template_id: 'trip' });
    expect(Object.fromEntries(submission.values)).toEqual(TRIP);
  });

  it('may begin with a byte order mark', async () => {
    const { values } = await parse(Buffer.from(`\ufeff${json('{"email":"a@b.co"}')}`), 'application/json');
    expect(Object.fromEntries(values)).toEqual({ email: 'a@b.co' });
  });

  it('may hold numbers and booleans, and the same field twice with one value', async () => {
    const { values } = await parse(Buffer.from(json('{"a":1,"b":true,"c":"x"}')), 'application/json');
    expect(Object.fromEntries(values)).toEqual({ a: '1', b: 'true', c: 'x' });
    const twice = `${ids}${part('x', '1')}${part('x', '1')}--b--`;
    expect(Object.fromEntries((await parse(Buffer.from(twice), MULTIPART)).values)).toEqual({ x: '1' });
  });

  it('keeps letters of every script, in the value and in half a surrogate pair', async () => {
    const { values } = await parse(
      Buffer.from(json('{"name":"محمد 李 😀","half":"a\\ud83d"}')),
      'application/json',
    );
    expect(Object.fromEntries(values)).toEqual({ name: 'محمد 李 😀', half: 'a\ufffd' });
  });

  it('is the one that browsers send', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(FORMS.car)) form.append(name, String(value));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const { values } = await parse(Buffer.from(await encoded.arrayBuffer()), type);
    expect(Object.fromEntries(values)).toEqual({ ...FORMS.car, withdriver: 'true' });
  });
});
