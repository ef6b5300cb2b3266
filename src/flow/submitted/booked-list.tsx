import { firstUpper } from '#engine/form/format/first-upper.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import './submitted.css';

/** Bookings besides workshops, and waitlists: what, when and where. */
export function BookedList({ booked }: { booked: Review['booked'] }) {
  const text = useText();
  const locale = useLocale();
  return (
    <ul className="booked">
      {booked.map(({ kind, item, name, detail, when, place }) => (
        <li key={`${kind} ${item}`}>
          <b>{text(name)}</b>
          {[detail, when, place].map((part, index) => {
            const words = text(part);
            // biome-ignore lint/suspicious/noArrayIndexKey: what of it, when and where have no other name
            return words !== '' && <span key={index}>{firstUpper(words, locale)}</span>;
          })}
        </li>
      ))}
    </ul>
  );
}
