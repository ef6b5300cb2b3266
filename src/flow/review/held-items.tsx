import { useMutation } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { HeldItems as Held } from '#engine/event/cart/booked.ts';
import { useCall } from '#src/api/call-context.tsx';
import { tellCartChanged } from '#src/flow/my-workshops/cart-changes.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useToasts } from '#src/ui/toast-context.ts';
import { HeldEnds } from '#widgets/item-picker/held-ends.tsx';
import { HeldNote } from '#widgets/item-picker/held-note.tsx';
import { holdEnds } from '#widgets/item-picker/hold-ends.ts';
import { say } from '#widgets/item-picker/messages.ts';
import { useReloadAtEnd } from './use-reload-at-end.ts';

interface HeldItemsProps {
  readonly code: string;
  readonly held: Held;
  readonly clockOffset: number;
  /** Whether the review can be reloaded; not while it is being submitted. */
  readonly canReload: boolean;
  readonly onReload: () => void;
}

/** How long everything that was chosen is held: one countdown, or one for each time at which a hold expires. */
export default function HeldItems({ code, held, clockOffset, canReload, onReload }: HeldItemsProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const ends = holdEnds(held.items, locale);
  const first = ends[0];
  const extend = useExtension(code, onReload);
  useReloadAtEnd({ until: first?.until, clockOffset, canReload, onReload });
  if (!first) return null;
  const extension = {
    cap: held.items
      .flatMap(({ extendable_until }) => extendable_until ?? [])
      .toSorted()
      .at(-1),
    onExtend: extend,
    next: () => document.querySelector<HTMLElement>('#main h1'),
  };
  const isAll = ends.length === 1 && held.items.every(({ until }) => until !== undefined);
  return isAll ? (
    <HeldNote
      until={first.until}
      clockOffset={clockOffset}
      locale={locale}
      over={say('over', locale)}
      extension={extension}
    >
      <b>{t('review.heldAll')}</b> {t('review.heldText')}
    </HeldNote>
  ) : (
    <HeldEnds ends={ends} clockOffset={clockOffset} locale={locale} extension={extension}>
      <b>{t('review.heldUntil')}</b> {t('review.heldText')}
    </HeldEnds>
  );
}

function useExtension(code: string, onReload: () => void): () => void {
  const call = useCall();
  const locale = useLocale();
  const { danger } = useToasts();
  const { mutate } = useMutation({
    mutationFn: () =>
      call(api.workshopCart.extendWorkshopHolds, { body: { registration_code: code }, locale }),
    onSuccess() {
      tellCartChanged('basket');
      onReload();
    },
    onError() {
      danger(say('problemFault', locale));
      onReload();
    },
  });
  return mutate;
}
