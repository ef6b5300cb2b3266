import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import type { Order } from './order.ts';

/** The tickets as a file, in a calendar, on paper. */
export function TicketActions({ order, count }: { order: Order; count: number }) {
  const { t } = useTranslation('tickets');
  const call = useCall();
  const locale = useLocale();
  const event = useEvent();
  const { code, hasCalendar } = order;
  const body = { code, locale };
  const file = useFileDownload(
    () => call(api.tickets.getTickets, { body, locale }),
    `${t('file')}-${code}.pdf`,
  );
  const calendar = useFileDownload(
    () => call(api.lookup.getRegistrationCalendar, { body, locale }),
    `${event.event_code}.ics`,
  );
  return (
    <div className="tk-actions" data-live="">
      <div className="actions">
        <Button icon="download" busy={file.isPending} onClick={file.download}>
          {file.isPending ? t('downloading') : t('download', { count })}
        </Button>
        {hasCalendar && (
          <Button variant="secondary" icon="calendar" busy={calendar.isPending} onClick={calendar.download}>
            {t('calendar')}
          </Button>
        )}
        <Button variant="secondary" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <div role="alert">
        {(file.isError || calendar.isError) && <p className="error">{t('fileFailed')}</p>}
      </div>
    </div>
  );
}
