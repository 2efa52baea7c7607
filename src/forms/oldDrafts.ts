/** How long the browser keeps a draft, as the terms say, in ms: seven days. */
export const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** When something that was stored says that it was saved, in ms since 1970. */
const SAVED_AT = /"savedAt":(\d+)/;

/**
 * Removes the drafts of enquiries that are older than the terms say they are kept, whichever form they belong to: its
 * page may never be opened again, so any form that is opened sees to it. Where storage is forbidden there is none.
 * @param getStorage gives the storage, or throws
 * @param now ms since 1970
 */
export function forgetOldDrafts(
  getStorage: () => Pick<Storage, 'getItem' | 'removeItem'>,
  now: number,
): void {
  try {
    const storage = getStorage();
    // Keys are properties of a browser’s storage; what a draft’s is called says `draftKey`.
    for (const key of Object.keys(storage).filter((name) => name.startsWith('draft:')))
      if (now - Number(SAVED_AT.exec(storage.getItem(key) ?? '')?.[1] ?? 0) >= DRAFT_KEPT_MS)
        storage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
