import { useEffect, useRef, useState } from 'react';

/** A page that loads sets its title within this time, in milliseconds. */
const SETTLING = 300;

/** Announces the title of the page after a navigation; not on the first page or on a change of language. */
export function RouteAnnouncer({ page }: { page: string }) {
  const [title, setTitle] = useState('');
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    const timer = setTimeout(() => {
      before.current = page;
      setTitle(document.title);
    }, SETTLING);
    return () => clearTimeout(timer);
  }, [page]);
  return (
    <div className="sr" role="status">
      {title}
    </div>
  );
}
