import type { Text } from '#engine/form/languages/text.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Icon } from '#ui/icon.tsx';
import './submitted.css';

/** The venue. */
export function VenueLine({ venue }: { venue: Text }) {
  const text = useText();
  return (
    <p className="booked-venue">
      <Icon name="pin" /> {text(venue)}
    </p>
  );
}
