import type { ReactNode } from 'react';
import { useDelayed } from '#src/ui/use-delayed.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export { useDelayed } from '#src/ui/use-delayed.ts';

/** A grey bar in the place of words or of a picture. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className="skeleton" style={{ width, height }} />;
}

export type LoadingProps = {
  /** Announced to assistive technology, such as "Loading workshops". */
  label: string;
  /** Milliseconds before anything appears. */
  delay?: number;
  /** Skeletons shaped like the content. */
  children: ReactNode;
};

/** Skeletons that appear only if the wait is longer than `delay`. */
export function Loading({ label, delay = 200, children }: LoadingProps) {
  const due = useDelayed(delay);
  return (
    <div role="status" aria-busy="true">
      {due && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <div aria-hidden="true">{children}</div>
        </>
      )}
    </div>
  );
}

const titleWidths = ['62%', '48%', '56%'];

/** The shape of `count` session cards. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
    <div className="skeleton-card" key={index}>
      <Skeleton width="22px" height="22px" />
      <div>
        <Skeleton width={titleWidths[index % titleWidths.length]} height="18px" />
        <Skeleton width="34%" height="14px" />
      </div>
    </div>
  ));
}

/** The shape of `count` form fields. */
export function SkeletonFields({ count = 4 }: { count?: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields are all alike and never move
    <div className="skeleton-field" key={index}>
      <Skeleton width="30%" height="16px" />
      <Skeleton height="48px" />
    </div>
  ));
}
