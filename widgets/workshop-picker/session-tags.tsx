import type { ItemState } from '#engine/event/cart/cart.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { RemainingCount } from '../parts/remaining-count.tsx';
import { say } from './messages.ts';
import { whenOf } from './session-times.ts';

function seatsLeft(left: number | undefined, locale: Locale): string {
  if (left === undefined) return say('limited', locale);
  return say('seatsLeft', locale, { count: left });
}

function feeWords(fee: NonNullable<Session['fee']>, locale: Locale): string {
  const amount = formatCents(fee.amount, locale);
  const detail = resolveText(fee.detail, locale);
  const what = detail ? say('detailed', locale, { amount, detail }) : amount;
  return say(fee.payable === 'registration' ? 'atRegistration' : 'toInstructor', locale, { amount: what });
}

interface SessionTagsProps {
  readonly session: Session;
  /** Live stock; the session's own where there is none. */
  readonly item?: Pick<ItemState, 'availability' | 'left' | 'isLapsed'>;
  /** The other sessions of the same workshop. */
  readonly again: readonly Session[];
  readonly locale: Locale;
}

/** What there is to know of a session before it is picked: seats, price, what to bring, when again (spec §3 "Workshop"). */
export function SessionTags({ session, item, again, locale }: SessionTagsProps) {
  const { fee, equipment } = session;
  const { availability, left } = item ?? { availability: session.availability, left: session.seats_left };
  const full = availability === 'full';
  const isLapsed = item?.isLapsed === true;
  const nothing =
    !isLapsed &&
    availability === 'open' &&
    !fee &&
    !isYes(session.free_included) &&
    !equipment &&
    again.length === 0;
  if (nothing) return null;
  return (
    <p className="tags">
      {isLapsed && (
        <span className="tag warning">
          <Icon name="hourglass" /> {say('lapsed', locale)}
        </span>
      )}
      {full && (
        <span className="tag tag-line">
          <Icon name="close" /> {say('full', locale)}
        </span>
      )}
      {availability === 'limited' && (
        <span className="tag warning">
          <Icon name="hourglass" /> <RemainingCount count={left}>{seatsLeft(left, locale)}</RemainingCount>
        </span>
      )}
      {isYes(session.free_included) && (
        <span className="tag success">
          <Icon name="gift" /> {say('free', locale)}
        </span>
      )}
      {fee && <span className="tag tag-line">{feeWords(fee, locale)}</span>}
      {equipment && (
        <span className="tag tag-line">{say('bring', locale, { what: resolveText(equipment, locale) })}</span>
      )}
      {again.map((other) => (
        <span className="tag tag-line" key={other.workshops_session_code}>
          {say('again', locale, { when: whenOf(other, locale) })}
        </span>
      ))}
    </p>
  );
}
