import type { Review } from '#machines/flow/flow-setup.ts';
import { WorkshopList } from '#src/flow/review/workshop-list.tsx';
import { bookedBesides } from '#src/flow/submitted/booked-besides.ts';
import { BookedList } from '#src/flow/submitted/booked-list.tsx';
import { VenueLine } from '#src/flow/submitted/venue-line.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

interface HoldingsProps {
  readonly review: Review;
  /** Whether waitlists are in the list. */
  readonly isWaitShown: boolean;
}

/** Workshops, other bookings, waitlists and places. */
export function Holdings({ review, isWaitShown }: HoldingsProps) {
  const { workshops, venue } = review;
  const booked = review.booked.filter(({ kind }) => isWaitShown || kind !== 'waitlist');
  const { t } = useTranslation('manage');
  const besides = bookedBesides({ booked, workshops });
  if (booked.length === 0 && venue === undefined)
    return <p className="soft">{t('existing.nothingBooked')}</p>;
  return (
    <>
      <WorkshopList workshops={workshops} />
      {besides.length > 0 && <BookedList booked={besides} />}
      {venue !== undefined && <VenueLine venue={venue} />}
    </>
  );
}
