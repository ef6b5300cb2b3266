import { useSyncExternalStore } from 'react';
import { resolveText } from '#engine/configuration/text.ts';
import { findDefinition } from '#engine/field-types/registry.ts';
import type { CartService } from '#engine/react/picker-services.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { say } from '#widgets/item-picker/choice-words.ts';
import { HeldNote } from '#widgets/item-picker/held-note.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

/** What is offered in the forms of a flow, by its codes. */
export function offersIn({ steps }: Pick<Review, 'steps'>): string[] {
  return steps
    .flatMap(({ form }) => form?.document.sections ?? [])
    .flatMap(({ fields }) => fields)
    .flatMap((field) => findDefinition(field)?.within?.(field) ?? []);
}

/** How long what was chosen is still kept while all is looked over. */
export default function HeldChoices({ flow, review }: { flow: DossierFlow; review: Review }) {
  return (
    <div className="held-choices">
      {offersIn(review).map((offers) => (
        <Held key={offers} service={flow.picks.carts.choice(offers)} />
      ))}
    </div>
  );
}

function Held({ service }: { service: CartService }) {
  const locale = useLocale();
  const { items, heldUntil, clockOffset } = useSyncExternalStore(service.subscribe, service.getSnapshot);
  const chosen = [...items.values()].filter(({ quantity }) => quantity > 0);
  const isLapsed = chosen.some((item) => item.isLapsed);
  if (chosen.length === 0) return null;
  return (
    <HeldNote
      until={isLapsed ? new Date(0).toISOString() : heldUntil}
      clockOffset={clockOffset}
      locale={locale}
      over={say('lapsed', locale)}
    >
      {say('held', locale)} <b>{chosen.map(({ name }) => resolveText(name, locale)).join(', ')}</b>
    </HeldNote>
  );
}
