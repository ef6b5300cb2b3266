import { useId } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { WorkshopService } from '#engine/react/picker-services.ts';
import type { WorkshopConflict } from '#engine/schedule/workshop-conflicts.ts';
import { Icon } from '../parts/icon.tsx';
import { SessionTags } from './session-tags.tsx';
import { weekdayOf } from './session-times.ts';
import { say } from './words.ts';

export interface SessionCardProps {
  readonly session: Session;
  readonly again: readonly Session[];
  readonly picked: boolean;
  readonly busy: boolean;
  /** Conflicts that this session is part of. */
  readonly conflicts: readonly WorkshopConflict<Session>[];
  /** The picked session of the same time, which this one could take the place of. */
  readonly instead: Session | undefined;
  /** Place in line, for who waits for a seat. */
  readonly position: number | undefined;
  readonly locale: Locale;
  readonly service: WorkshopService;
  readonly formId: string;
  readonly enabled: boolean;
}

const titleOf = (session: Session, locale: Locale) => resolveText(session.workshops_title, locale);

function whyWords(conflict: WorkshopConflict<Session>, session: Session, locale: Locale): string {
  const [first, second] = conflict.sessions;
  const other = first.workshops_session_code === session.workshops_session_code ? second : first;
  switch (conflict.kind) {
    case 'workshop':
      return say('sameWorkshop', locale, { when: weekdayOf(other, locale) });
    case 'schedule':
      return say('sameSlot', locale, { other: titleOf(other, locale) });
    case 'overlap':
      return say('overlaps', locale, { other: titleOf(other, locale) });
    default:
      return conflict.kind satisfies never;
  }
}

/** One session: picked by its whole card, with what else can be done with it. */
export function SessionCard(props: SessionCardProps) {
  const { session, again, picked, busy, conflicts, locale, service, formId, enabled } = props;
  const id = useId();
  const title = titleOf(session, locale);
  const full = session.availability === 'full' && !picked;
  const state = conflicts.length > 0 ? ' clash' : picked ? ' on' : full ? ' full' : '';
  const toggle = () => (picked ? service.release(session) : service.hold(session));
  return (
    <li
      className={`session session-pick${state}`}
      id={`session-${session.workshops_session_code}`}
      aria-busy={busy || undefined}
    >
      <input
        id={id}
        type="checkbox"
        form={formId}
        checked={!full && picked !== busy}
        disabled={full || !enabled}
        aria-describedby={`${id}-about`}
        onChange={busy ? undefined : toggle}
        readOnly={busy}
      />
      <div>
        <h4>
          <label htmlFor={id}>{title}</label>
        </h4>
        <div id={`${id}-about`} className="session-about">
          <p className="meta">
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
          <SessionTags session={session} again={again} locale={locale} />
        </div>
        <details className="session-more">
          <summary>
            {say('about', locale)}
            <span className="sr">: {title}</span>
          </summary>
          <p>{resolveText(session.description, locale)}</p>
        </details>
      </div>
      {enabled && <Aside {...props} title={title} full={full} />}
      {conflicts.map((conflict) => (
        <p className="why" key={conflict.sessions.map((each) => each.workshops_session_code).join(' ')}>
          <Icon name="alert" />
          <span>{whyWords(conflict, session, locale)}</span>
        </p>
      ))}
    </li>
  );
}

/** The one thing that can be done besides picking: wait for a seat, or swap. */
function Aside(props: SessionCardProps & { readonly title: string; readonly full: boolean }) {
  const { session, picked, busy, instead, position, locale, service, title, full } = props;
  if (position !== undefined) {
    return (
      <div className="session-side">
        <span className="tag info">{say('waiting', locale, { position })}</span>
        <button
          type="button"
          className="btn btn-2 btn-s"
          disabled={busy}
          aria-label={say('leaveNamed', locale, { title })}
          onClick={() => service.leaveWaitlist(session)}
        >
          {say('leave', locale)}
        </button>
      </div>
    );
  }
  if (full) {
    return (
      <button
        type="button"
        className="btn btn-2 btn-s"
        disabled={busy}
        aria-label={say('joinNamed', locale, { title })}
        onClick={() => service.joinWaitlist(session)}
      >
        {say('join', locale)}
      </button>
    );
  }
  if (!picked && instead) {
    const other = titleOf(instead, locale);
    return (
      <button
        type="button"
        className="btn btn-2 btn-s"
        disabled={busy}
        aria-label={say('swapNamed', locale, { title, other })}
        onClick={() => service.swap(instead, session)}
      >
        {say('swap', locale)}
      </button>
    );
  }
  return null;
}
