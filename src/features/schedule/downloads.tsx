import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';

/** Downloads of the schedule: a PDF, a calendar file, and print. */
export function Downloads() {
  const { t } = useTranslation('schedule');
  const call = useCall();
  const locale = useLocale();
  const { event_code } = useEvent();
  const name = `${event_code.toLowerCase()}-${t('file_name')}`;
  const pdf = useFileDownload(
    () => call(api.schedule.downloadScheduleGlanceFile, { params: { x: 'all' }, locale }),
    `${name}.pdf`,
  );
  const ics = useFileDownload(() => call(api.schedule.downloadScheduleFile, { locale }), `${name}.ics`);
  return (
    <div className="schedule-downloads">
      <Button variant="secondary" size="s" icon="download" busy={pdf.isPending} onClick={pdf.download}>
        {t('download_pdf')}
      </Button>
      <Button variant="quiet" size="s" icon="calendar" busy={ics.isPending} onClick={ics.download}>
        {t('download_ics')}
      </Button>
      <Button variant="quiet" size="s" icon="print" className="only-desktop" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <p role="alert" className="error">
        {(pdf.isError || ics.isError) && t('download_failed')}
      </p>
    </div>
  );
}
