import { useMemo } from 'react';
import type { CancellationPreview } from '#engine/contract/cancellation.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { newKey } from '#src/api/new-key.ts';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { cancelForm } from './cancel-form.ts';
import { FreedList } from './freed-list.tsx';
import { RefundTable } from './refund-table.tsx';

interface CancelViewProps {
  readonly preview: CancellationPreview;
  readonly busy: boolean;
  readonly onCancel: (asked: { reason: string; message: string; key: string }) => void;
  readonly onAbort: () => void;
}

/** What is given up, what comes back line by line, and the question why; nothing happens before its button is pressed. */
export function CancelView({ preview, busy, onCancel, onAbort }: CancelViewProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const locale = useLocale();
  const call = useCall();
  const { refund, freed, until, note, reasons, registration, to_group, to_own } = preview;
  const form = useMemo(() => cancelForm(reasons), [reasons]);
  const amount = formatCents(refund.back, locale);
  const toGroup = to_own ? 'cancel.comesToBoth' : 'cancel.comesToGroup';
  const promised = to_group === 'Y' ? toGroup : 'cancel.comes';
  return (
    <>
      <FreedList freed={freed} />
      <div className="cancel-body">
        <section aria-labelledby="refund-title">
          <h2 id="refund-title">{t('cancel.back')}</h2>
          <RefundTable preview={preview} />
          {note !== undefined && <p className="small soft cancel-note">{text(note)}</p>}
        </section>
        <section className="cancel-why" aria-labelledby="why-title">
          <h2 id="why-title">{t('cancel.why')}</h2>
          <SmallForm
            served={form}
            refused={undefined}
            onSubmit={async ({ reason, message }) => {
              const key = await newKey(call, 'cancellation');
              onCancel({ reason: String(reason), message: String(message ?? ''), key });
            }}
            buttons={(formId) => (
              <>
                <Button type="submit" form={formId} variant="danger" size="l" busy={busy}>
                  {t(busy ? 'cancel.doing' : 'cancel.do')}
                </Button>
                <Button variant="secondary" size="l" onClick={onAbort}>
                  {t('cancel.keep')}
                </Button>
              </>
            )}
          />
          <p className="small soft">
            {refund.back > 0 ? t(promised, { amount }) : t('cancel.nothing')}{' '}
            {t('cancel.mail', { email: registration.email })}
          </p>
          <p className="small soft">{t('cancel.until', { date: formatDate(until, locale) })}</p>
        </section>
      </div>
    </>
  );
}
