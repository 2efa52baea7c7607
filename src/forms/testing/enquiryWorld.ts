import { openDrafts, type Draft } from '../drafts.ts';
import { newEnquiry } from '../draftSteps.ts';
import type { Effect, Enquiry, EnquiryEvent, Run } from '../enquiryState.ts';
import type { Values } from '../field.ts';
import type { Outcome } from '../outcome.ts';
import { reduce } from '../reduceEnquiry.ts';

/** An attempt on its way; `isGivenUp` once nobody waits for it, though it may be answered yet. */
interface Call {
  run: Run;
  isGivenUp: boolean;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
const json = (values: unknown) => JSON.stringify(values);
function claim(isTrue: boolean, words: string): void {
  if (!isTrue) throw new Error(words);
}

/**
 * A page with one form, a network and an agency, in which anything that may happen to an enquiry can happen in any order.
 * It keeps account of what was typed, sent and accepted, and throws as soon as an enquiry contradicts that.
 */
export class EnquiryWorld {
  enquiry: Enquiry;
  calls: Call[] = [];
  timers: EnquiryEvent[] = [];
  /** What stands in the form. */
  typed: Values = {};
  isOnline = true;
  /** The states that were reached. */
  seen = new Set<string>();
  readonly sends: Run[] = [];
  readonly #accepted = new Set<string>();
  /** The last send, until what it said arrived or was thrown away, and whether the form was changed since. */
  #last: Run | undefined;
  #isChanged = false;
  #ids = 0;
  readonly #storage = new Map<string, string>();
  #drafts = this.#openDrafts();

  constructor() {
    this.enquiry = newEnquiry(this.#newId(), 0);
  }

  #openDrafts() {
    const storage = this.#storage;
    return openDrafts(
      'draft:trip',
      () => ({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, text) => void storage.set(key, text),
        removeItem: (key) => void storage.delete(key),
      }),
      () => 0,
    );
  }
  #stored(): Draft | undefined {
    return JSON.parse(this.#storage.get('draft:trip') ?? 'null') ?? undefined;
  }
  #newId = () => `id-${(this.#ids += 1)}`;

  #dispatch(event: EnquiryEvent): void {
    const before = this.enquiry;
    const facts = { now: 0, isOnline: this.isOnline, random: 0, newId: this.#newId(), successMs: 5000 };
    const [next, effects] = reduce(frozen(before), frozen(event), facts);
    this.enquiry = next;
    for (const effect of effects) this.#perform(effect, event);
    this.seen.add(next.state.step);
    this.#look(before, event);
  }

  #perform(effect: Effect, event: EnquiryEvent): void {
    if (effect.type === 'write') this.#drafts.save(effect.draft);
    else if (effect.type === 'wait') this.timers.push(effect.event);
    else if (effect.type === 'send') this.#send(effect.run);
    else {
      const { enquiryId } = effect.draft;
      const isMeant = event.type === 'cleared' || this.#accepted.has(enquiryId);
      claim(isMeant, `the draft ${enquiryId} was thrown away, and the agency does not have it`);
      this.#drafts.remove(effect.draft);
      this.#last = undefined;
    }
  }

  #send(run: Run): void {
    const open = this.calls.filter((call) => !call.isGivenUp && !this.#accepted.has(call.run.id));
    claim(open.length === 0, 'two sends at once');
    claim(this.isOnline || run.retries > 0, 'a send without a connection');
    claim(!this.#accepted.has(run.id), `${run.id} was sent again, and the agency had said that it has it`);
    for (const other of this.sends.filter(({ id }) => id === run.id))
      claim(
        json([other.values, other.replaces]) === json([run.values, run.replaces]),
        `two contents as ${run.id}`,
      );
    const last = this.#last;
    if (last) {
      const isRepeat = run.id === last.id;
      claim(isRepeat || run.retries === 0, 'a retry under another id');
      claim(isRepeat || this.#isChanged, 'the same words under another id');
      claim(isRepeat || run.replaces === last.id, 'a correction that does not say what it corrects');
    }
    this.#last = run;
    if (run.id !== last?.id) this.#isChanged = false;
    this.sends.push(run);
    this.calls.push({ run, isGivenUp: false });
  }

  /** What holds after every event. */
  #look(enquiry: Enquiry, event: EnquiryEvent): void {
    const before = enquiry.state;
    const { state, draft } = this.enquiry;
    if (state.step === 'sent') claim(this.#accepted.has(state.id), 'a success without an answer');
    const isNew = state !== before;
    if (isNew && state.step === 'sent' && state.justSent && state.isReset) this.typed = {};
    claim(json(draft.fields) === json(this.typed), 'the draft is not what stands in the form');
    const isSuccess = event.type === 'answered' && event.outcome.state === 'sent';
    if (isSuccess && before.step === 'unconfirmed') {
      // What arrived before is no news.
      const isNews = !enquiry.arrived.includes(event.run.id);
      claim(!isNews || state.step === 'sent', 'a late success that nobody is told of');
    }
    if (isSuccess && before.step === 'queued' && before.run.id !== event.run.id)
      claim(state.step === 'queued', 'a waiting correction that is forgotten');
    if (event.type === 'edited' && before.step === 'queued' && draft !== enquiry.draft)
      claim(state.step !== 'queued', 'what is being typed goes out by itself');
    if (event.type === 'connected' && before.step === 'queued' && this.isOnline)
      claim(
        this.sends.at(-1)?.id === before.run.id && state.step === 'sending',
        'what waited did not go out',
      );
  }

  edit(fields: Values): void {
    if (json(fields) !== json(this.typed)) this.#isChanged = true;
    this.typed = fields;
    this.#dispatch({ type: 'edited', fields });
  }
  submit(): void {
    const count = this.sends.length;
    const wasSending = this.enquiry.state.step === 'sending';
    this.#dispatch({ type: 'submitted', fields: this.typed });
    claim(this.sends.length === count + (wasSending || !this.isOnline ? 0 : 1), 'not one send a submit');
  }
  clear(): void {
    if (this.enquiry.state.step !== 'sending') this.typed = {};
    this.#dispatch({ type: 'cleared' });
  }
  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.#dispatch({ type: 'connected' });
  }
  /** Ends one attempt of those on their way. */
  answer(which: number, outcome: Outcome): void {
    const call = this.calls[which % this.calls.length];
    if (!call) return;
    const isLate = call.isGivenUp;
    if (outcome.state === 'sent') this.#accepted.add(call.run.id);
    // An attempt that is not confirmed goes on by itself.
    if (outcome.state === 'unconfirmed') call.isGivenUp = true;
    else this.calls = this.calls.filter((other) => other !== call);
    this.#dispatch({ type: 'answered', run: call.run, outcome, isLate });
  }
  fire(which: number): void {
    const [event] = this.timers.splice(which % (this.timers.length || 1), 1);
    if (event) this.#dispatch(event);
  }
  hide(): void {
    this.#dispatch({ type: 'pageHidden' });
    const isTyped = Object.keys(this.typed).length > 0;
    claim(!isTyped || json(this.#stored()?.fields) === json(this.typed), 'a draft that was not kept');
  }
  /** The page comes back from the browser's memory. */
  restore(): void {
    this.hide();
    this.calls.forEach((call) => (call.isGivenUp = true));
    this.#dispatch({ type: 'pageRestored' });
  }
  /** The page is loaded anew; what was on its way is not heard of again. */
  reload(): void {
    this.hide();
    this.calls = [];
    this.timers = [];
    this.enquiry = newEnquiry(this.#newId(), 0);
    this.#drafts = this.#openDrafts();
    const draft = this.#drafts.open();
    this.typed = draft?.fields ?? {};
    if (draft) this.#dispatch({ type: 'opened', draft });
    else this.#last = undefined;
  }
  /** Nothing more happens than what is already on its way. */
  comeToRest(): void {
    for (let rest = 100; rest > 0 && (this.timers.length > 0 || this.calls.some(isOpen)); rest -= 1) {
      const open = this.calls.findIndex(isOpen);
      if (open >= 0) this.answer(open, { state: 'failed', cause: 'down' });
      else this.fire(0);
    }
    claim(this.enquiry.state.step !== 'sending', 'a send that never ends');
  }
}
const isOpen = ({ isGivenUp }: Call) => !isGivenUp;
