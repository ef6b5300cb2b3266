import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. It renders before the browser lays out the paper, so that the print follows the
 * data and not the screen.
 */
export function usePaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const tell = (is: boolean) => flushSync(() => setOnPaper(is));
    const before = () => tell(true);
    const after = () => tell(false);
    // Not every way to print tells beforehand.
    const media = window.matchMedia?.('print');
    const changed = () => tell(media.matches);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    media?.addEventListener('change', changed);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      media?.removeEventListener('change', changed);
    };
  }, []);
  return isOnPaper;
}
