import { useTranslation } from 'react-i18next';
import { api } from '#engine/contract/api.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Button } from '#src/ui/button.tsx';
import { NextStep } from './next-step.tsx';

/** The tickets of an order as a file, where the event gives them. */
export function TicketDownload({ code }: { code: string }) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const file = useFileDownload(
    () => call(api.tickets.getTickets, { body: { code, locale }, locale }),
    `${t('confirmation.ticketsFile')}-${code}.pdf`,
  );
  return (
    <NextStep
      icon="ticket"
      title={t('confirmation.tickets')}
      words={t('confirmation.ticketsText')}
      more={
        <div className="next-more" role="alert">
          {file.isError && <p className="error">{t('confirmation.fileFailed')}</p>}
        </div>
      }
    >
      <Button variant="secondary" size="s" icon="download" busy={file.isPending} onClick={file.download}>
        {t(file.isPending ? 'confirmation.downloading' : 'confirmation.ticketsAction')}
      </Button>
    </NextStep>
  );
}
