import { type ReactNode, type Ref, useState } from 'react';
import type { Quote } from '#engine/contract/money.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { FeeTable, FeeTotals } from './fee-table.tsx';

interface FeesSectionProps {
  readonly quote: Quote;
  /** Takes the focus when what is owed has changed. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What may lower it. */
  readonly children: ReactNode;
}

const TABLE_ID = 'fee-lines';

/** What is owed, line by line; where there is little room its lines fold away under the total. */
export function FeesSection({ quote, headingRef, children }: FeesSectionProps) {
  const { t } = useTranslation('registration');
  const [open, setOpen] = useState(false);
  const count = quote.lines.length;
  return (
    <section className={open ? 'fees open' : 'fees'} aria-labelledby="fees-title">
      <div className="fees-head">
        {/* Whoever is led here is to see what makes up the total. */}
        <h2 id="fees-title" ref={headingRef} tabIndex={-1} onFocus={() => setOpen(true)}>
          {t('fees.title')}
        </h2>
        {count > 0 && (
          <button
            type="button"
            className="fees-fold"
            aria-expanded={open}
            aria-controls={TABLE_ID}
            onClick={() => setOpen(!open)}
          >
            {open ? t('fees.fold') : t('fees.unfold', { count })}
            <Icon name="chevron-down" size="s" />
          </button>
        )}
      </div>
      {count > 0 ? (
        <>
          <FeeTable quote={quote} id={TABLE_ID} />
          <FeeTotals quote={quote} />
        </>
      ) : (
        <p>{t('fees.none')}</p>
      )}
      {children}
    </section>
  );
}
