import { fill } from '../browser/fill.ts';
import { isPlainClick } from '../browser/plainClick.ts';
import styles from './largePictures.css?inline';

/** How far, in px, a finger has to go sideways for the next picture. */
const SWIPE_PX = 40;

const dialog = document.querySelector<HTMLDialogElement>('dialog.large');
const frame = dialog?.querySelector('figure');
const [caption, count] = [dialog?.querySelector('figcaption'), dialog?.querySelector('p')];
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
let opener: HTMLAnchorElement | undefined;
let shown = 0;
/** Whether the step back that closing asks for is still to be taken by the browser. */
let leaving = false;

/** Shows a picture by its place among those of the page; before the first comes the last. */
function show(at: number) {
  shown = (at + links.length) % links.length;
  const link = links[shown];
  const picture = link?.querySelector('picture, img')?.cloneNode(true) as HTMLElement | undefined;
  if (!dialog || !frame || !link || !picture) return;
  const image = picture.matches('img') ? picture : picture.querySelector('img');
  image?.removeAttribute('loading');
  image?.removeAttribute('class');
  // A photograph is sent as large as the window needs it now.
  for (const sized of [picture, ...picture.querySelectorAll('[sizes]')])
    if (sized.hasAttribute('sizes')) sized.setAttribute('sizes', '100vw');
  frame.querySelector('picture, img')?.remove();
  frame.prepend(picture);
  const words = link.closest('figure')?.querySelector('figcaption')?.textContent;
  if (caption) caption.textContent = words || (image?.getAttribute('alt') ?? '');
  if (count)
    count.textContent = fill(dialog.dataset['position'] ?? '', { position: shown + 1, count: links.length });
}

/** Shows the picture in a link, and gives the browser's way back a step that closes it. */
function enlarge(link: HTMLAnchorElement) {
  if (!dialog || dialog.open) return;
  opener = link;
  show(links.indexOf(link));
  dialog.showModal();
  history.pushState({ large: true }, '');
}

function open(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
  if (!link || !dialog || !isPlainClick(event)) return;
  event.preventDefault();
  // A step back that has not been taken yet would close this picture instead of the one before.
  if (leaving) addEventListener('popstate', () => enlarge(link), { once: true });
  else enlarge(link);
}

document.addEventListener('click', open);

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

dialog?.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button');
  if (button?.value) show(shown + Number(button.value));
  else if (button || target === dialog) dialog.close();
});
dialog?.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') show(shown + 1);
  if (key === 'ArrowLeft') show(shown - 1);
});

let from: Touch | undefined;
frame?.addEventListener(
  'touchstart',
  ({ touches }) => {
    // Two fingers enlarge, and one moves about in what they have enlarged.
    from = touches.length === 1 && (visualViewport?.scale ?? 1) === 1 ? touches[0] : undefined;
  },
  { passive: true },
);
frame?.addEventListener('touchend', ({ changedTouches: [to] }) => {
  if (!from || !to) return;
  const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
  if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(down))) show(shown - Math.sign(across));
});

// However it closes, the step goes that opening made, and the focus returns to the picture.
dialog?.addEventListener('close', () => {
  leaving = Boolean((history.state as { large?: true } | null)?.large);
  if (leaving) history.back();
  opener?.focus({ preventScroll: true });
});
addEventListener('popstate', () => {
  leaving = false;
  dialog?.close();
});
