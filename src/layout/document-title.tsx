import { useEffect } from 'react';

/** Sets the title of the window; the title that index.html brings is the one that is changed. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
