/**
 * Shares the page by the system's own window; where there is none, copies its address and says so, and where even that is
 * forbidden, shows the address itself.
 */
const button = document.querySelector<HTMLElement>('[data-share]');
const status = button?.nextElementSibling;

async function copy(url: string) {
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (status) status.textContent = (isCopied && button?.dataset['share']) || url;
}

async function share() {
  const url = location.origin + location.pathname;
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title: document.title, url });
  } catch (error) {
    // Whoever closes the window has changed their mind; any other refusal leaves the address to be copied.
    if ((error as Error).name !== 'AbortError') await copy(url);
  }
}
button?.addEventListener('click', share);
// Pressed before this came.
if (window.pressed?.some((pressed) => button?.contains(pressed as Node))) void share();

export {};
