import type { Session } from '#engine/event/schedule/session.ts';
import { Icon } from '#ui/icon.tsx';
import { RemainingCount } from '#widgets/parts/remaining-count.tsx';
import type { RowWords } from './row-words.ts';

/** The visitor's own relation to a session. */
export interface OwnState {
  readonly mine: boolean;
  readonly clashes: boolean;
  readonly waiting: boolean;
}

interface SessionStateProps extends OwnState {
  readonly words: RowWords;
  readonly session: Session;
}

/** A session's state as an icon and words; the colour only repeats it. */
export function SessionState({ words: { t }, session, mine, clashes, waiting }: SessionStateProps) {
  const { availability, seats_left } = session;
  if (mine) {
    return (
      <>
        {clashes && (
          <span className="offer-state offer-clash">
            <Icon name="alert" />
            {t('clash')}
          </span>
        )}
        <span className="offer-state offer-mine">
          <Icon name="check" />
          {t('chosen')}
        </span>
      </>
    );
  }
  if (waiting) {
    return (
      <span className="offer-state offer-mine">
        <Icon name="hourglass" />
        {t('waiting')}
      </span>
    );
  }
  if (availability === 'full') {
    return (
      <span className="offer-state">
        <Icon name="close" />
        {t('full')}
      </span>
    );
  }
  if (availability !== 'limited') return null;
  return (
    <span className="offer-state offer-few">
      <Icon name="hourglass" />
      <RemainingCount count={seats_left}>{t('left', { count: seats_left ?? 0 })}</RemainingCount>
    </span>
  );
}
