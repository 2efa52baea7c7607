/** Whether a press asks for the link here and now: with one of these keys a browser opens it elsewhere or saves it. */
export const isPlainClick = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;
