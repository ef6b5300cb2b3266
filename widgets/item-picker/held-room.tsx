import { Icon } from '#ui/icon.tsx';
import { HeldNote, type HeldNoteProps } from './held-note.tsx';
import { say } from './messages.ts';

interface HeldRoomProps extends HeldNoteProps {
  /** Shown while nothing is held. */
  readonly hint: string;
}

/** A held note in room that is reserved from the start: nothing moves when the first item is held, or the last released. */
export function HeldRoom({ hint, ...note }: HeldRoomProps) {
  const { until, locale, children } = note;
  return (
    <div className="hold-room">
      <div className="hold hold-measure" aria-hidden="true">
        <Icon name="clock" />
        <div>
          {children} {say('extend', locale)}
        </div>
        <span className="t">00:00</span>
      </div>
      {until === undefined ? (
        <p className="hold hold-hint">
          <Icon name="clock" /> {hint}
        </p>
      ) : (
        <HeldNote {...note} />
      )}
    </div>
  );
}
