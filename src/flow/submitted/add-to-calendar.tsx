import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Registration } from '#engine/contract/registration.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useFileDownload } from '#src/lib/files/use-file-download.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';
import { CALENDAR_SERVICES, type CalendarService, calendarEntry, calendarLinks } from './calendar-links.ts';
import { NextStep } from './next-step.tsx';

const names = {
  google: 'confirmation.calendarGoogle',
  outlook: 'confirmation.calendarOutlook',
  office365: 'confirmation.calendarOffice',
  yahoo: 'confirmation.calendarYahoo',
} as const satisfies Record<CalendarService, string>;

interface AddToCalendarProps {
  readonly registration: Registration;
  /** Whether anything has a time of its own, which the file tells and the services' links cannot. */
  readonly hasTimes: boolean;
  readonly venue: Text | undefined;
}

/** A calendar file with everything that has a time, and links to calendar services for the days. */
export function AddToCalendar({ registration, hasTimes, venue }: AddToCalendarProps) {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const event = useEvent();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { code, registrations_day: days } = registration;
  const home = new URL(pathTo('home', locale), window.location.origin).href;
  const links = useQuery({
    queryKey: ['calendar-links', code, locale],
    queryFn: async () => {
      // A calendar keeps what it gets, so the days are requested again if possible.
      const current = await call(api.event.getEventDays, {}).catch(() => event.days);
      return calendarLinks(calendarEntry({ ...event, days: current }, days, locale, { link: home, venue }));
    },
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const file = useFileDownload(
    () => call(api.lookup.getRegistrationCalendar, { body: { code, locale }, locale }),
    `${event.event_code}.ics`,
  );
  return (
    <NextStep
      icon="calendar"
      title={t('confirmation.calendar')}
      words={t(hasTimes ? 'confirmation.calendarWorkshops' : 'confirmation.calendarText')}
      more={
        open && (
          <ul className="next-more calendars" id={id}>
            {hasTimes && <li className="small soft">{t('confirmation.calendarDays')}</li>}
            {links.data &&
              CALENDAR_SERVICES.map((service) => (
                <li key={service}>
                  <a className="link" href={links.data[service]} target="_blank" rel="noopener noreferrer">
                    {t(names[service])} <Icon name="external" size="s" />
                    <VisuallyHidden>({t('confirmation.newWindow')})</VisuallyHidden>
                  </a>
                </li>
              ))}
            {links.isError && <li role="alert">{t('confirmation.calendarUnavailable')}</li>}
            <li>
              <Button variant="quiet" size="s" icon="download" busy={file.isPending} onClick={file.download}>
                {t('confirmation.calendarFile')}
              </Button>
            </li>
            {file.isError && (
              <li className="error" role="alert">
                {t('confirmation.fileFailed')}
              </li>
            )}
          </ul>
        )
      }
    >
      <Button
        variant="secondary"
        size="s"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('confirmation.calendarAction')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" />
      </Button>
    </NextStep>
  );
}
