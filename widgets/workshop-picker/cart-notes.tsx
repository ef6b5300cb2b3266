import { type Locale, resolveText } from '#engine/configuration/text.ts';
import type { Session } from '#engine/contract/schedule.ts';
import type { WorkshopPickerState, WorkshopService } from '#engine/react/picker-services.ts';
import { Icon } from '../parts/icon.tsx';
import { say } from './words.ts';

interface CartNotesProps {
  readonly state: WorkshopPickerState;
  readonly service: WorkshopService;
  readonly locale: Locale;
  readonly titleOf: (session: string) => string;
}

const NOTICES = {
  added: 'added',
  removed: 'removed',
  swapped: 'swapped',
  extended: 'extended',
  waiting: 'joined',
  left: 'left',
} as const;

/** What could not be done, what has run out, and (spoken) what was just done. */
export function CartNotes({ state, service, locale, titleOf }: CartNotesProps) {
  const { problem, notice, cart } = state;
  const lapsed: readonly Session[] = (cart?.entries ?? []).filter(
    (entry) => entry.workshops_cart_status === 'N',
  );
  return (
    <>
      {problem && (
        <div className="note warning" role="alert">
          <Icon name="alert" />
          <div>
            {problem.kind === 'full' ? (
              <p>{say('problemFull', locale, { title: titleOf(problem.item) })}</p>
            ) : (
              <>
                <p>{say(problem.kind === 'connection' ? 'problemConnection' : 'problemFault', locale)}</p>
                {problem.messages.map((message) => (
                  <p key={message}>{message}</p>
                ))}
              </>
            )}
            <p className="actions">
              {problem.kind === 'connection' && (
                <button type="button" className="btn btn-2 btn-s" onClick={() => service.retry()}>
                  {say('tryAgain', locale)}
                </button>
              )}
              <button type="button" className="btn btn-3 btn-s" onClick={() => service.dismiss()}>
                {say('dismiss', locale)}
              </button>
            </p>
          </div>
        </div>
      )}
      {lapsed.length > 0 && (
        <div className="note warning" role="alert">
          <Icon name="hourglass" />
          <div>
            <b>{say('lapsed', locale)}</b>
            <ul>
              {lapsed.map((session) => {
                const title = resolveText(session.workshops_title, locale);
                return (
                  <li key={session.workshops_session_code} className="lapsed">
                    <span>{title}</span>
                    <button
                      type="button"
                      className="btn btn-2 btn-s"
                      aria-label={say('takeAgainNamed', locale, { title })}
                      onClick={() => service.hold(session)}
                    >
                      {say('takeAgain', locale)}
                    </button>
                    <button
                      type="button"
                      className="btn btn-3 btn-s"
                      aria-label={say('giveUpNamed', locale, { title })}
                      onClick={() => service.release(session)}
                    >
                      {say('giveUp', locale)}
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        </div>
      )}
      <span className="sr" role="status">
        {notice && say(NOTICES[notice.kind], locale)}
      </span>
    </>
  );
}
