import type { OfferedSeat } from '#engine/contract/booked.ts';
import { NextList } from '#src/flow/submitted/next-list.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { OfferedSeatStep } from './offered-seat-step.tsx';

interface OfferedSeatsProps {
  readonly code: string;
  readonly offered: readonly OfferedSeat[];
}

/** Seats offered to a registration, each to accept or decline. */
export function OfferedSeats({ code, offered }: OfferedSeatsProps) {
  const { t } = useTranslation('manage');
  if (offered.length === 0) return null;
  return (
    <section className="existing-offered" aria-labelledby="existing-offered">
      <h2 id="existing-offered" tabIndex={-1}>
        {t('offered.title', { count: offered.length })}
      </h2>
      <NextList>
        {offered.map((seat) => (
          <OfferedSeatStep key={seat.session_code} code={code} seat={seat} />
        ))}
      </NextList>
    </section>
  );
}
