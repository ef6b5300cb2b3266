import { Link } from 'react-router';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Logo } from './logo.tsx';

/** Logos, the event's name, dates and, if there is room, place; links to the home page. */
export function Brand({ home }: { home: string }) {
  const event = useEvent();
  const text = useText();
  const locale = useLocale();
  return (
    <Link className="brand" to={home}>
      <Logo logo={event.client_logo} />
      {event.event_logo !== event.client_logo && <Logo logo={event.event_logo} />}
      <span>
        <b>{text(event.name)}</b>
        <span>
          {formatDateRange(event.date, locale)}
          <span className="date-place">, {text(event.location)}</span>
        </span>
      </span>
    </Link>
  );
}
