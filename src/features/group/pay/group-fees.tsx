import { type Ref, useState } from 'react';
import type { GroupPayInformation } from '#engine/contract/group-payment.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { FeeTotals } from '#src/flow/fees/fee-table.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

interface GroupFeesProps {
  readonly information: Pick<GroupPayInformation, 'quote'>;
  /** Receives the focus when the total changes. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Lines shown initially: a group can have hundreds. */
const FIRST = 20;

/** What the group pays: one line per member, discounts, taxes and total, from the server. */
export function GroupFees({ information: { quote }, headingRef }: GroupFeesProps) {
  const { t } = useTranslation('group');
  const text = useText();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const lines = all ? quote.lines : quote.lines.slice(0, FIRST);
  const more = quote.lines.length - lines.length;
  return (
    <section aria-labelledby="group-fees-title">
      <h2 id="group-fees-title" ref={headingRef} tabIndex={-1}>
        {t('payPage.fees')}
      </h2>
      <table className="group-fees">
        <thead className="sr">
          <tr>
            <th scope="col">{t('payPage.what')}</th>
            <th scope="col">{t('payPage.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, label, detail, amount }) => (
            <tr key={id}>
              <th scope="row">
                {text(label)}
                {detail !== undefined && <small className="soft">{text(detail)}</small>}
              </th>
              <td className="num">{formatCents(amount, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <Button variant="quiet" size="s" onClick={() => setAll(true)}>
          {t('people.showMore', { count: more })}
        </Button>
      )}
      <FeeTotals quote={quote} />
    </section>
  );
}
