import { z } from 'zod';
import { order, sample, text } from './fields.ts';
import { picture } from './pictures.ts';

/** Somebody of the team, or a position that is open: content/team/. */
export const TeamMember = z.strictObject({
  order,
  name: text('First name, or Position open'),
  job: text('Such as Administrator'),
  open: z.boolean().optional().describe('true for a position that nobody holds yet'),
  picture,
  sample,
});
export type TeamMember = z.infer<typeof TeamMember>;
