import { useId } from 'react';
import type { BookedItem } from '#engine/event/cart/booked.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { FitRows } from './change-frame.tsx';

interface FitListProps {
  readonly fits: boolean;
  readonly items: readonly BookedItem[];
  /** All of it is new. */
  readonly added?: boolean;
  /** The heading, if another than that. */
  readonly title?: string;
}

/** Items that fit a change, or that it releases. */
export function FitList({ fits, items, added = false, title }: FitListProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title ?? t(added ? 'correct.added' : fits ? 'change.comes' : 'change.loses')}</h2>
      {!fits && items.length > 0 && <p className="small soft">{t('change.losesNote')}</p>}
      {items.length === 0 ? (
        <p className="soft">{t(fits ? 'change.comesNothing' : 'change.losesNothing')}</p>
      ) : (
        <FitRows>
          {items.map(({ kind, item, name, detail, when }) => (
            <li key={`${kind} ${item}`} className={fits ? 'fits-yes' : 'fits-no'}>
              <Icon name={fits ? 'success' : 'warning'} />
              <div>
                <b>{text(name)}</b>
                <span className="small soft">
                  {[detail, when]
                    .map((part) => firstUpper(text(part), locale))
                    .filter((part) => part !== '')
                    .join('. ')}
                </span>
              </div>
            </li>
          ))}
        </FitRows>
      )}
    </section>
  );
}
