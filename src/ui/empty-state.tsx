import type { ReactNode } from 'react';
import { EmptyCards } from '#src/ui/art/empty-cards.tsx';

export type EmptyStateProps = {
  heading: ReactNode;
  /** What will stand here, and what it is for. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  /** Another picture, or null for none. */
  art?: ReactNode;
};

/** A list with nothing in it yet. */
export function EmptyState({ heading, children, actions, art = <EmptyCards /> }: EmptyStateProps) {
  return (
    <div className="empty">
      {art}
      <h2>{heading}</h2>
      {children && <div className="empty-words">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
