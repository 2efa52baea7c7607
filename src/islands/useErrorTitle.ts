import { useEffect } from 'react';

/**
 * Says in the title of the page that something in a form is wrong, for as long as that is so.
 * @param prefix what stands before the title then
 */
export function useErrorTitle(hasErrors: boolean, prefix: string): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = `${prefix} ${document.title}`;
    return () => void (document.title = document.title.replace(`${prefix} `, ''));
  }, [hasErrors, prefix]);
}
