/** What Chromium throws where a page was shown before the picture of the one before it had come. */
const LATE_FOR_MOVE = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Whether an exception is the browser's own and none of the page's: on a machine that is busy with other things the
 * move from page to page is left out, and nothing else happens. No page has the promise in hand that is rejected then
 * (w3c/csswg-drafts#13726), so none can catch it.
 * @param message what the exception says, with or without its kind
 */
export const isBrowsersOwn = (message: string): boolean => message.endsWith(LATE_FOR_MOVE);
