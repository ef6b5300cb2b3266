import { Skeleton } from '#src/ui/skeleton.tsx';

/** The shape of a title, a lead and two facts over a picture. */
export function HeroSkeleton() {
  return (
    <div className="hero-skeleton">
      <div className="wrap hero-skeleton-top">
        <div className="skeleton-title">
          <Skeleton height="0.8em" />
        </div>
        <div className="stack">
          <Skeleton width="92%" height="1.5em" />
          <Skeleton width="84%" height="1.5em" />
          <Skeleton width="60%" height="1.5em" />
        </div>
        <div className="stack">
          <Skeleton width="80%" height="44px" />
          <Skeleton width="80%" height="44px" />
          <Skeleton width="166px" height="56px" />
        </div>
      </div>
      <div className="skeleton-quilt">
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
