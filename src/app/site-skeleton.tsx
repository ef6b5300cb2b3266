import { HeroSkeleton } from '#src/layout/hero-skeleton.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useDelayed } from '#src/ui/use-delayed.ts';

// One clock for both: the router renders the skeleton first, then the site, and must not wait twice.
const begun = Date.now();

/** A silent placeholder of the site while its texts and event load. */
export function SiteSkeleton() {
  const due = useDelayed(Math.max(0, 200 - (Date.now() - begun)));
  if (!due) return null;
  return (
    <div aria-hidden="true">
      <div className="header">
        <div className="header-in">
          <div className="brand">
            <Skeleton width="44px" height="44px" />
            <span>
              <Skeleton width="150px" height="16px" />
              <Skeleton width="200px" height="12px" />
            </span>
          </div>
          <Skeleton width="120px" height="44px" />
        </div>
      </div>
      <HeroSkeleton />
    </div>
  );
}
