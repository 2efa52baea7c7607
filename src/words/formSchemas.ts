import { z } from 'zod';
import { counted, text } from './text.ts';

const label = (field: string) => text(`The label of ${field}`);
const help = text('A sentence under the label');
const wrong = (rule: string) => text(`The message when ${rule}`);
const field = (name: string) => z.strictObject({ label: label(name) });
const helped = (name: string) => z.strictObject({ label: label(name), help });

/** What each form has, whatever it asks. */
const own = {
  name: text('What the form is, for screen readers'),
  enquiry: text('The first line of the enquiry when it is sent by chat or e-mail instead'),
  mail: text('What the mail to you is about'),
  submit: text('The button that sends it'),
  notSent: text('The title of the message when it was not sent'),
};

export const TripFormWords = z.strictObject({
  ...own,
  done: text('The button for the first seconds after it was sent'),
  fields: z.strictObject({
    destinationLocation: field('the destination'),
    returnLocation: helped('the pick-up location'),
    startdate: field('the departure'),
    enddate: helped('the return'),
    adultCount: field('the number of adults'),
    childCount: field('the number of children'),
    travelerName: helped('the traveller’s name'),
    travelerContact: helped('the phone number'),
    travelerEmail: helped('the e-mail address'),
    answerBy: z.strictObject({
      label: label('the way to answer'),
      options: z.strictObject({
        phone: text('To be called'),
        whatsapp: text('To be answered by WhatsApp'),
        email: text('To be answered by e-mail'),
      }),
    }),
    specialRequests: helped('the special requests').extend({
      help: text('Under the label: how much of the room is used', 'count', 'max'),
    }),
  }),
  errors: z.strictObject({
    destination: wrong('there is no destination'),
    pickUp: wrong('there is no pick-up location'),
    departure: wrong('the departure is missing or past'),
    return: wrong('the return is too early'),
    adults: wrong('there is no adult'),
    children: wrong('the number of children is none'),
    name: wrong('the name has only one word'),
    phone: wrong('the phone number is none'),
    email: wrong('the e-mail address is none'),
    answer: wrong('there is no way to answer'),
  }),
  sent: z.strictObject({
    title: text('The title of the message after it was sent', 'travelerName'),
    detail: text('The sentence under it'),
  }),
});

export const CarFormWords = z.strictObject({
  ...own,
  name: text('What the form is, for screen readers and as its heading', 'car'),
  enquiry: text('The first line of the enquiry when it is sent by chat or e-mail instead', 'carname'),
  open: text('The button that opens it'),
  openAbout: text('Added to it for screen readers', 'car'),
  close: text('The button that closes it, for screen readers'),
  used: text('Said where the car is being used'),
  fields: z.strictObject({
    carname: field('the car, in the mail to you'),
    driversName: helped('the driver’s name'),
    email: helped('the e-mail address'),
    phonenumber: helped('the phone number'),
    pickupdate: field('the first day'),
    returndate: field('the last day'),
    withdriver: helped('the box for a driver'),
  }),
  errors: z.strictObject({
    name: wrong('the name has only one word'),
    email: wrong('the e-mail address is none'),
    phone: wrong('the phone number is none'),
    pickUp: wrong('the first day is missing'),
    past: wrong('the first day is past'),
    return: wrong('the last day is missing'),
    order: wrong('the last day is before the first'),
  }),
  sent: z.strictObject({
    title: text('The title of the message after it was sent'),
    detail: text('The sentence under it'),
  }),
});

export const NewsletterFormWords = z.strictObject({
  ...own,
  fields: z.strictObject({ email: field('the e-mail address') }),
  errors: z.strictObject({
    empty: wrong('there is no e-mail address'),
    email: wrong('the e-mail address is none'),
  }),
  sent: z.strictObject({ title: text('The message after it was sent') }),
});

const reason = (cause: string) => text(`Why it was not sent: ${cause}`);
/** What all forms share. */
export const FormWords = z.strictObject({
  sending: text('While it is being sent'),
  slow: text('When sending takes long'),
  busy: text('When the mail service is busy, before the next attempt'),
  tryAgain: text('The button after a failure'),
  call: text('The link that calls', 'phone'),
  chat: text('The link that opens a chat'),
  mail: text('The link that opens an e-mail'),
  nothingLost: text('Said after every failure'),
  reasons: z.strictObject({
    offline: reason('there is no connection'),
    waiting: text('Said instead while it waits for the connection'),
    unreachable: reason('the mail service did not answer'),
    refused: reason('the mail service refused it'),
    busy: reason('the mail service has too much to do'),
    down: reason('the mail service is out of order'),
    tooLong: counted('Why it was not sent: it is too long', 'count'),
  }),
  unconfirmed: z.strictObject({
    title: text('When nobody knows whether it arrived'),
    detail: text('The sentence under it'),
  }),
  errors: z.strictObject({
    summary: counted('Above the form: how many answers are wrong', 'count'),
    line: text('One line of it', 'label', 'message'),
    title: text('Before the title of the page while an answer is wrong'),
    tooLong: counted('When a text is too long', 'count', 'max'),
    tooMany: text('When a number of people is too high', 'max'),
  }),
  draft: z.strictObject({
    restored: text('When the form was filled in with what was typed before'),
    unsent: text('When an enquiry was not sent in an earlier visit'),
    cleared: text('After the form was emptied'),
    kept: text('What happens with what is typed'),
    send: text('The button that sends an unsent enquiry'),
    discard: text('The button that forgets an unsent enquiry'),
    clear: text('The button that empties the form'),
  }),
  yes: text('A ticked box, in an enquiry by chat or e-mail'),
  no: text('An empty box, in an enquiry by chat or e-mail'),
  trap: text('The label of the field that only programs see'),
});

/** What is said only where forms send to EmailJS. */
export const EmailjsWords = z.strictObject({
  plainAnswer: text('Without script: what the provider’s own answer means'),
});

export type TripFormWords = z.infer<typeof TripFormWords>;
export type CarFormWords = z.infer<typeof CarFormWords>;
export type NewsletterFormWords = z.infer<typeof NewsletterFormWords>;
export type FormWords = z.infer<typeof FormWords>;
