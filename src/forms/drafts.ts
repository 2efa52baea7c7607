import type { Values } from './field.ts';
import { DRAFT_KEPT_MS, forgetOldDrafts } from './oldDrafts.ts';

/** What became of a draft so far: only an attempt that may have reached the agency makes it more than a draft. */
export type DraftStatus = 'editing' | 'waiting' | 'sending' | 'failed' | 'unconfirmed';

/** An enquiry on its way to being sent. Times in ms since 1970. */
export interface Draft {
  fields: Values;
  /** The names of the fields that hold what a page filled in, rather than what was typed. */
  given?: readonly string[];
  /** The same over retries and reloads, so that nothing arrives twice. */
  enquiryId: string;
  /** The id of an earlier attempt that this one corrects. */
  replaces?: string;
  status: DraftStatus;
  startedAt: number;
  savedAt: number;
}

export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STATUSES: string[] = ['editing', 'waiting', 'sending', 'failed', 'unconfirmed'] satisfies DraftStatus[];

/** A random id of the usual form (version 4), also where `crypto.randomUUID` is missing: on pages without https. */
export function newEnquiryId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { fields, given, enquiryId, replaces, status, startedAt, savedAt } = value as Partial<Draft>;
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === 'string') &&
    (given === undefined || Array.isArray(given)) &&
    typeof enquiryId === 'string' &&
    (replaces === undefined || typeof replaces === 'string') &&
    STATUSES.includes(status ?? '') &&
    Number.isFinite(startedAt) &&
    Number.isFinite(savedAt)
  );
}

/** Keeps one form's draft in this browser. Where storage is missing, full or forbidden, every call does nothing. */
export interface DraftStore {
  /** The draft of an earlier visit, if there is one of the last 7 days; from then on this tab may rewrite it. */
  open: () => Draft | undefined;
  /** Writes the draft, unless a newer one of another tab stands there. */
  save: (draft: Draft) => void;
  /** Removes the draft, unless it is another tab's newer one. */
  remove: (draft: Draft) => void;
}

/**
 * The place of a form's draft in storage.
 * @param form the form's name
 * @param item what this one of several such forms is about, such as a car
 */
export function draftKey(form: string, item?: string): string {
  return item === undefined ? `draft:${form}` : `draft:${form}:${item}`;
}

/**
 * Opens the place of one form's draft.
 * @param key see `draftKey`
 * @param getStorage gives the storage, or throws
 * @param now the time, ms since 1970
 */
export function openDrafts(
  key: string,
  getStorage: () => Storage = () => localStorage,
  now: () => number = Date.now,
): DraftStore {
  const own = new Set<string>();

  function read(): Draft | undefined {
    const value: unknown = JSON.parse(getStorage().getItem(key) ?? 'null');
    return isDraft(value) && now() - value.savedAt < DRAFT_KEPT_MS ? value : undefined;
  }
  function attempt<Value>(work: () => Value): Value | undefined {
    try {
      return work();
    } catch {
      return undefined;
    }
  }
  const mayReplace = (draft: Draft) => {
    // What cannot be read is nobody's draft.
    const stored = attempt(read);
    return !stored || own.has(stored.enquiryId) || stored.startedAt < draft.startedAt;
  };

  return {
    open: () => {
      forgetOldDrafts(getStorage, now());
      const draft = attempt(read);
      if (draft) own.add(draft.enquiryId);
      return draft;
    },
    save: (draft) =>
      attempt(() => {
        if (!mayReplace(draft)) return;
        own.add(draft.enquiryId);
        getStorage().setItem(key, JSON.stringify(draft));
      }),
    remove: (draft) =>
      attempt(() => {
        if (mayReplace(draft)) getStorage().removeItem(key);
      }),
  };
}
