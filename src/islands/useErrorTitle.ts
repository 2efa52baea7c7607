import { useEffect } from 'react';

/** Says in the title of the page that something in a form is wrong, for as long as that is so. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = `Error: ${document.title}`;
    return () => void (document.title = document.title.replace('Error: ', ''));
  }, [hasErrors]);
}
