import { useEffect } from 'react';

/** Sets the title of the window; in a browser the title that the page brought is the one that is changed. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return typeof document === 'undefined' ? <title>{title}</title> : null;
}
