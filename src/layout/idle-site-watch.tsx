import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Starts watching for changes when the page is idle. */
export function IdleSiteWatch() {
  const [Watch, setWatch] = useState<ComponentType>();
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      // Without a connection there is nothing to watch.
      void import('./site-watch.tsx').then(
        ({ SiteWatch }) => gone || setWatch(() => SiteWatch),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return Watch && <Watch />;
}
