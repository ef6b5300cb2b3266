import type { ReactNode } from 'react';
import { EmptyArt } from '#src/ui/empty-art.tsx';

export type EmptyStateProps = {
  heading: ReactNode;
  /** What will be listed here. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
};

/** A list with nothing in it yet. */
export function EmptyState({ heading, children, actions }: EmptyStateProps) {
  return (
    <div className="empty">
      <EmptyArt />
      <h2>{heading}</h2>
      {children && <div className="empty-words">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
