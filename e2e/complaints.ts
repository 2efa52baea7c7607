/**
 * What Chromium throws where a page was shown before the picture of the one before it had come, and where the window
 * changed its size in between, as a journey's may at once.
 */
const LEFT_OUT = ['Page already revealed', 'Viewport size changed'].map(
  (why) => `Transition was aborted because of invalid state. ${why}`,
);

/**
 * Whether an exception is the browser's own and none of the page's: on a machine that is busy with other things the
 * move from page to page is left out, and nothing else happens. No page has the promise in hand that is rejected then
 * (w3c/csswg-drafts#13726), so none can catch it.
 * @param message what the exception says, with or without its kind
 */
export const isBrowsersOwn = (message: string): boolean => LEFT_OUT.some((words) => message.endsWith(words));
