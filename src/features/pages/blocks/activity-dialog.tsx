import { useQuery } from '@tanstack/react-query';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Lines } from '#src/ui/lines.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Action, ActionLink } from '../parts/action-link.tsx';
import { activityQuery } from '../site-queries.ts';

interface ActivityDialogProps {
  readonly code: string;
  /** The activity in the page's list; an address can name one that the page does not list. */
  readonly listed: ActivityInformation | undefined;
  /** The link to buy or register for it. */
  readonly action: Action | undefined;
  readonly onClose: () => void;
}

/** One activity at its own address, with current availability; a removed one says so. */
export default function ActivityDialog({ code, listed, action, onClose }: ActivityDialogProps) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  const { data, error } = useQuery({ ...activityQuery(useCall(), code), retry: false });
  const isGone = error instanceof ApiFailure && error.status === 404;
  const activity = isGone ? undefined : (data ?? listed);
  const close = { closeLabel: t('close'), onClose };
  if (!activity) {
    return (
      <Dialog open dismissable title={t(isGone ? 'activity_gone' : 'activity')} {...close}>
        {error && !isGone && (
          <Note tone="warning" role="alert">
            {t('failed')}
          </Note>
        )}
        {!error && (
          <Loading label={t('loading')}>
            <SkeletonCards count={1} />
          </Loading>
        )}
      </Dialog>
    );
  }
  const { start, end, place, amount, most, availability, left, timezone } = activity;
  const day = start && formatWallDay(start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const times = start && end && { start: formatWallTime(start, locale), end: formatWallTime(end, locale) };
  const lines = [
    {
      id: 'when',
      term: t('activity_when'),
      detail: start && zoneNameOf(timezone, locale),
      value: day && times && firstUpper(t('on_day', { day, times: t('from_to', times) }), locale),
    },
    { id: 'where', term: t('activity_where'), value: text(place) },
    {
      id: 'price',
      term: t('activity_price'),
      detail: t('activity_most', { count: most }),
      value: amount === 0 ? t('free_of_charge') : formatCents(amount, locale),
    },
  ];
  return (
    <Dialog
      open
      dismissable
      title={text(activity.name)}
      footer={
        action && availability !== 'full' ? (
          <ActionLink className={buttonClass({ variant: 'secondary' })} action={action} />
        ) : undefined
      }
      {...close}
    >
      <div className="stack">
        {availability === 'full' && (
          <p>
            <Tag outline>{t('sold_out')}</Tag>
          </p>
        )}
        {availability !== 'full' && left !== undefined && (
          <p>
            <Tag tone={availability === 'limited' ? 'warning' : 'info'} icon="hourglass">
              {t('activity_left', { count: left })}
            </Tag>
          </p>
        )}
        {activity.description && <p>{text(activity.description)}</p>}
        <Lines lines={lines.filter(({ value }) => value)} />
      </div>
    </Dialog>
  );
}
