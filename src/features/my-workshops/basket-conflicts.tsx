import type { WorkshopConflict } from '#engine/event/schedule/workshop-conflicts.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { ChosenSession } from '#src/flow/my-workshops/chosen-session.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';

/** Conflicts listed one by one (spec §9 "Conflict banner lines"). */
const TOLD = 3;

/** Conflicts among the visitor's workshops: the first three, and the number of others (spec §4 "Conflicts"). */
export function BasketConflicts({ conflicts }: { conflicts: readonly WorkshopConflict<ChosenSession>[] }) {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  if (conflicts.length === 0) return null;
  const more = conflicts.length - TOLD;
  return (
    <div className="note danger">
      <Icon name="warning" />
      <div>
        <b>{t('basket_conflicts', { count: conflicts.length })}</b>
        <ul>
          {conflicts.slice(0, TOLD).map(({ kind, sessions }) => {
            // All of them are on when the last one starts.
            const start = sessions.at(-1)?.workshops_schedule_start ?? '';
            const when = `${formatWallDay(start, locale, { weekday: 'long' })} ${formatWallTime(start, locale)}`;
            const titles = sessions.map((each) => t('quoted', { title: text(each.workshops_title) }));
            const [title = ''] = titles;
            const isOften = kind === 'workshop' && sessions.length > 2;
            return (
              <li key={sessions.map((each) => each.workshops_session_code).join(' ')}>
                {t(isOften ? 'basket_workshop_often' : `basket_${kind}`, {
                  title,
                  titles: formatList(titles, locale),
                  when,
                  times: sessions.length,
                })}
              </li>
            );
          })}
        </ul>
        {more > 0 && <p>{t('basket_more', { count: more })}</p>}
      </div>
    </div>
  );
}
