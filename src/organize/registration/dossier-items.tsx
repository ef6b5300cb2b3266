import type { BookedItem } from '#engine/event/cart/booked.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** Everything that is booked or waited for. */
export function DossierItems({ items }: { readonly items: readonly BookedItem[] }) {
  const t = useDeskTexts();
  const locale = useLocale();
  if (items.length === 0) return <p className="dk-soft">{t('one.no_items')}</p>;
  return (
    <ul className="dk-items">
      {items.map(({ kind, item, name, detail, when, place, cancelled }) => (
        <li key={`${kind} ${item}`}>
          <b>{resolveText(name, locale)}</b>
          {[detail, when, place].map((text, at) =>
            text ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the three have fixed places
              <span key={at} className="dk-soft">
                {resolveText(text, locale)}
              </span>
            ) : null,
          )}
          {cancelled === 'Y' && <span className="dk-bad">{t('one.removed')}</span>}
        </li>
      ))}
    </ul>
  );
}
