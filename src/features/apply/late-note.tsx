import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#engine/form/format/date-range.ts';
import { useCall } from '#src/api/call-context.tsx';
import { flowQuery } from '#src/flow/dossier/flow-query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';
import './apply.css';

/** A note that the form can no longer be submitted, shown with its steps; typed text stays. */
export function LateNote({ flow }: { flow: string }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { data } = useQuery(flowQuery(useCall(), flow, 'steps'));
  const until = data?.opening.until;
  if (data?.status !== 'closed' || until === undefined) return null;
  return (
    <div className="wrap late-note">
      <Note tone="warning" icon="hourglass" role="status" title={t('apply.lateTitle')}>
        {t('apply.lateText', { date: formatDate(until, locale) })}
      </Note>
    </div>
  );
}
