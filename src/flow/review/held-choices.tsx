import '#engine/event/field-types/register.ts';
import { useEffect, useReducer } from 'react';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { say } from '#widgets/item-picker/choice-messages.ts';
import { HeldNote } from '#widgets/item-picker/held-note.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';

/** The codes of the offers documents in a flow's forms. */
export function offersIn({ steps }: Pick<Review, 'steps'>): string[] {
  return steps
    .flatMap(({ form }) => form?.document.sections ?? [])
    .flatMap(({ fields }) => fields)
    .flatMap((field) => findDefinition(field)?.within?.(field) ?? []);
}

/** How long everything selected from offers is still held: one countdown, to the first that ends. */
export default function HeldChoices({ flow, review }: { flow: DossierFlow; review: Review }) {
  const locale = useLocale();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const offers = offersIn(review).join(' ');
  useEffect(() => {
    const stops = offers
      .split(' ')
      .filter(Boolean)
      .map((code) => flow.picks.carts.choice(code).subscribe(redraw));
    // Changes before this subscribed.
    redraw();
    return () => {
      for (const stop of stops) stop();
    };
  }, [offers, flow]);

  const carts = offersIn(review)
    .map((code) => flow.picks.carts.choice(code).getSnapshot())
    .map((cart) => ({ ...cart, chosen: [...cart.items.values()].filter(({ quantity }) => quantity > 0) }))
    .filter(({ chosen }) => chosen.length > 0);
  const [first] = carts.toSorted((a, b) => endOf(a) - endOf(b));
  if (!first) return null;
  const chosen = carts.flatMap((cart) => cart.chosen);
  const isLapsed = chosen.some((item) => item.isLapsed);
  return (
    <div className="held-choices">
      <HeldNote
        until={isLapsed ? new Date(0).toISOString() : first.heldUntil}
        clockOffset={first.clockOffset}
        locale={locale}
        over={say('lapsed', locale)}
      >
        {say('held', locale)} <b>{chosen.map(({ name }) => resolveText(name, locale)).join(', ')}</b>
      </HeldNote>
    </div>
  );
}

const endOf = ({ heldUntil }: { readonly heldUntil: string | undefined }): number =>
  heldUntil === undefined ? Number.POSITIVE_INFINITY : Date.parse(heldUntil);
