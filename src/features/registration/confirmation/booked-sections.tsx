import type { Review } from '#machines/flow/flow-setup.ts';
import { BookedList } from '#src/flow/submitted/booked-list.tsx';
import { VenueLine } from '#src/flow/submitted/venue-line.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface BookedSectionsProps {
  readonly booked: Review['booked'];
  readonly venue: Review['venue'] | undefined;
}

/** Bookings with the venue, and, as they are not booked, waitlists under a heading of their own. */
export function BookedSections({ booked, venue }: BookedSectionsProps) {
  const { t } = useTranslation('registration');
  const awaited = booked.filter(({ kind }) => kind === 'waitlist');
  const had = booked.filter(({ kind }) => kind !== 'waitlist');
  return (
    <>
      {(had.length > 0 || venue !== undefined) && (
        <section aria-labelledby="your-bookings">
          <h2 id="your-bookings" className="done-heading" tabIndex={-1}>
            {t('confirmation.booked')}
          </h2>
          {had.length > 0 && <BookedList booked={had} />}
          {venue !== undefined && <VenueLine venue={venue} />}
        </section>
      )}
      {awaited.length > 0 && (
        <section aria-labelledby="your-waitlists">
          <h2 id="your-waitlists" className="done-heading">
            {t('confirmation.awaited')}
          </h2>
          <BookedList booked={awaited} />
        </section>
      )}
    </>
  );
}
