import { memo } from 'react';
import type { ScheduleFilter } from '#engine/event/documents/schedule/schema.ts';
import type { Session } from '#engine/event/schedule/session.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { AddButton } from './add-button.tsx';
import { kindOf } from './kind.ts';
import { KindMark } from './kind-mark.tsx';
import { lastsWords, type RowWords } from './row-words.ts';
import { type OwnState, SessionState } from './session-state.tsx';

/** Shared by all cards of a day. */
export interface CardTools {
  readonly words: RowWords;
  readonly filters: readonly ScheduleFilter[];
  readonly onToggle: (session: Session) => void;
  readonly onOpen: (session: string) => void;
}

interface SessionCardProps extends OwnState {
  readonly tools: CardTools;
  readonly session: Session;
  readonly busy: boolean;
  /** Whether it ends with its block; otherwise the card states its times. */
  readonly isUsual: boolean;
  /** Whether it has a lane of its own next to the blocks that it spans. */
  readonly isLong?: boolean;
}

/** One session of a block: its title opens the details, the circle chooses it. */
export const SessionCard = memo(function SessionCard(props: SessionCardProps) {
  const { tools, session, busy, isUsual, isLong = false, ...own } = props;
  const { words, filters, onToggle, onOpen } = tools;
  const { t, text } = words;
  const kind = kindOf(session, filters);
  const isFull = session.availability === 'full' && !own.mine;
  return (
    <li
      className={classNames(
        'offer',
        kind && `kind-${kind.colour}`,
        own.mine && 'chosen',
        own.mine && own.clashes && 'clashing',
        isFull && 'gone',
        isLong && 'offer-long',
      )}
      aria-busy={busy || undefined}
    >
      <div className="offer-top">
        <h3>
          <button type="button" className="offer-open" onClick={() => onOpen(session.workshops_session_code)}>
            {text(session.workshops_title)}
          </button>
        </h3>
        <AddButton words={words} session={session} mine={own.mine} busy={busy} onToggle={onToggle} />
      </div>
      <p className="offer-about">
        {[session.presenters.map(({ name }) => name).join(', '), text(session.room)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isUsual && <p className="offer-times">{lastsWords(words, session)}</p>}
      {isYes(session.workshops_offsite) && (
        <p className="offer-about">
          <Icon name="bus" /> {t('off_site')}
        </p>
      )}
      {isLong && <span className="offer-line" aria-hidden="true" />}
      <p className="offer-foot">
        {kind && (
          <span className="offer-kind">
            <KindMark shape={kind.shape} />
            {text(kind.name)}
          </span>
        )}
        <SessionState words={words} session={session} {...own} />
      </p>
    </li>
  );
});
