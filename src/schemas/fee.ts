import { z } from 'zod';
import { isoDate, text, webAddress } from './fields.ts';

/** A fee that others take: content/fees/. */
export const Fee = z
  .strictObject({
    name: text('What the fee is for, such as Gorilla permit in Uganda, foreign visitor'),
    amount: z
      .number()
      .min(0)
      .optional()
      .describe(
        'US dollars, a number without the $ sign; leave it out while no source gives it: pages say to ask',
      ),
    amountTo: z
      .number()
      .min(0)
      .optional()
      .describe('The highest amount, where it runs from amount to this one'),
    per: text('For whom and how long, such as per person and day'),
    shared: z
      .enum(['vehicle', 'group'])
      .optional()
      .describe(
        'vehicle where those in one car share it, group where all who travel together do; else leave it out',
      ),
    payer: text('A sentence on who pays it, where and when, such as You pay it at the gate.').optional(),
    tax: z
      .enum(['included', 'on top', 'none', 'unknown'])
      .optional()
      .describe('The value added tax: included in the amount, on top of it, none, or unknown'),
    source: z.strictObject({
      name: text('Who publishes it, such as Uganda Wildlife Authority'),
      url: webAddress,
    }),
    setBy: text(
      'Who sets the fee, where the source is a report on it, such as Narok County Government',
    ).optional(),
    quoted: z
      .literal(true)
      .optional()
      .describe('true while only tour operators quote the amount; pages then say about'),
    read: isoDate.describe('When you last read it there, such as "2026-11-22"'),
    validUntil: isoDate.optional().describe('Until when it was published as valid, such as "2026-06-30"'),
    note: text('A sentence to go with it').optional(),
  })
  .superRefine(({ amount, amountTo }, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', path: ['amountTo'], message });
    if (amountTo === undefined) return;
    if (amount === undefined) add('Needs "amount", from which it runs');
    else if (amountTo < amount) add('Must not be less than "amount"');
  });
export type Fee = z.infer<typeof Fee>;
