import { useEffect } from 'react';

/** Sets the window's title; in a browser it changes the served title element. */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return typeof document === 'undefined' ? <title>{title}</title> : null;
}
