import { useQuery } from '@tanstack/react-query';
import { dayIn } from '#engine/form/format/calendar-day.ts';
import { formatDate } from '#engine/form/format/date-range.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { type FlowPlace, flowQuery } from '../dossier/flow-query.ts';
import './due-note.css';

const DAY = 86_400_000;

/** Until when a flow may be sent, and how long that is. */
export function DueNote({ flow, place }: { flow: string; place: FlowPlace }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { timezone } = useEvent();
  const { data } = useQuery(flowQuery(useCall(), flow, place));
  const until = data?.opening.until;
  // If it is over, a note above the steps says so.
  if (until === undefined || data?.status === 'closed') return null;
  const left = Math.round((Date.parse(until) - Date.parse(dayIn(timezone, new Date()))) / DAY);
  return (
    <p className="aside-due">
      <Icon name="calendar" size="s" />
      <span>
        {t('aside.due', { date: formatDate(until, locale) })}{' '}
        {left > 0 ? t('aside.daysLeft', { count: left }) : t('aside.lastDay')}
      </span>
    </p>
  );
}
