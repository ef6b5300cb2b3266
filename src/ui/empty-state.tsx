import type { ReactNode } from 'react';
import { useEventIfKnown } from '#src/api/event-context.tsx';
import { EmptyBoat } from '#src/ui/art/empty-boat.tsx';
import { EmptyCards } from '#src/ui/art/empty-cards.tsx';
import { EmptyString } from '#src/ui/art/empty-string.tsx';
import { lookParts } from './looks.ts';

export type EmptyStateProps = {
  heading: ReactNode;
  /** What will stand here, and what it is for. */
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

const arts = { cards: EmptyCards, string: EmptyString, boat: EmptyBoat } as const;

/** The picture of an empty list, in the event's look. */
function EmptyArt() {
  const Art = arts[lookParts(useEventIfKnown()?.theme).empty];
  return <Art />;
}
