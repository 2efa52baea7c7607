interface Window {
  /** What was pressed on this page, first to last, as the script that brings the others notes it: absent in development. */
  pressed?: EventTarget[];
}
