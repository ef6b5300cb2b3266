import { useId } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import { type Locale, resolveText, type Text } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import { formatList } from '#engine/format/list.ts';
import type { WorkshopService } from '#engine/react/picker-services.ts';
import type { WorkshopConflict } from '#engine/schedule/workshop-conflicts.ts';
import { Icon } from '../parts/icon.tsx';
import { SessionAction } from './session-action.tsx';
import { SessionTags } from './session-tags.tsx';
import { titleOf, titlesOf, weekdayOf } from './session-times.ts';
import { say } from './words.ts';

export interface SessionCardProps {
  readonly session: Session;
  readonly again: readonly Session[];
  readonly subject: Text | undefined;
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

function whyWords(conflict: WorkshopConflict<Session>, session: Session, locale: Locale): string {
  const others = conflict.sessions.filter(
    (each) => each.workshops_session_code !== session.workshops_session_code,
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
      return say('sameSlot', locale, { others: titlesOf(others, locale), keep });
    case 'overlap':
      return say('overlaps', locale, { others: titlesOf(others, locale), keep });
    default:
      return conflict.kind satisfies never;
  }
}

/** One session: picked by its whole card, with what else can be done with it. */
export function SessionCard(props: SessionCardProps) {
  const {
    session,
    again,
    subject,
    picked,
    busy,
    conflicts,
    instead,
    position,
    locale,
    service,
    formId,
    enabled,
  } = props;
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
      {enabled && (
        <SessionAction
          session={session}
          full={full}
          busy={busy}
          instead={picked ? undefined : instead}
          position={position}
          locale={locale}
          service={service}
          boxId={id}
        />
      )}
      {conflicts.map((conflict) => (
        <p className="why" key={conflict.sessions.map((each) => each.workshops_session_code).join(' ')}>
          <Icon name="alert" />
          <span>{whyWords(conflict, session, locale)}</span>
        </p>
      ))}
    </li>
  );
}
