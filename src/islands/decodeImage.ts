/** How long the picture before stays in place of one that does not come. */
const PATIENCE_MS = 3000;

/**
 * Waits until a picture can be painted, so that swapping it in shows no empty frame.
 * @param image the picture; it is fetched even if it is not displayed
 * @returns a promise that is never rejected: a picture that fails or takes longer than 3 s is shown as it is
 */
export async function decodeImage(image: HTMLImageElement | null | undefined): Promise<void> {
  if (!image) return;
  image.loading = 'eager';
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([image.decode().catch(() => undefined), patience]);
}
