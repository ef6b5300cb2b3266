import { type RefObject, useEffect, useState } from 'react';

/** The top area in which a group counts as current: below the fixed header. */
const TOP = '-96px 0px -65% 0px';

/** The id of the group being read: the one near the top of the window. */
export function useCurrentGroup(body: RefObject<HTMLElement | null>, groups: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!body.current || typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(groups.split(' ').find((code) => seen.has(code)));
      },
      { rootMargin: TOP },
    );
    for (const section of body.current.querySelectorAll('section[id]')) watch.observe(section);
    return () => watch.disconnect();
  }, [body, groups]);
  return current;
}
