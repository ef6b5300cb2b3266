import { memo } from 'react';
import type { Session } from '#engine/event/schedule/session.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Tag } from '#src/ui/tag.tsx';
import { Icon } from '#ui/icon.tsx';
import { SessionTags } from '#widgets/workshop-picker/session-tags.tsx';
import { AddButton } from './add-button.tsx';
import { lastsWords, type RowWords } from './row-words.ts';

interface AgendaSessionProps {
  readonly words: RowWords;
  readonly session: Session;
  readonly mine: boolean;
  readonly waiting: boolean;
  readonly busy: boolean;
  /** Whether it ends with most others of its time; otherwise the card states its times. */
  readonly isUsual: boolean;
  readonly onToggle: (session: Session) => void;
  readonly onOpen: (session: string) => void;
}

/** One session in the list: its title opens the details, the square adds it. */
export const AgendaSession = memo(function AgendaSession(props: AgendaSessionProps) {
  const { words, session, mine, waiting, busy, isUsual, onToggle, onOpen } = props;
  const { t, text, locale } = words;
  const full = session.availability === 'full' && !mine;
  return (
    <li className={classNames('session', mine && 'on', full && 'full')} aria-busy={busy || undefined}>
      <div className="agenda-about">
        <h3>
          <button
            type="button"
            className="session-open"
            onClick={() => onOpen(session.workshops_session_code)}
          >
            {text(session.workshops_title)}
          </button>
        </h3>
        <p className="meta">
          <span>{session.presenters.map(({ name }) => name).join(', ')}</span>
          {!isUsual && <span className="nowrap">{lastsWords(words, session)}</span>}
          {session.room && (
            <span className="nowrap">
              <Icon name="room" />
              {text(session.room)}
            </span>
          )}
          {session.workshops_session_type === 'O' && (
            <span className="nowrap">
              <Icon name="screen" />
              {t('online')}
            </span>
          )}
          {isYes(session.workshops_offsite) && (
            <span className="nowrap">
              <Icon name="bus" />
              {t('off_site')}
            </span>
          )}
        </p>
        {waiting && (
          <p className="tags">
            <Tag icon="hourglass">{t('waiting')}</Tag>
          </p>
        )}
        <SessionTags session={session} again={NONE} locale={locale} />
      </div>
      <AddButton words={words} session={session} mine={mine} busy={busy} onToggle={onToggle} />
    </li>
  );
});

/** In the list each session has its own row; its details list the other times. */
const NONE: readonly Session[] = [];
