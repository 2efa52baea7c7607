/**
 * The browser opens and closes the menu by itself (a popover). This adds what it does not: the state for older
 * screen readers, and closing with a step to the top when the link leads to the page that is already open.
 */
const menu = document.querySelector<HTMLElement>('#menu[popover]');
const opener = document.querySelector('[popovertarget="menu"]:not([popovertargetaction])');

// It may have been opened before this came.
const isOpen = menu !== null && 'showPopover' in menu && menu.matches(':popover-open');
opener?.setAttribute('aria-expanded', String(isOpen));
menu?.addEventListener('toggle', (event) => {
  opener?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'));
});
menu?.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('a') || !menu.matches(':popover-open')) return;
  menu.hidePopover();
  window.scrollTo({ top: 0 });
});
