import { describe, expect, it } from 'vitest';
import { errorsOf, type Field } from '../forms/field.ts';
import type { FormDefinition } from '../forms/formDefinition.ts';
import { type WordedForm, wordedForms } from '../forms/forms.ts';
import { isEmail, requiredLineError } from '../forms/rules.ts';
import { testWords } from '../words/testing/testWords.ts';
import { mails, namesIn } from './testing/mails.ts';
import { navigation, send, sendForm, TRIP } from './testing/requests.ts';
import { startServer } from './testing/startServer.ts';

const FIELDS = [
  { name: 'wish', type: 'textarea' },
  { name: 'sender', type: 'text' },
  { name: 'mailbox', type: 'email' },
  { name: 'callMe', type: 'checkbox' },
] as const satisfies readonly Field[];
type Name = (typeof FIELDS)[number]['name'] | 'guide';

const words = {
  name: 'Ask us',
  enquiry: 'A question',
  mail: 'Question',
  submit: 'Ask',
  notSent: 'Not asked yet',
  fields: {
    wish: { label: 'What are you looking for?' },
    sender: { label: 'Your name' },
    mailbox: { label: 'Your email' },
    callMe: { label: 'Please call me' },
    guide: { label: 'Guide' },
  },
  errors: { sender: 'Please tell us your name', mailbox: 'Please tell us where to answer' },
  sent: { title: 'Thank you' },
};

/** A form that the server has never heard of: everything about it is in its record and its words. */
const definition: FormDefinition<Name, typeof words> = {
  name: 'question',
  fields: FIELDS,
  given: [{ name: 'guide', type: 'text' }],
  defaults: () => ({}),
  minDates: () => ({}),
  check: ({ sender = '', mailbox = '' }, { errors, shared }) =>
    errorsOf<'sender' | 'mailbox'>({
      sender: requiredLineError(sender, errors.sender, shared),
      mailbox: isEmail(mailbox) ? undefined : errors.mailbox,
    }),
  success: { ms: 5000, stays: false },
  transport: 'json',
  mail: { who: 'sender', replyTo: 'mailbox' },
};
const question: WordedForm = { form: definition, words: { ...words, shared: testWords.forms } };
const ASKED = { guide: 'Bwindi', wish: 'Gorillas,\nin June', sender: 'Amina', mailbox: 'amina@mail.example' };
const start = () => startServer({}, { forms: { ...wordedForms(testWords), question } });

describe('a fourth form, of which the server knows the record alone', () => {
  it.each([
    ['by script', send],
    ['by a browser’s own submit', sendForm],
  ])('is taken %s, and becomes a mail of its own title, sender and address', async (_, post) => {
    const { port, settings, log } = await start();
    expect(await post(port, 'question', { ...ASKED, callMe: true })).toMatchObject({
      status: 200,
      text: 'OK',
    });
    const [mail] = await mails(settings.outboxDir);
    expect(mail?.subject).toMatch(/^Question: Amina \([0-9A-F]{8}\)$/);
    expect(mail?.replyTo).toEqual([{ name: '', address: 'amina@mail.example' }]);
    expect(mail?.text).toContain(
      [
        'Guide: Bwindi',
        'What are you looking for?:',
        '    Gorillas,',
        '    in June',
        'Your name: Amina',
      ].join('\n'),
    );
    expect(mail?.text).toContain('Please call me: yes\n');
    expect(mail?.text).not.toContain('Other fields');
    expect(log.join('\n')).toMatch(/enquiry \S+ question \d+ bytes \d+ ms stored/);
  });

  it('is answered with the page of the reference when a browser sends it by itself', async () => {
    const { port, settings } = await start();
    const { status, headers } = await sendForm(port, 'question', ASKED, navigation(port));
    expect(status).toBe(303);
    expect(headers.location).toMatch(/^\/enquiryreceived\?ref=[0-9A-F]{8}$/);
    expect(await namesIn(settings.outboxDir)).toHaveLength(1);
  });

  it('is held to its own rules, in its own words', async () => {
    const { port, settings } = await start();
    const { status, text } = await send(port, 'question', { ...ASKED, sender: ' ', mailbox: 'a@b' });
    expect([status, text]).toEqual([422, 'Please tell us your name\nPlease tell us where to answer']);
    expect((await send(port, 'question', { ...ASKED, guide: 'a\nBcc: x@y.z' })).status).toBe(400);
    const page = await sendForm(port, 'question', { ...ASKED, sender: '' }, navigation(port));
    expect(page.text).toContain('<li>Please tell us your name</li>');
    expect(await namesIn(settings.outboxDir)).toEqual([]);
  });

  it('is no other form with the same fields: each is stored', async () => {
    const { port, settings } = await startServer(
      {},
      { forms: { question, other: { ...question, form: { ...definition, name: 'other' } } } },
    );
    for (const template of ['question', 'other', 'question']) await sendForm(port, template, ASKED);
    expect(await namesIn(settings.outboxDir)).toHaveLength(2);
  });

  it('is unknown where it is not among the forms, as is every form that is not', async () => {
    const site = await startServer();
    expect((await send(site.port, 'question', ASKED)).text).toBe('The template ID is not known');
    expect((await send(site.port, 'constructor', ASKED)).status).toBe(400);
    const alone = await startServer({}, { forms: { question } });
    expect((await send(alone.port, 'trip', TRIP)).status).toBe(400);
  });
});
