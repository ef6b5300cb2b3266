import { useEventIfKnown } from '#src/api/event-context.tsx';
import { EmptyBoat } from '#src/ui/art/empty-boat.tsx';
import { EmptyCards } from '#src/ui/art/empty-cards.tsx';
import { EmptyString } from '#src/ui/art/empty-string.tsx';
import { themeParts } from './themes.ts';

const arts = { cards: EmptyCards, string: EmptyString, boat: EmptyBoat } as const;

/** The picture of an empty list, in the event's look. */
export function EmptyArt() {
  const Art = arts[themeParts(useEventIfKnown()?.theme).empty];
  return <Art />;
}
