import type { ReactNode } from 'react';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatCents, formatPercent } from '#engine/form/format/money.ts';
import type { ShownChange } from '#machines/change/change.machine.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useRefundToBoth } from '#src/lib/i18n/use-refund-to-both.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { type Line, SummaryPanel } from '#src/ui/summary-panel.tsx';
import { signed } from './signed.ts';

/** A difference's label, and its absolute amount. */
export function useTotal({ difference }: Pick<ShownChange, 'difference'>) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const amount = formatCents(Math.abs(difference), locale);
  if (difference === 0) return { label: t('change.even'), amount };
  return { label: t(difference > 0 ? 'change.pay' : 'change.back'), amount };
}

interface DifferencePanelProps {
  readonly preview: ShownChange;
  /** Shown while there is nothing to compare. */
  readonly nothing: string;
  readonly children: ReactNode;
}

/** The lines of a change, with the buttons to confirm or discard it. */
export function DifferencePanel({ preview, nothing, children }: DifferencePanelProps) {
  const { t } = useTranslation('manage');
  const { card, to_group, to_own, changes, difference } = preview;
  const toBoth = useRefundToBoth(-difference, to_own);
  const lines = useLines(preview);
  const total = useTotal(preview);
  if (changes === 'N') {
    return (
      <SummaryPanel heading={t('change.difference')} lines={[]} note={nothing}>
        {children}
      </SummaryPanel>
    );
  }
  const toCard = card
    ? t('change.card', { brand: brandName(card.brand), last4: card.last4 })
    : t('change.cards');
  const goesBack = to_group === 'Y' ? (toBoth ?? t('change.toGroup')) : toCard;
  return (
    <SummaryPanel
      heading={t('change.difference')}
      lines={lines}
      total={total}
      note={difference < 0 ? goesBack : lines.length === 0 && t('change.free')}
    >
      {children}
    </SummaryPanel>
  );
}

function useLines({ lines, taxes, kept, kept_tax = 0 }: ShownChange): Line[] {
  const { t } = useTranslation(['manage', 'registration']);
  const text = useText();
  const locale = useLocale();
  const money = (cents: number) => signed(cents, formatCents(cents, locale));
  const why =
    kept_tax > 0 ? t('change.keptTax', { amount: formatCents(kept_tax, locale) }) : t('change.keptWhy');
  return [
    ...lines.map(({ id, label, detail, amount }): Line => {
      return { id, term: text(label), detail: text(detail), value: money(amount) };
    }),
    ...(kept > 0 ? [{ id: 'kept', term: t('change.kept'), detail: why, value: money(kept) }] : []),
    ...taxes.map(
      ({ code, label, percent, amount }): Line => ({
        id: `tax ${code}`,
        term: t('registration:fees.tax', {
          label: text(label),
          percent: formatPercent(percent / 100, locale),
        }),
        value: money(amount),
      }),
    ),
  ];
}
