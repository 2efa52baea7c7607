import { openDrafts, type Draft, type DraftStore } from '../drafts.ts';
import { newEnquiry } from '../draftSteps.ts';
import type { Effect, Enquiry, EnquiryEvent, Run } from '../enquiryState.ts';
import type { Values } from '../field.ts';
import type { Outcome } from '../outcome.ts';
import { reduce } from '../reduceEnquiry.ts';
import { claim, EnquiryLedger } from './enquiryLedger.ts';
import { memoryStorage } from './memoryStorage.ts';

const KEY = 'draft:trip';

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
/**
 * A page with one form, a network and an agency, in which anything that may happen to an enquiry can happen in any order.
 * A ledger holds it to account.
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
  readonly ledger = new EnquiryLedger();
  #ids = 0;
  readonly #storage = memoryStorage();
  #drafts: DraftStore;

  constructor() {
    this.#drafts = this.#openDrafts();
    this.enquiry = newEnquiry(this.#newId(), 0);
  }

  #openDrafts = () =>
    openDrafts(
      KEY,
      () => this.#storage,
      () => 0,
    );
  #stored = () => JSON.parse(this.#storage.getItem(KEY) ?? 'null') as Draft | null;
  #newId = () => `id-${(this.#ids += 1)}`;

  #dispatch(event: EnquiryEvent): void {
    const before = this.enquiry;
    const facts = { now: 0, isOnline: this.isOnline, random: 0, newId: this.#newId(), successMs: 5000 };
    const [next, effects] = reduce(frozen(before), frozen(event), facts);
    this.enquiry = next;
    for (const effect of effects) this.#perform(effect, event);
    this.seen.add(next.state.step);
    const { state } = next;
    const isNew = state !== before.state;
    if (isNew && state.step === 'sent' && state.justSent && state.isReset) this.typed = {};
    this.ledger.look(before, event, next, this.typed);
  }

  #perform(effect: Effect, event: EnquiryEvent): void {
    if (effect.type === 'write') this.#drafts.save(effect.draft);
    else if (effect.type === 'wait') this.timers.push(effect.event);
    else if (effect.type === 'send') {
      const open = this.calls.filter(isOpen).map((call) => call.run);
      this.ledger.sent(effect.run, open, this.isOnline);
      this.calls.push({ run: effect.run, isGivenUp: false });
    } else {
      this.ledger.removed(effect.draft, event);
      this.#drafts.remove(effect.draft);
    }
  }

  edit(fields: Values): void {
    if (json(fields) !== json(this.typed)) this.ledger.changed();
    this.typed = fields;
    this.#dispatch({ type: 'edited', fields });
  }
  submit(): void {
    const count = this.ledger.sends.length;
    const wasSending = this.enquiry.state.step === 'sending';
    this.#dispatch({ type: 'submitted', fields: this.typed });
    claim(
      this.ledger.sends.length === count + (wasSending || !this.isOnline ? 0 : 1),
      'not one send a submit',
    );
  }
  clear(): void {
    if (this.enquiry.state.step !== 'sending') this.typed = {};
    this.#dispatch({ type: 'cleared' });
  }
  connect(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (!isOnline) return;
    const { state } = this.enquiry;
    this.#dispatch({ type: 'connected' });
    if (state.step === 'queued')
      claim(this.ledger.sends.at(-1)?.id === state.run.id, 'what waited did not go out');
  }
  /** Ends one attempt of those on their way. */
  answer(which: number, outcome: Outcome): void {
    const call = this.calls[which % this.calls.length];
    if (!call) return;
    if (outcome.state === 'sent') this.ledger.accepted(call.run.id);
    // It may be answered yet.
    if (outcome.state === 'unconfirmed') call.isGivenUp = true;
    else this.calls = this.calls.filter((other) => other !== call);
    this.#dispatch({ type: 'answered', run: call.run, outcome });
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
    else this.ledger.forgotten();
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
