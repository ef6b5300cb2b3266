import type { CartState } from '#engine/cart/cart.ts';
import { type Locale, resolveText } from '#engine/configuration/text.ts';
import { quoted, wholeSentence } from '#engine/format/whole-sentence.ts';
import type { CartService } from '#engine/react/picker-services.ts';
import { Icon } from '../parts/icon.tsx';
import { say as sayOfAny } from '../words.ts';
import { LapsedSeats } from './lapsed-seats.tsx';
import { say } from './words.ts';

interface CartNotesProps {
  readonly state: CartState;
  readonly service: CartService;
  readonly locale: Locale;
  /** Where the focus goes on when a note is gone. */
  readonly next: () => HTMLElement | null;
}

const NOTICES = {
  held: 'added',
  accepted: 'added',
  released: 'removed',
  swapped: 'swapped',
  extended: 'extended',
  joined: 'joined',
  left: 'left',
  declined: 'left',
} as const;

/** What could not be done, what has run out, and (spoken) what was just done. */
export function CartNotes({ state, service, locale, next }: CartNotesProps) {
  const { problem, notice, items } = state;
  const lapsed = [...items.values()].filter(({ isLapsed }) => isLapsed);
  const titleOf = (item: string) => resolveText(items.get(item)?.name, locale);
  const subjectOf = (item: string) =>
    item === '' ? sayOfAny('thisPick', locale) : quoted(titleOf(item), locale);
  const dismiss = () => {
    next()?.focus();
    service.dismiss();
  };
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
                  <p key={message}>{wholeSentence(subjectOf(problem.item), message)}</p>
                ))}
              </>
            )}
            <p className="actions">
              {problem.kind === 'connection' && (
                <button type="button" className="btn btn-2 btn-s" onClick={() => service.retry()}>
                  {say('tryAgain', locale)}
                </button>
              )}
              <button type="button" className="btn btn-3 btn-s" onClick={dismiss}>
                {say('dismiss', locale)}
              </button>
            </p>
          </div>
        </div>
      )}
      <LapsedSeats lapsed={lapsed} service={service} locale={locale} next={next} />
      <span className="sr" role="status">
        {notice && say(NOTICES[notice.kind], locale)}
      </span>
    </>
  );
}
