import { Link } from 'react-router';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { brandName } from '#engine/event/properties/card-brand.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { RefundFile } from '#src/flow/submitted/refund-file.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';

/** That it is cancelled, and what becomes of the money. */
export function CancelledView({
  preview: { refunds, registration, to_group },
}: {
  readonly preview: CancellationPreview;
}) {
  const { t } = useTranslation(['manage', 'registration']);
  const locale = useLocale();
  return (
    <Outcome
      tone="success"
      icon="check"
      isResult
      heading={t('existing.cancelledTitle')}
      actions={
        <>
          <Link className={buttonClass()} to={pathTo('registration.existing', locale)}>
            {t('cancel.see')}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('home', locale)}>
            {t('registration:interrupted.home')}
          </Link>
        </>
      }
    >
      <p>{t('registration:facts.statusLine', { status: t('registration:facts.statuses.Cancelled') })}</p>
      {refunds.map(({ id, amount, state, card }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only ever added
        <div key={at} className="cancelled-refund">
          <p>
            {t(
              // Only a refund to the person's own card names that card.
              `cancel.${to_group === 'Y' && card === undefined ? 'refundToGroup' : 'refund'}.${state}`,
              { amount: formatCents(amount, locale) },
            )}
          </p>
          {card && (
            <p className="small soft">
              {t('cancel.onCard', { brand: brandName(card.brand), last4: card.last4 })}
            </p>
          )}
          {id !== undefined && <RefundFile code={registration.code} refund={id} number={at + 1} />}
        </div>
      ))}
      {refunds.length === 0 && <p>{t('cancel.nothing')}</p>}
      <p className="small">{t('cancel.mailed', { email: registration.email })}</p>
    </Outcome>
  );
}
