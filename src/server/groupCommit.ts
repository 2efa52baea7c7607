/**
 * Lets one sync of a folder serve everybody who asked before it began.
 * @param sync makes the names in a folder safe
 * @returns a function that resolves when a sync that began after its call is done
 */
export function groupCommit(sync: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = () => {
    running = sync().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return begin();
    // Names that arrive while a sync runs may be too late for it, so they share the following one.
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
