import { memo } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import type { ScheduleFilter } from '#engine/configuration/schedule-document.ts';
import type { Session } from '#engine/contract/schedule.ts';
import { formatWallTime } from '#engine/format/wall-clock.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { kindColour } from './kind-colour.ts';
import type { RowWords } from './row-words.ts';

interface GridSessionProps {
  readonly words: RowWords;
  readonly session: Session;
  readonly filters: readonly ScheduleFilter[];
  /** Said where no column says it. */
  readonly room: string;
  readonly mine: boolean;
  readonly waiting: boolean;
  readonly onOpen: (session: string) => void;
}

/** The option of the first filter that a session has, with its colour. */
function kindOf(session: Session, [filter]: readonly ScheduleFilter[]) {
  const at = filter?.options.findIndex(({ id }) => session.filters[filter.code]?.includes(id)) ?? -1;
  const option = filter?.options[at];
  return option && { name: option.name, colour: kindColour(at, filter?.options.length ?? 0) };
}

/** One session in the grid; a press opens its details. */
export const GridSession = memo(function GridSession(props: GridSessionProps) {
  const { words, session, filters, room, mine, waiting, onOpen } = props;
  const { t, text, locale } = words;
  const kind = kindOf(session, filters);
  const { availability, seats_left } = session;
  const end = formatWallTime(session.workshops_schedule_end, locale);
  return (
    <button
      type="button"
      className={classNames('ev', mine && 'mine', availability === 'full' && 'full')}
      onClick={() => onOpen(session.workshops_session_code)}
    >
      <b>{text(session.workshops_title)}</b>
      <span>{[session.presenters.map(({ name }) => name).join(', '), room].filter(Boolean).join(', ')}</span>
      <span>{t('until', { time: end })}</span>
      {kind && (
        <span className="kind">
          <i style={{ background: kind.colour }} aria-hidden="true" />
          {text(kind.name)}
        </span>
      )}
      {isYes(session.workshops_offsite) && (
        <Tag icon="bus" outline>
          {t('off_site')}
        </Tag>
      )}
      {mine && (
        <span className="tag tag-mine">
          <Icon name="check" />
          {t('mine')}
        </span>
      )}
      {waiting && <Tag icon="hourglass">{t('waiting')}</Tag>}
      {!mine && availability === 'full' && (
        <Tag icon="close" outline>
          {t('full')}
        </Tag>
      )}
      {!mine && availability === 'limited' && (
        <Tag tone="warning" icon="hourglass">
          {t('left', { count: seats_left ?? 0 })}
        </Tag>
      )}
    </button>
  );
});
