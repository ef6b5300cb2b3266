import type { ItemNote } from '#engine/event/cart/booked.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';

/** What has changed about the items of a draft since they were held. */
export function ItemNotes({ notes = [] }: { readonly notes: readonly ItemNote[] | undefined }) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  if (notes.length === 0) return null;
  function saidOf({ note, name, amount = 0, earlier = 0 }: ItemNote): string {
    const what = text(name);
    if (note === 'removed') return t('review.itemRemoved', { what });
    if (note === 'wait_removed') return t('review.itemWaitRemoved', { what });
    if (note === 'code_ended') return t('review.codeEnded', { what });
    if (note === 'offer_ended') return t('review.itemOfferEnded', { what });
    if (note === 'not_for_you') return t('review.itemNotForYou', { what });
    return t('review.itemRepriced', {
      what,
      amount: formatCents(amount, locale),
      earlier: formatCents(earlier, locale),
    });
  }
  const isOnly = (only: ItemNote['note']) => notes.every(({ note }) => note === only);
  const title = isOnly('offer_ended')
    ? t('review.offersEnded', { count: notes.length })
    : t('review.itemsChanged');
  return (
    <Note tone="warning" role="status" title={title}>
      <ul>
        {notes.map((each) => (
          <li key={`${each.kind} ${each.item}`}>{saidOf(each)}</li>
        ))}
      </ul>
    </Note>
  );
}
