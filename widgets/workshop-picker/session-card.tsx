import { useId } from 'react';
import type { ItemState } from '#engine/event/cart/cart.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import type { WorkshopConflict } from '#engine/event/schedule/workshop-conflicts.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import { type Locale, resolveText, type Text } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import { EndedOffer } from '../item-picker/ended-offer.tsx';
import { WaitlistAction } from '../item-picker/waitlist-action.tsx';
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
  /** The picked sessions that it would conflict with. */
  readonly clashes: readonly Session[];
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

/** What one to wait for conflicts with: when it starts, in one line of its card, and for screen readers what it is. */
function clashWords({ session, clashes, locale }: SessionCardProps): { seen: string; heard: string } {
  const day = weekdayOf(session, locale);
  const started = clashes.map((each) => {
    const start = formatWallTime(each.workshops_schedule_start, locale);
    const otherDay = weekdayOf(each, locale);
    return otherDay === day ? start : `${otherDay}, ${start}`;
  });
  const named = clashes.map((each, index) =>
    say('clashing', locale, {
      title: say('quoted', locale, { title: titleOf(each, locale) }),
      when: started[index] ?? '',
    }),
  );
  return {
    seen: say('waitClashes', locale, { others: formatList(started, locale) }),
    heard: say('waitClashes', locale, { others: formatList(named, locale) }),
  };
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
  const { session, again, subject, item, conflicts, clashes, locale, service, formId, enabled } = props;
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
            <span>
              {formatList(
                session.presenters.map(({ name }) => name),
                locale,
              )}
            </span>
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
          <EndedOffer item={item} locale={locale} />
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
          describedBy={clashes.length > 0 ? `${id}-clash` : undefined}
          next={() => document.getElementById(id)}
        />
      )}
      {item.canWait && clashes.length > 0 && <ClashNote id={`${id}-clash`} {...clashWords(props)} />}
      {conflicts.map((conflict) => (
        <p className="why" key={conflict.sessions.map((each) => each.workshops_session_code).join(' ')}>
          <Icon name="alert" />
          <span>{whyWords(conflict, props)}</span>
        </p>
      ))}
    </li>
  );
}

function ClashNote({
  id,
  seen,
  heard,
}: {
  readonly id: string;
  readonly seen: string;
  readonly heard: string;
}) {
  return (
    <p className="why why-wait" id={id}>
      <Icon name="warning" />
      <span aria-hidden="true">{seen}</span>
      <span className="sr">{heard}</span>
    </p>
  );
}
