import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { formatWallDay, formatWallTime } from '#engine/form/format/wall-clock.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { activitiesQuery } from '../site-queries.ts';
import { OfferCard } from './offer-card.tsx';

// Loads when the details of an activity are opened.
const ActivityDialog = lazy(() => import('./activity-dialog.tsx'));

/** If a page has several blocks, one that lists codes opens only those. */
const isOfBlock = (code: string, { activities }: BlockProps<'activities'>['block']) =>
  activities === undefined || activities.includes(code);

function without(search: URLSearchParams, key: string): URLSearchParams {
  const others = new URLSearchParams(search);
  others.delete(key);
  return others;
}

/** The social activities. */
export function ActivitiesBlock({ block, sunken }: BlockProps<'activities'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const all = useQuery(activitiesQuery(call)).data;
  const [search, setSearch] = useSearchParams();
  const opened = search.get('activity');
  const close = () =>
    setSearch((now) => without(now, 'activity'), { replace: true, preventScrollReset: true });
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      <Fetched query={activitiesQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_activities')}>
        {(all) => (
          <ul className="cards">
            {chosenOf(
              all.map((activity) => ({ ...activity, code: activity.activity_code })),
              block.activities,
            ).map((activity) => (
              <ActivityOffer key={activity.activity_code} activity={activity} />
            ))}
          </ul>
        )}
      </Fetched>
      {opened !== null && isOfBlock(opened, block) && (
        <Suspense>
          <ActivityDialog
            code={opened}
            listed={all?.find(({ activity_code }) => activity_code === opened)}
            action={block.action}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

function ActivityOffer({ activity }: { activity: ActivityInformation }) {
  const { t } = useTranslation('pages');
  const locale = useLocale();
  const { start, amount } = activity;
  const day = start && formatWallDay(start, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <OfferCard
      name={activity.name}
      to={`?activity=${encodeURIComponent(activity.activity_code)}`}
      text={activity.description}
      picture={activity.picture}
      when={
        start && day
          ? firstUpper(t('on_day', { day, times: formatWallTime(start, locale) }), locale)
          : undefined
      }
      price={amount === 0 ? t('free_of_charge') : formatCents(amount, locale)}
      availability={activity.availability}
    />
  );
}
