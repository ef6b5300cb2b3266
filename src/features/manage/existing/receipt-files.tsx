import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { languages } from '#engine/form/languages/languages.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { query } from '#src/api/query.ts';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import './receipt-files.css';

/** Receipts as files in each language: the reader may use another one than the attendee. */
export function ReceiptFiles({ code }: { code: string }) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const { timezone } = useEvent();
  const { data } = useQuery(query(call, api.lookup.getReceiptOption, { params: { code } }));
  if (!data || data.receipts.length === 0) return null;
  return (
    <ul className="receipt-files">
      {data.receipts.map(({ number, printed, issued_at, total }) => (
        <li key={number}>
          <span>
            {t('actions.receiptOf', {
              number: printed ?? number,
              date: formatDate(dayIn(timezone, new Date(issued_at)), locale),
              amount: formatCents(total, locale),
            })}
          </span>
          {data.locales.map((language) => (
            <ReceiptFile key={language} code={code} number={number} name={`${number}`} language={language} />
          ))}
        </li>
      ))}
      {data.refunds.map(({ id, number, printed, issued_at, amount }, at) => (
        <li key={id}>
          <span>
            {t('actions.refundOf', {
              number: printed ?? number,
              date: formatDate(dayIn(timezone, new Date(issued_at)), locale),
              amount: formatCents(amount, locale),
            })}
          </span>
          {data.locales.map((language) => (
            <ReceiptFile
              key={language}
              code={code}
              refund={id}
              name={`${t('actions.refundFile')}-${at + 1}`}
              language={language}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface ReceiptFileProps {
  readonly code: string;
  readonly number?: number;
  readonly refund?: string;
  /** What its file is named after, beside the code. */
  readonly name: string;
  readonly language: Locale;
}

function ReceiptFile({ code, number, refund, name: named, language }: ReceiptFileProps) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const file = useFileDownload(
    () =>
      call(api.lookup.getReceipt, {
        body: {
          code,
          ...(number !== undefined && { number }),
          ...(refund !== undefined && { refund }),
          locale: language,
        },
        locale,
      }),
    `${code}-${named}-${language}.pdf`,
  );
  const { name } = languages[language];
  return (
    <>
      <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
        <span lang={language}>{name}</span>
      </Button>
      {file.isError && (
        <p className="error" role="alert">
          {t('actions.receiptFailed')}
        </p>
      )}
    </>
  );
}
