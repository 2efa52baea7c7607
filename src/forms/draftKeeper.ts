import type { Draft, DraftStatus, DraftStore } from './drafts.ts';
import type { Values } from './field.ts';

/** Calls back once after some ms; gives what takes that back. */
export type After = (ms: number, run: () => void) => () => void;

const SAVE_MS = 300;

const isSame = (one: Values, other: Values) =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
/** Whether the agency may already have what the draft says. */
const wasTried = ({ status }: Draft) => status !== 'editing' && status !== 'waiting';

/**
 * Keeps what stands in one form, in memory and in the browser's storage, under the id it is sent with.
 * @param drafts its place in storage
 * @param after when to call back; writing waits for a pause in typing
 * @param now ms since 1970
 * @param newId gives an id that nothing else has
 */
export function keepDraft(drafts: DraftStore, after: After, now: () => number, newId: () => string) {
  const fresh = (): Draft => {
    const time = now();
    return { fields: {}, enquiryId: newId(), status: 'editing', startedAt: time, savedAt: time };
  };
  let draft = fresh();
  let cancelSave: (() => void) | undefined;

  function stopSaving() {
    cancelSave?.();
    cancelSave = undefined;
  }
  function save() {
    stopSaving();
    draft = { ...draft, savedAt: now() };
    drafts.save(draft);
  }

  return {
    current: () => draft,
    /** Takes over the draft of an earlier visit, if there is one. */
    open: (): Draft | undefined => {
      const opened = drafts.open();
      if (opened) draft = opened;
      return opened;
    },
    /**
     * Takes over what stands in the form now. After an attempt, other words make another enquiry that replaces it.
     * @returns whether anything is different
     */
    edit: (fields: Values): boolean => {
      if (isSame(fields, draft.fields)) return false;
      const corrected = wasTried(draft) && { enquiryId: newId(), replaces: draft.enquiryId };
      draft = { ...draft, ...corrected, fields, status: 'editing' };
      stopSaving();
      cancelSave = after(SAVE_MS, save);
      return true;
    },
    /** Notes what became of the enquiry with this id, unless the draft has moved on from it. */
    mark: (id: string, status: DraftStatus) => {
      const isForgotten = status === 'waiting' && wasTried(draft);
      if (draft.enquiryId === id && !isForgotten) draft = { ...draft, status };
      save();
    },
    /** Forgets the draft and begins the next. */
    drop: () => {
      stopSaving();
      drafts.remove(draft);
      draft = fresh();
    },
    /** Writes what a pause in typing would have written later. */
    flush: () => {
      if (cancelSave) save();
    },
  };
}
