import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { EnquiryWorld } from './testing/enquiryWorld.ts';

const OUTCOMES: Outcome[] = [
  { state: 'sent' },
  { state: 'unconfirmed' },
  { state: 'failed', cause: 'unreachable' },
  { state: 'failed', cause: 'refused' },
  { state: 'failed', cause: 'busy' },
  { state: 'failed', cause: 'down' },
  { state: 'failed', cause: 'tooLong', over: 7 },
];
const ACTS = {
  edit: (world: EnquiryWorld, n: number) => world.edit({ travelerName: `Name ${n % 3}` }),
  submit: (world: EnquiryWorld) => world.submit(),
  answer: (world: EnquiryWorld, n: number) => world.answer(n >> 3, OUTCOMES[n % OUTCOMES.length]!),
  acceptOldest: (world: EnquiryWorld) => world.answer(0, { state: 'sent' }),
  fire: (world: EnquiryWorld, n: number) => world.fire(n),
  online: (world: EnquiryWorld) => world.connect(true),
  offline: (world: EnquiryWorld) => world.connect(false),
  clear: (world: EnquiryWorld) => world.clear(),
  hide: (world: EnquiryWorld) => world.hide(),
  restore: (world: EnquiryWorld) => world.restore(),
  reload: (world: EnquiryWorld) => world.reload(),
};
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
/** What makes corrections and late answers meet is drawn more often than what begins anew. */
const OFTEN = (['edit', 'submit', 'answer', 'acceptOldest'] as const).flatMap((name) => [name, name, name]);
const act = fc.tuple(fc.constantFrom(...NAMES, ...OFTEN), fc.nat(200));

it('keeps its word in any order of events: no success without an answer, one send at a time, no lost draft', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(act, { minLength: 10, maxLength: 60 }), (acts) => {
      const world = new EnquiryWorld();
      for (const [name, n] of acts) ACTS[name](world, n);
      world.comeToRest();
      world.seen.forEach((step) => seen.add(step));
    }),
    { numRuns: 3000 },
  );
  expect([...seen].sort()).toEqual(['failed', 'idle', 'queued', 'sending', 'sent', 'unconfirmed']);
});

it('is never changed by the same event twice over: an answer that came is no news', () => {
  const world = new EnquiryWorld();
  world.edit({ travelerName: 'Jane Doe' });
  world.submit();
  const run = world.ledger.sends[0]!;
  world.answer(0, { state: 'unconfirmed' });
  world.answer(0, { state: 'sent' });
  const { enquiry } = world;
  world.calls = [{ run, isGivenUp: true }];
  world.answer(0, { state: 'sent' });
  expect(world.enquiry).toBe(enquiry);
});
