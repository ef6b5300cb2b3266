import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { tellCartChanged } from '#src/flow/my-workshops/cart-changes.ts';
import { cartQuery, everyCart } from '#src/flow/my-workshops/cart-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { useToasts } from '#src/ui/toast-context.ts';
import { HeldNote } from '#widgets/item-picker/held-note.tsx';
import { say as sayOfAny } from '#widgets/item-picker/messages.ts';
import { useTimeLeft } from '#widgets/item-picker/time-left.ts';
import { say } from '#widgets/workshop-picker/messages.ts';

interface HeldSeatsProps {
  readonly code: string;
  readonly review: Review;
  /** Whether the review can be reloaded; not while it is being submitted. */
  readonly canReload: boolean;
  readonly onReload: () => void;
  readonly onEdit: (step: string) => void;
}

/** How long the seats are held during the review, and which were lost. */
export default function HeldSeats({ code, review, canReload, onReload, onEdit }: HeldSeatsProps) {
  const locale = useLocale();
  const call = useCall();
  const { data: cart, dataUpdatedAt } = useQuery({ ...cartQuery(call, code), refetchOnMount: 'always' });
  const clockOffset = cart ? Date.parse(cart.now) - dataUpdatedAt : 0;
  const extend = useExtension(code);
  useReloadAtEnd({ cart, clockOffset, canReload, onReload });
  if (!cart) return null;
  return (
    <div className="held-seats">
      <HeldNote
        until={cart.held_until}
        clockOffset={clockOffset}
        locale={locale}
        over={say('heldNoMore', locale)}
        extension={{
          cap: cart.extendable_until,
          onExtend: extend,
          next: () => document.querySelector<HTMLElement>('#main h1'),
        }}
      >
        <b>{say('held', locale)}</b> {say('heldText', locale)}
      </HeldNote>
      <LapsedNote cart={cart} review={review} onEdit={onEdit} />
    </div>
  );
}

function useExtension(code: string): () => void {
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  const { success, danger } = useToasts();
  const { queryKey } = cartQuery(call, code);
  const { mutate } = useMutation({
    mutationFn: () =>
      call(api.workshopCart.extendWorkshopHolds, { body: { registration_code: code }, locale }),
    onSuccess(extended) {
      queries.setQueryData(queryKey, extended);
      success(sayOfAny('extended', locale));
      tellCartChanged('basket');
    },
    onError() {
      danger(sayOfAny('problemFault', locale));
      void queries.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}

interface HoldsEnd extends Pick<HeldSeatsProps, 'canReload' | 'onReload'> {
  readonly cart: WorkshopCart | undefined;
  readonly clockOffset: number;
}

/** Reloads the cart and the review once, when the first hold expires. */
function useReloadAtEnd({ cart, clockOffset, canReload, onReload }: HoldsEnd): void {
  const queries = useQueryClient();
  const until = cart?.held_until;
  const hasEnded = useTimeLeft(until, clockOffset) === 0;
  const askedFor = useRef<string>(undefined);
  useEffect(() => {
    if (!hasEnded || !canReload || askedFor.current === until) return;
    askedFor.current = until;
    void queries.invalidateQueries({ queryKey: everyCart });
    onReload();
  }, [hasEnded, canReload, until, queries, onReload]);
}

function LapsedNote({
  cart,
  review,
  onEdit,
}: Pick<HeldSeatsProps, 'review' | 'onEdit'> & { cart: WorkshopCart }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const lapsed = cart.entries.filter((entry) => entry.workshops_cart_status === 'N');
  const step = review.steps.find(({ step: { kind } }) => kind === 'workshops')?.step;
  if (lapsed.length === 0) return null;
  return (
    <Note tone="warning" icon="hourglass" role="alert" title={sayOfAny('lapsed', locale)}>
      <ul>
        {lapsed.map((session) => (
          <li key={session.workshops_session_code}>{text(session.workshops_title)}</li>
        ))}
      </ul>
      {step && (
        <Button size="s" onClick={() => onEdit(step.code)}>
          {t('review.editStep', { step: text(step.label) })}
        </Button>
      )}
    </Note>
  );
}
