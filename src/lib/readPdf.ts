/**
 * How many pages a PDF has.
 * @returns undefined where that cannot be read: it is damaged, or wants a password
 */
export async function pagesOf(bytes: Uint8Array): Promise<number | undefined> {
  try {
    // It is large, and asked for when a guide has changed.
    const { getDocumentProxy } = await import('unpdf');
    // It takes the bytes for itself.
    return (await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })).numPages;
  } catch {
    return undefined;
  }
}
