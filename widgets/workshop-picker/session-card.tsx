import { useId } from 'react';
import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { WorkshopConflict } from '#engine/event/schedule/workshop-conflicts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatList } from '#engine/form/format/list.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { WaitlistAction } from '../item-picker/waitlist-action.tsx';
import { Icon } from '../parts/icon.tsx';
import { say } from './messages.ts';
import { SessionTags } from './session-tags.tsx';
import { titleOf, weekdayOf } from './session-times.ts';

export interface SessionCardProps {
  readonly session: Session;
  readonly again: readonly Session[];
  readonly subject: Text | undefined;
  readonly item: ItemState;
  /** Conflicts that this session is part of. */
  readonly conflicts: readonly WorkshopConflict[];
  readonly nameOf: (code: string) => string;
  /** The picked session of the same time, which this one could take the place of. */
  readonly instead: Session | undefined;
  readonly locale: Locale;
  readonly service: CartService;
  readonly formId: string;
  readonly enabled: boolean;
}

function whyWords(
  conflict: WorkshopConflict,
  { item: { code }, nameOf, locale }: Pick<SessionCardProps, 'item' | 'nameOf' | 'locale'>,
): string {
  const others = conflict.sessions.filter((each) => each.workshops_session_code !== code);
  const titles = formatList(
    others.map((each) => say('quoted', locale, { title: nameOf(each.workshops_session_code) })),
    locale,
  );
  const keep = say(others.length > 1 ? 'keepOfAll' : 'keepOfTwo', locale);
  switch (conflict.kind) {
    case 'workshop':
      return say('sameWorkshop', locale, {
        when: formatList(
          others.map((each) => weekdayOf(each, locale)),
          locale,
        ),
        keep,
      });
    case 'schedule':
      return say('sameSlot', locale, { others: titles, keep });
    case 'overlap':
      return say('overlaps', locale, { others: titles, keep });
    default:
      return conflict.kind satisfies never;
  }
}

/** Takes this session in place of the one that is held at its time. */
function swapOf({ item, session, instead, locale, service }: SessionCardProps) {
  if (!instead || (item.own && !item.own.isLapsed)) return undefined;
  const title = titleOf(session, locale);
  return {
    label: say('swap', locale),
    named: say('swapNamed', locale, { title, other: titleOf(instead, locale) }),
    act: () => service.hold(item.code, 1, { from: instead.workshops_session_code }),
  };
}

/** One session: picked by its whole card, with what else can be done with it. */
export function SessionCard(props: SessionCardProps) {
  const { session, again, subject, item, conflicts, locale, service, formId, enabled } = props;
  const id = useId();
  const title = titleOf(session, locale);
  const picked = item.isHeld;
  const full = item.isFull && !picked;
  const state = conflicts.length > 0 ? ' clash' : picked ? ' on' : full ? ' full' : '';
  const toggle = () => (picked ? service.release(item.code) : service.hold(item.code));
  return (
    <li
      className={`session session-pick${state}`}
      id={`session-${session.workshops_session_code}`}
      aria-busy={item.isChanging || undefined}
    >
      <input
        id={id}
        type="checkbox"
        form={formId}
        checked={picked}
        disabled={full || !enabled}
        aria-describedby={`${id}-about`}
        onChange={toggle}
      />
      <div className="session-words">
        <h4>
          <label htmlFor={id}>{title}</label>
        </h4>
        <div id={`${id}-about`} className="session-about">
          <p className="meta">
            {subject && <span className="session-subject">{resolveText(subject, locale)}</span>}
            <span>{session.presenters.map(({ name }) => name).join(', ')}</span>
            {session.room && (
              <span className="nowrap">
                <Icon name="room" />
                {resolveText(session.room, locale)}
              </span>
            )}
            {session.workshops_session_type === 'O' && (
              <span className="nowrap">
                <Icon name="screen" />
                {say('online', locale)}
              </span>
            )}
            {isYes(session.workshops_offsite) && (
              <span className="nowrap">
                <Icon name="bus" />
                {say('offsite', locale)}
              </span>
            )}
          </p>
          <SessionTags session={session} item={item} again={again} locale={locale} />
        </div>
        <details className="session-more">
          <summary>
            {say('about', locale)}
            <span className="sr">: {title}</span>
          </summary>
          <p>{resolveText(session.description, locale)}</p>
        </details>
      </div>
      {enabled && (
        <WaitlistAction
          item={item}
          locale={locale}
          enabled
          service={service}
          otherwise={swapOf(props)}
          className="session-side"
          next={() => document.getElementById(id)}
        />
      )}
      {conflicts.map((conflict) => (
        <p className="why" key={conflict.sessions.map((each) => each.workshops_session_code).join(' ')}>
          <Icon name="alert" />
          <span>{whyWords(conflict, props)}</span>
        </p>
      ))}
    </li>
  );
}
