import { z } from 'zod';
import { text } from './text.ts';

const title = (cause: string) => text(`The title when ${cause}`);
/** The page that answers a form without script when the enquiry was not taken. */
export const ServerWords = z.strictObject({
  pageTitle: text('Its title in the tab', 'title', 'name'),
  titles: z.strictObject({
    tooLong: title('the message is too long'),
    wrong: title('an answer is wrong'),
    tooMany: title('too many enquiries come at once'),
    notStored: title('it could not be stored'),
    other: title('something else is wrong'),
  }),
  back: text('How to come back to the form'),
  wait: text('How long to wait', 'seconds'),
  direct: text('Before the phones and the e-mail address'),
});

export type ServerWords = z.infer<typeof ServerWords>;
