import type { BookedItem } from '#engine/event/cart/booked.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** What is given up: freed at once, for whoever waits. */
export function FreedList({ freed }: { freed: readonly BookedItem[] }) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  return (
    <section aria-labelledby="freed-title">
      <div className="cancel-freed-head">
        <h2 id="freed-title">{t('cancel.give')}</h2>
        <span className="soft small">{t('cancel.giveNote')}</span>
      </div>
      <ul className="cancel-freed">
        <li>
          <b>{t('cancel.place')}</b>
        </li>
        {freed.map(({ kind, item, name, detail, when }) => (
          <li key={`${kind} ${item}`}>
            <b>{text(name)}</b>
            <span className="small soft">
              {[detail, when]
                .map((part) => firstUpper(text(part), locale))
                .filter((part) => part !== '')
                .join('. ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
