import type { OfferedItem } from '#engine/event/cart/booked.ts';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { OfferedItemStep } from './offered-item-step.tsx';
import './waits.css';

interface OfferedItemsProps {
  readonly code: string;
  readonly offered: readonly OfferedItem[];
  /** The page on which one is accepted. */
  readonly acceptAt: (item: OfferedItem) => string;
  /** The class of the page's other headings, if they have one. */
  readonly headingClass?: string | undefined;
}

/** Items offered to a submitted registration or application from their waitlists, each to accept or decline. */
export function OfferedItems({ code, offered, acceptAt, headingClass }: OfferedItemsProps) {
  const { t } = useTranslation('manage');
  if (offered.length === 0) return null;
  return (
    <section className="existing-offered" aria-labelledby="existing-offered">
      <h2 id="existing-offered" className={headingClass} tabIndex={-1}>
        {t('offered.title', { count: offered.length })}
      </h2>
      <NextList>
        {offered.map((item) => (
          <OfferedItemStep
            key={`${item.kind} ${item.item}`}
            code={code}
            offered={item}
            acceptAt={acceptAt(item)}
          />
        ))}
      </NextList>
    </section>
  );
}
