import type { Event } from '#engine/contract/event.ts';
import type { ScheduleTime } from '#engine/event/schedule/session.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { countOf } from './select-sessions.ts';

interface NothingFitsProps {
  /** Matches on all days. */
  readonly elsewhere: readonly ScheduleTime[];
  readonly days: Event['days'];
  readonly onDay: (day: string) => void;
  readonly onClear: () => void;
}

/** A day without matches: links to days that have some, and a reset. */
export function NothingFits({ elsewhere, days, onDay, onClear }: NothingFitsProps) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const others = days.flatMap(({ code, label }) => {
    const count = countOf(elsewhere.filter((time) => time.day === code));
    return count > 0 ? [{ code, label, count }] : [];
  });
  return (
    <EmptyState
      heading={t('nothing')}
      actions={
        <>
          {others.map(({ code, label, count }) => (
            <Button key={code} variant="secondary" size="s" onClick={() => onDay(code)}>
              {t('nothing_elsewhere', { day: text(label), count })}
            </Button>
          ))}
          <Button variant="quiet" size="s" onClick={onClear}>
            {t('clear')}
          </Button>
        </>
      }
    >
      {t('nothing_text')}
    </EmptyState>
  );
}
