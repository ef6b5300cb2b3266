import { type CSSProperties, memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { endsAsUsual, type PackedBlock } from '#engine/event/schedule/pack-day.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { firstUpper } from '#engine/form/format/first-upper.ts';
import { formatWallTime } from '#engine/form/format/wall-clock.ts';
import type { MyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { OnlineRow } from './online-row.tsx';
import { countOfRow, rowId } from './row-id.ts';
import { otherDay } from './row-words.ts';
import { type CardTools, SessionCard } from './session-card.tsx';

/** How many sessions of a block phones show before a button; also in schedule-day.css. */
export const ON_PHONES = 4;

interface TimeBlockProps {
  readonly tools: CardTools;
  readonly block: PackedBlock;
  /** How many of its sessions are rendered so far. */
  readonly drawn: number;
  /** The date of the day: far from the venue a morning may be the evening before. */
  readonly date: string | undefined;
  /** The same time at the venue; '' if it is the same. */
  readonly venue: string;
  /** The presenters' time zone; '' if it is the same. */
  readonly there: string;
  readonly isNow: boolean;
  readonly workshops: MyWorkshops;
  readonly clashing: ReadonlySet<string>;
}

/** Sessions that start together: rooms in lanes, long ones next to them, online ones in a row. */
export const TimeBlock = memo(function TimeBlock(props: TimeBlockProps) {
  const { tools, block, drawn, date, venue, there, isNow, workshops, clashing } = props;
  const { t, text, locale } = tools.words;
  const id = rowId(block);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOnlineOnly = block.inRooms.length + block.long.length === 0;
  const main = isOnlineOnly ? block.online : block.inRooms;
  const long = block.long.slice(0, drawn);
  const shown = main.slice(0, drawn - long.length);
  const isWhole = shown.length === main.length;
  const online = isOnlineOnly || !isWhole ? [] : block.online.slice(0, drawn - long.length - main.length);
  const start = formatWallTime(block.start, locale);
  const startDay = otherDay(block.start, date, locale);
  const endDay = otherDay(block.until, block.start.slice(0, 10), locale);
  const chosen = [...main, ...block.online, ...block.long.map(({ session }) => session)].filter((session) =>
    workshops.has(session.workshops_session_code),
  ).length;
  const card = (session: Session, isLong = false) => {
    const code = session.workshops_session_code;
    return (
      <SessionCard
        key={code}
        tools={tools}
        session={session}
        mine={workshops.has(code)}
        clashes={clashing.has(code)}
        waiting={workshops.isWaiting(code)}
        busy={workshops.isBusy(code)}
        isUsual={endsAsUsual(session, block)}
        isLong={isLong}
      />
    );
  };
  const unfold = () => {
    flushSync(() => setUnfolded(true));
    // The button disappears with what it unfolds.
    list.current?.children[ON_PHONES]?.querySelector('button')?.focus();
  };
  return (
    <section
      className={classNames('packed-block', isNow && 'is-now', isUnfolded && 'unfolded')}
      aria-labelledby={`${id}-time`}
      style={{ '--row': block.row } as CSSProperties}
    >
      <div className="packed-time">
        <div className="packed-clock">
          <h2 id={`${id}-time`}>
            <time dateTime={block.start}>{start}</time>
            {startDay && (
              <>
                {' '}
                <small className="packed-day">{firstUpper(startDay, locale)}</small>
              </>
            )}
          </h2>
          <p>
            {t('until', { time: formatWallTime(block.until, locale) })}
            {endDay && <span> ({endDay})</span>}
          </p>
          {venue && <p className="packed-venue">{venue}</p>}
        </div>
      </div>
      {/* What an address leads to: its section has no box of its own, and its time moves. */}
      <div className={`packed-body held-${block.held}`} id={id} tabIndex={-1}>
        <p className="packed-head">
          <b>{text(block.label)}</b>
          <span>
            {[
              !isOnlineOnly && t('in_rooms', { count: countOfRow(block) - block.online.length }),
              block.online.length > 0 && t('online_count', { count: block.online.length }),
              isOnlineOnly && there,
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          {chosen > 0 && (
            <span className="offer-state offer-mine">
              <Icon name="check" />
              {t('chosen_count', { count: chosen })}
            </span>
          )}
        </p>
        <ul className="offers" id={listId} ref={list}>
          {shown.map((session) => card(session))}
        </ul>
        {isWhole && !isUnfolded && main.length > ON_PHONES && (
          <button type="button" className="more-offers" aria-controls={listId} onClick={unfold}>
            <Icon name="plus" size="s" />
            {t('more_at', { count: main.length - ON_PHONES, time: start })}
          </button>
        )}
        {online.length > 0 && (
          <OnlineRow words={tools.words} count={block.online.length} there={there}>
            {online.map((session) => card(session))}
          </OnlineRow>
        )}
      </div>
      {long.map(({ session, lane, rows }) => (
        <ul
          className={`long-offers lane-${lane}`}
          key={session.workshops_session_code}
          style={{ '--rows': rows } as CSSProperties}
        >
          {card(session, true)}
        </ul>
      ))}
    </section>
  );
});
