import { spawnSync } from 'node:child_process';
import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { wordedForms } from '../forms/forms.ts';
import { testWords } from '../words/testing/testWords.ts';
import { mailboxOf } from '../forms/rules.ts';
import { readSettings } from '../settings/settings.ts';
import { toMessage } from './message.ts';
import { mails, namesIn, rawMails } from './testing/mails.ts';
import { CAR, send, sendForm, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const ID = '5f0c1d6e-1234-4000-8000-000000000001';
const OLD = 'aaaaaaaa-1234-4000-8000-000000000002';
/** Reads mails with Python's parser, which lists every way in which a message breaks the standard. */
const PYTHON = `
import email, email.policy, json, sys
messages = [bytes.fromhex(text) for text in json.load(sys.stdin)]
def defects(part):
    found = [repr(defect) for defect in part.defects]
    for value in part.values():
        found += [repr(defect) for defect in getattr(value, 'defects', [])]
    part.get_content()
    return found
print(json.dumps([defects(email.message_from_bytes(raw, policy=email.policy.default)) for raw in messages]))
`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

function runPython(program: string, messages: Buffer[]): unknown {
  const input = JSON.stringify(messages.map((raw) => raw.toString('hex')));
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
const pythonDefects = (messages: Buffer[]) => (runPython(PYTHON, messages) as string[][]).flat();
const pythonReplyTo = (messages: Buffer[]) => runPython(PYTHON_REPLY_TO, messages) as string[];

/** The mailboxes that Python's parser finds in Reply-To, one for each mail; UTF-8 as RFC 6532 has it. */
const PYTHON_REPLY_TO = `
import email, email.policy, json, sys
messages = [bytes.fromhex(text) for text in json.load(sys.stdin)]
def mailbox(raw):
    found = email.message_from_string(raw.decode('utf-8'), policy=email.policy.SMTPUTF8)['reply-to'].addresses
    return found[0].username + '@' + found[0].domain if len(found) == 1 else repr(found)
print(json.dumps([mailbox(raw) for raw in messages]))
`;
/** Addresses, right and nearly right: the signs that a name may hold, letters of other scripts, dots anywhere. */
const NAME_SIGN = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abz019.') },
  { weight: 3, arbitrary: fc.constantFrom(..."!#$%&'*+-/=?^_`{|}~") },
  { weight: 2, arbitrary: fc.constantFrom(...'üßñé李用א한😀') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
const DOMAIN = fc.constantFrom(
  'b.co',
  'münchen.example',
  'faß.example',
  '例子.公司',
  'a-b.C.example',
  'xn--4ca.example',
);
const ADDRESS = fc
  .tuple(fc.array(NAME_SIGN, { minLength: 1, maxLength: 8 }), DOMAIN)
  .map(([signs, domain]) => `${signs.join('')}@${domain}`);

/** A domain in both of its spellings is one; a name that is not ASCII has its domain in letters, too (RFC 6532). */
const inAscii = (address: string) => address.replace(/[^@]+$/, domainToASCII);

/** What the standard asks of a mail's bytes, whatever reads it: short lines, CRLF, ASCII, plain text. */
function expectSound(raw: Buffer): void {
  const text = raw.toString('latin1');
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(Math.max(...text.split('\r\n').map((row) => row.length))).toBeLessThanOrEqual(76 + 2);
  expect(text).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  expect(text).toContain('\r\nContent-Transfer-Encoding: quoted-printable\r\n');
  expect(text).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n');
}

const HOSTILE: [what: string, field: string, typed: string][] = [
  ['letters of another script', 'travelerName', 'محمد علي'],
  ['a place in three scripts', 'destinationLocation', '乌干达 – Ürümqi 😀'],
  ['nine hundred emoji', 'specialRequests', '😀'.repeat(900)],
  ['a name as long as it may be', 'travelerName', `${'Ŵ'.repeat(99)} ${'É'.repeat(99)}`],
  ['a line of 5,000 characters', 'specialRequests', 'x'.repeat(5000)],
  ['dots and From at the start of a line', 'specialRequests', '.\n..\nFrom me\n>From\n\n.'],
  ['markup', 'specialRequests', '<img src=x onerror=alert(1)>"><script>'],
  ['encoded words', 'destinationLocation', '=?UTF-8?Q?=0D=0ABcc:_x@y.z?='],
  ['an address of every sign that may stand in one', 'travelerEmail', "a!#$%&'*+/=?^_`{|}~-b@mail.example"],
  ['a formula and zalgo', 'specialRequests', '=1+1\nZ\u0351\u036b\u0343a\u0363l\u0368g\u0367o\u0334'],
  ['line separators and bells', 'specialRequests', 'a\u2028b\u2029c\u0007d\u0000e\u001bf'],
];

/** A mail's text with its line breaks out and what was made visible put back, to compare with what was typed. */
function flat(text: string): string {
  const shown = text.replace(/\[U\+(\w{4})\]/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return shown.replace(/\n {4}|[\n\u2028\u2029]/g, '');
}

describe('a stored mail', () => {
  it('is sound whatever was typed, by an independent parser too', async () => {
    const { port, settings } = await startServer();
    for (const [, field, typed] of HOSTILE) {
      expect((await send(port, 'trip', { ...TRIP, [field]: typed })).status).toBe(200);
    }
    const raw = await rawMails(settings.outboxDir);
    expect(raw).toHaveLength(HOSTILE.length);
    raw.forEach(expectSound);
    if (hasPython) expect(pythonDefects(raw)).toEqual([]);
  });

  it.each(HOSTILE)('carries %s as typed', async (_, field, typed) => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, [field]: typed });
    expect(flat((await mails(settings.outboxDir))[0]?.text ?? '')).toContain(flat(typed));
  });

  it('says who asks, for what, and when', async () => {
    const { port, settings } = await startServer({
      siteHost: 'www.tours.test',
      mailFrom: 'website@tours.test',
      mailTo: 'team@tours.test',
    });
    await send(port, 'trip', {
      ...TRIP,
      travelerEmail: 'amina@mail.example',
      answerBy: 'whatsapp',
      enquiry_ref: ID,
    });
    const [mail] = await mails(settings.outboxDir);
    expect(mail).toMatchObject({
      subject: 'Trip request: Amina Okello (5F0C1D6E)',
      messageId: `<${ID}@www.tours.test>`,
      from: { address: 'website@tours.test' },
      to: [{ address: 'team@tours.test' }],
      replyTo: [{ address: 'amina@mail.example' }],
    });
    expect(mail?.html).toBeUndefined();
    expect(mail?.attachments).toEqual([]);
    expect(Math.abs(Date.now() - Date.parse(mail?.date ?? ''))).toBeLessThan(60_000);
    expect(mail?.text).toMatch(
      /Reference: 5F0C1D6E\nReceived: \w+, \d+ \w+ \d{4} at \d\d:\d\d \(East Africa Time\)/,
    );
    for (const row of [
      'Where To: Bwindi',
      'Full Name: Amina Okello',
      'How should we answer?: WhatsApp',
      'Adults: 2',
    ]) {
      expect(mail?.text).toContain(`${row}\n`);
    }
  });

  it.each([
    [true, 'yes'],
    ['on', 'yes'],
    [false, 'no'],
    ['', 'no'],
  ])('says of a driver that was %j: %s', async (withdriver, word) => {
    const { port, settings } = await startServer();
    await send(port, 'car', { ...CAR, withdriver });
    const [mail] = await mails(settings.outboxDir);
    expect(mail?.subject).toMatch(/^Car booking: Amina Okello \(/);
    expect(mail?.text).toContain(`With driver: ${word}\n`);
    expect(mail?.text).toContain('Car: Toyota Van\n');
  });

  it.each([
    ["o'brien@mail.example", "o'brien@mail.example"],
    ['ü@mail.example', 'ü@mail.example'],
    [' a@MÜNCHEN.example ', 'a@xn--mnchen-3ya.example'],
    ['{a|b}~!#$%&*+/=?^_`-c@mail.example', '{a|b}~!#$%&*+/=?^_`-c@mail.example'],
    ['用户@例子.公司', '用户@例子.公司'],
  ])('answers to whoever wrote %j', async (travelerEmail, address) => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, travelerEmail });
    const [mail] = await mails(settings.outboxDir);
    expect(mail?.replyTo).toEqual([{ name: '', address }]);
    expect(mail?.text).toContain(`: ${travelerEmail.trim()}\n`);
  });

  it('answers to the same mailbox whatever address the forms accept, by two independent parsers', async () => {
    const enquiry = {
      ...{
        ...wordedForms(testWords)['newsletter']!,
        id: ID,
        hasOwnId: true,
        replaces: undefined,
        hash: '',
        isSuspect: false,
      },
    };
    const asked: string[] = [];
    const raw: Buffer[] = [];
    fc.assert(
      fc.property(ADDRESS, (email) => {
        const mailbox = mailboxOf(email);
        if (mailbox === undefined) return;
        asked.push(mailbox);
        raw.push(toMessage({ ...enquiry, values: { email } }, readSettings({}), false, new Date(0)));
      }),
      { numRuns: 2000 },
    );
    expect(asked.length).toBeGreaterThan(1000);
    if (hasPython) expect(pythonReplyTo(raw).map(inAscii)).toEqual(asked);
    const parsed = await Promise.all(raw.map((message) => PostalMime.parse(message)));
    expect(parsed.map(({ replyTo }) => replyTo?.map(({ address = '' }) => inAscii(address)))).toEqual(
      asked.map((address) => [address]),
    );
  });

  it.each([
    '.@mail.example',
    'a..b@mail.example',
    '"a,<b>"@mail.example',
    '<a>@mail.example',
    '=?utf-8?q?a?=@b.co',
  ])('is never written for the malformed address %j: its visitor is told', async (travelerEmail) => {
    const { port, settings } = await startServer();
    const { status, text } = await send(port, 'trip', { ...TRIP, travelerEmail });
    expect([status, text]).toEqual([422, 'Provide a valid email address']);
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });

  it('answers to nobody when no address was given', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', TRIP);
    expect((await mails(settings.outboxDir))[0]?.replyTo ?? []).toEqual([]);
  });

  it('makes visible what would turn a line around', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, specialRequests: 'pay \u202e001$\u2066 now' });
    expect((await mails(settings.outboxDir))[0]?.text).toContain('pay [U+202E]001$[U+2066] now');
  });

  it('never lets a typed line pass for a labelled one', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, specialRequests: 'Hello\nPhone Number: 0700000000' });
    expect((await mails(settings.outboxDir))[0]?.text).toContain('\n    Phone Number: 0700000000');
  });

  it('is marked, and kept, when a program filled in the hidden field', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, company_fax: '555' });
    const [mail] = await mails(settings.outboxDir);
    expect(mail?.subject).toMatch(/^\[possible spam\] Trip request: Amina Okello/);
    expect(mail?.text).not.toContain('555');
  });

  it('names the earlier enquiry that it corrects', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, enquiry_ref: OLD });
    await send(port, 'trip', { ...TRIP, adultCount: '3', enquiry_ref: ID, replaces: OLD });
    const [, mail] = await mails(settings.outboxDir);
    expect(mail?.subject).toMatch(/^\[corrected\] Trip request: /);
    expect(mail?.references).toContain(OLD);
    expect(mail?.text).toContain('Replaces the enquiry with the reference AAAAAAAA');
  });

  it('does not call a correction what corrects nothing that came in', async () => {
    const { port, settings } = await startServer();
    await send(port, 'trip', { ...TRIP, enquiry_ref: ID, replaces: OLD });
    expect((await mails(settings.outboxDir))[0]?.subject).toMatch(/^Trip request: /);
  });
});

describe('a control character in a field of one line', () => {
  const injections = [
    '\r\nBcc: x@y.z',
    '\nBcc: x@y.z',
    '\r',
    '\u2028Bcc: x@y.z',
    '\u2029',
    '\u0000',
    '\u0085',
    '\u001b[2J',
  ];
  const fields = [
    ['trip', TRIP, 'travelerName', 'Amina Okello'],
    ['trip', TRIP, 'travelerEmail', 'a@b.co'],
    ['trip', TRIP, 'destinationLocation', 'Bwindi'],
    ['car', CAR, 'email', 'a@b.co'],
    ['car', CAR, 'carname', 'Van'],
    ['newsletter', {}, 'email', 'a@b.co'],
  ] as const;

  it.each(fields)(
    'of the %s form (%s) is refused, and nothing is mailed',
    async (form, values, name, value) => {
      const { port, settings } = await startServer();
      for (const injection of injections) {
        for (const post of [send, sendForm]) {
          const text = `${value}${injection}x`;
          expect((await post(port, form, { ...values, [name]: text })).status).toBe(400);
        }
      }
      expect(await namesIn(settings.outboxDir)).toEqual([]);
    },
  );

  it('is refused in the name of a field', async () => {
    const { port } = await startServer();
    expect((await send(port, 'trip', { ...TRIP, 'a\r\nBcc: x@y.z': '1' })).status).toBe(400);
  });
});
