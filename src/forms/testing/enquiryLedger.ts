import type { Draft } from '../drafts.ts';
import type { Enquiry, EnquiryEvent, Run } from '../enquiryState.ts';
import type { Values } from '../field.ts';

const json = (values: unknown) => JSON.stringify(values);

/** Throws where something does not hold. */
export function claim(isTrue: boolean, words: string): void {
  if (!isTrue) throw new Error(words);
}

/** Keeps account of what was sent and accepted, and throws as soon as an enquiry contradicts that. */
export class EnquiryLedger {
  readonly sends: Run[] = [];
  readonly #accepted = new Set<string>();
  /** The last send, until what it said arrived or was thrown away, and whether the form was changed since. */
  #last: Run | undefined;
  #isChanged = false;

  changed(): void {
    this.#isChanged = true;
  }
  accepted(id: string): void {
    this.#accepted.add(id);
  }
  /** No draft is left of what was sent last. */
  forgotten(): void {
    this.#last = undefined;
  }

  /** @param open the runs of attempts that are waited for */
  sent(run: Run, open: Run[], isOnline: boolean): void {
    claim(!open.some(({ id }) => !this.#accepted.has(id)), 'two sends at once');
    claim(isOnline || run.retries > 0, 'a send without a connection');
    claim(!this.#accepted.has(run.id), `${run.id} was sent again, and the agency had said that it has it`);
    const contentOf = ({ values, replaces }: Run) => json([values, replaces]);
    const repeated = this.sends.filter(({ id }) => id === run.id);
    claim(!repeated.some((other) => contentOf(other) !== contentOf(run)), `two contents as ${run.id}`);
    const last = this.#last;
    if (last && last.id !== run.id) {
      claim(run.retries === 0, 'a retry under another id');
      claim(this.#isChanged, 'the same words under another id');
      claim(run.replaces === last.id, 'a correction that does not say what it corrects');
    }
    if (run.id !== last?.id) this.#isChanged = false;
    this.#last = run;
    this.sends.push(run);
  }

  removed({ enquiryId }: Draft, event: EnquiryEvent): void {
    const isMeant = event.type === 'cleared' || this.#accepted.has(enquiryId);
    claim(isMeant, `the draft ${enquiryId} was thrown away, and the agency does not have it`);
    this.forgotten();
  }

  /** What holds after every event. */
  look(before: Enquiry, event: EnquiryEvent, { state, draft }: Enquiry, typed: Values): void {
    const was = before.state;
    if (state.step === 'sent') claim(this.#accepted.has(state.id), 'a success without an answer');
    claim(json(draft.fields) === json(typed), 'the draft is not what stands in the form');
    if (event.type === 'answered' && event.outcome.state === 'sent') {
      // What arrived before is no news.
      const isNews = was.step === 'unconfirmed' && !before.arrived.includes(event.run.id);
      claim(!isNews || state.step === 'sent', 'a late success that nobody is told of');
      const isOther = was.step === 'queued' && was.run.id !== event.run.id;
      claim(!isOther || state.step === 'queued', 'a waiting correction that is forgotten');
    }
    const isTyping = event.type === 'edited' && draft !== before.draft;
    claim(!isTyping || state.step !== 'queued', 'what is being typed goes out by itself');
  }
}
