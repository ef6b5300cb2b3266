import type { Locale } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { WorkshopService } from '#engine/react/picker-services.ts';
import { useFocusAfter } from '../parts/use-focus-after.ts';
import { titleOf } from './session-times.ts';
import { say } from './words.ts';

interface SessionActionProps {
  readonly session: Session;
  readonly full: boolean;
  readonly busy: boolean;
  /** The picked session of the same time, which this one could take the place of. */
  readonly instead: Session | undefined;
  /** Place in line, for who waits for a seat. */
  readonly position: number | undefined;
  readonly locale: Locale;
  readonly service: WorkshopService;
  /** What the session is picked with. */
  readonly boxId: string;
}

interface Action {
  readonly label: string;
  readonly named: string;
  readonly act: () => void;
}

function actionOf({
  session,
  full,
  instead,
  position,
  locale,
  service,
}: SessionActionProps): Action | undefined {
  const title = titleOf(session, locale);
  if (position !== undefined) {
    return {
      label: say('leave', locale),
      named: say('leaveNamed', locale, { title }),
      act: () => service.leaveWaitlist(session),
    };
  }
  if (full) {
    return {
      label: say('join', locale),
      named: say('joinNamed', locale, { title }),
      act: () => service.joinWaitlist(session),
    };
  }
  if (!instead) return undefined;
  return {
    label: say('swap', locale),
    named: say('swapNamed', locale, { title, other: titleOf(instead, locale) }),
    act: () => service.swap(instead, session),
  };
}

/** The one thing that can be done with a session besides picking it: wait for a seat, stop waiting, or swap. */
export function SessionAction(props: SessionActionProps) {
  const action = actionOf(props);
  return action ? <Side {...props} {...action} /> : null;
}

/** One button whatever it does at the moment: it keeps the focus as one thing follows another. */
function Side({ position, busy, locale, boxId, label, named, act }: SessionActionProps & Action) {
  const side = useFocusAfter<HTMLDivElement>(() => document.getElementById(boxId));
  return (
    <div ref={side} className="session-side">
      {position !== undefined && <span className="tag info">{say('waiting', locale, { position })}</span>}
      <button
        type="button"
        className="btn btn-2 btn-s"
        aria-disabled={busy || undefined}
        aria-label={named}
        onClick={busy ? undefined : act}
      >
        {label}
      </button>
    </div>
  );
}
