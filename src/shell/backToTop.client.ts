import { BACK_TO_TOP_PX } from '../constants.ts';

const link = document.querySelector<HTMLElement>('.to-top');

const show = () => link?.toggleAttribute('data-shown', window.scrollY > BACK_TO_TOP_PX);
addEventListener('scroll', show, { passive: true });
show();

// The browser follows the link after this, and takes the focus away when it does.
link?.addEventListener('click', () =>
  setTimeout(() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })),
);
