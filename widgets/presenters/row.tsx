import type { Presenter } from '#engine/event/pickers/presenters.ts';
import { inZone } from '#engine/form/format/in-zone.ts';
import { formatWallDay } from '#engine/form/format/wall-clock.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { Icon } from '#ui/icon.tsx';
import type { DragRole } from '../parts/use-drag.ts';
import { initialsOf } from './initials.ts';
import { say } from './messages.ts';

interface PresenterRowProps {
  readonly presenter: Presenter;
  readonly place: number;
  readonly count: number;
  /** Whether the visitor may move and remove. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly drag: DragRole;
  readonly locale: Locale;
  readonly partAddress: string;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onAskAgain: () => void;
}

/** A presenter: face, name, school, state and position. */
export function PresenterRow(props: PresenterRowProps) {
  const { presenter, place, count, open, busy, drag, locale } = props;
  const { name, school, state } = presenter;
  const waits = state !== 'filled_in';
  const step = (by: -1 | 1) => {
    const isEnd = by < 0 ? place === 0 : place === count - 1;
    return (
      <button
        type="button"
        className="btn btn-icon"
        data-move={by}
        // Not disabled at the end: the focus would be lost there.
        aria-disabled={isEnd || busy || undefined}
        aria-label={say(by < 0 ? 'moveUp' : 'moveDown', locale, { name })}
        onClick={() => !isEnd && !busy && props.onMove(place + by)}
      >
        <Icon name={by < 0 ? 'chevron-up' : 'chevron-down'} />
      </button>
    );
  };
  return (
    <li
      className={`presenter${waits ? ' waiting' : ''}`}
      data-draggable=""
      data-drag={drag}
      data-presenter={presenter.instructor_code}
    >
      {open && (
        <span className="presenter-grip" aria-hidden="true" data-grip="">
          <Icon name="grip" />
        </span>
      )}
      <span className="presenter-place num" aria-hidden="true">
        {place + 1}
      </span>
      <span className="presenter-face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="presenter-about">
        <h3>{name}</h3>
        {school !== '' && <p>{school}</p>}
        <Standing {...props} />
      </div>
      {open && (
        <>
          <div className="presenter-moves">
            {step(-1)}
            {step(1)}
          </div>
          <button
            type="button"
            className="btn btn-icon presenter-remove"
            aria-label={say('remove', locale, { name })}
            disabled={busy}
            onClick={props.onRemove}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </li>
  );
}

function Standing({ presenter, open, busy, locale, partAddress, onAskAgain }: PresenterRowProps) {
  const { name, state, contact, mine, has_part, sent_at } = presenter;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const day = (moment: string) =>
    formatWallDay(inZone(moment, timeZone), locale, { month: 'long', day: 'numeric' });
  const isMine = mine === 'Y';
  return (
    <p className="presenter-standing">
      {contact === 'Y' && (
        <span className="tag">
          <Icon name="success" /> {say(isMine ? 'you' : 'contact', locale)}
        </span>
      )}
      {contact === 'N' && isMine && <span className="tag">{say('mine', locale)}</span>}
      {contact === 'N' && state === 'filled_in' && (
        <span className="tag success">
          <Icon name="check" /> {say('answered', locale)}
        </span>
      )}
      {state === 'invited' && (
        <span className="tag warning">
          <Icon name="hourglass" /> {say('waiting', locale)}
        </span>
      )}
      {state === 'declined' && (
        <span className="tag danger">
          <Icon name="close" /> {say('declined', locale)}
        </span>
      )}
      {state === 'invited' && sent_at !== undefined && (
        <span>{say('since', locale, { day: day(sent_at) })}</span>
      )}
      {state !== 'filled_in' && open && (
        <button
          type="button"
          className="link"
          aria-label={say('askNamed', locale, { name })}
          disabled={busy}
          onClick={onAskAgain}
        >
          {say('askAgain', locale)}
        </button>
      )}
      {isMine && (
        <a className="link" href={partAddress}>
          {say(has_part === 'Y' ? 'partAgain' : 'part', locale)}
        </a>
      )}
    </p>
  );
}
