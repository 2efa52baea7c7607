/** How long the browser keeps a draft, as the terms say, in ms: seven days. */
export const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A draft's place in storage begins so: see `draftKey` in src/forms/drafts.ts. */
const DRAFT = /^draft:/;

/** When something that was stored was saved, ms since 1970; long ago when it does not say so. */
function savedAt(text: string): number {
  try {
    return (JSON.parse(text) as { savedAt?: number } | null)?.savedAt ?? 0;
  } catch {
    return 0;
  }
}

/**
 * Removes the drafts of enquiries that are older than the terms say they are kept, whichever form they belong to: its
 * page may never be opened again. Where storage is forbidden there is none.
 * @param getStorage gives the storage, or throws
 * @param now ms since 1970
 */
export function forgetOldDrafts(
  getStorage: () => Storage = () => localStorage,
  now: number = Date.now(),
): void {
  try {
    const storage = getStorage();
    for (const key of Object.keys(storage))
      if (DRAFT.test(key) && now - savedAt(storage.getItem(key) ?? '') >= DRAFT_KEPT_MS)
        storage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}
