import { useEffect, useRef } from 'react';
import type { Presenter } from '#engine/event/pickers/presenters.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/form/react/form-environment.ts';
import { Icon } from '#ui/icon.tsx';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useDrag } from '../parts/use-drag.ts';
import { useObservable } from '../parts/use-observable.ts';
import { AskNew } from './ask-new.tsx';
import { FindKnown } from './find-known.tsx';
import { say } from './messages.ts';
import { PresenterRow } from './row.tsx';
import '../parts/picks.css';
import './presenters.css';

/** Who presents a proposal (spec §5 "at least one presenter"): the server has the list, and asks whom it names. */
export function PresentersWidget(props: WidgetProps<'presenters'>) {
  const { id, value, enabled, locale, onChange, onBlur } = props;
  const service = useFormEnvironment().services.picks?.presenters;
  const state = useObservable(service);
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed to move a row, which keeps the focus where it goes. */
  const pressed = useRef<{ code: string; by: number } | undefined>(undefined);
  const presenters = state?.list.presenters ?? [];
  const { roleOf, handlers } = useDrag(list, (from, to) => {
    const moved = presenters[from];
    if (moved) service?.move(moved.instructor_code, to);
  });
  const ready = state?.phase === 'ready';
  const answer = JSON.stringify(
    presenters.map(({ instructor_code, name, school, state: standing }) => ({
      instructor_code,
      name,
      school,
      state: standing,
    })),
  );
  // Who presents is the server's to say: the form's answer follows it.
  useEffect(() => {
    if (ready && JSON.stringify(value ?? []) !== answer) onChange(JSON.parse(answer));
  }, [ready, answer, value, onChange]);
  useEffect(() => {
    const at = pressed.current;
    if (!at || state?.busy) return;
    pressed.current = undefined;
    const row = list.current?.querySelector(`[data-presenter="${at.code}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${at.by}"]`)?.focus();
  });

  if (!service || !state || !ready) {
    return (
      <PickerFallback
        phase={state?.phase ?? 'unloaded'}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => service?.retry()}
      />
    );
  }
  const { contact, most } = state.list;
  const open = enabled && state.list.open === 'Y';
  const { notice } = state;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="picks" onBlur={onLeave(onBlur)}>
      <ProblemNote
        problem={state.problem?.item === 'new' ? undefined : state.problem}
        locale={locale}
        nameOf={(item) => presenters.find(({ instructor_code }) => instructor_code === item)?.name}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => service.dismiss()}
      />
      {presenters.length === 0 && <p className="presenters-none soft">{say('none', locale)}</p>}
      {presenters.length > 0 && <p className="presenters-count">{countOf(presenters, locale)}</p>}
      <ol ref={list} className="presenters" {...handlers}>
        {presenters.map((presenter, place) => (
          <PresenterRow
            key={presenter.instructor_code}
            presenter={presenter}
            place={place}
            count={presenters.length}
            open={open}
            busy={state.busy}
            drag={roleOf(place)}
            locale={locale}
            partAddress={service.partAddress(presenter.instructor_code)}
            onMove={(to) => {
              pressed.current = { code: presenter.instructor_code, by: Math.sign(to - place) };
              service.move(presenter.instructor_code, to);
            }}
            onRemove={() => service.remove(presenter.instructor_code)}
            onAskAgain={() => service.ask(presenter.instructor_code, presenter.name)}
          />
        ))}
      </ol>
      {presenters.length > 1 && open && <p className="help">{say('help', locale)}</p>}
      {!open && <p className="help">{say('closed', locale)}</p>}
      {open && contact && (
        <p>
          <button
            type="button"
            className="btn btn-2"
            disabled={state.busy}
            onClick={() => service.addContact()}
          >
            <Icon name="plus" /> {say('addContact', locale)}
          </button>
        </p>
      )}
      {open && presenters.length >= most && <p className="help">{say('full', locale, { count: most })}</p>}
      {open && presenters.length < most && (
        <section className="presenters-add" aria-labelledby={`${id}-add`}>
          <h3 id={`${id}-add`}>{say('addTitle', locale)}</h3>
          <FindKnown service={service} state={state} locale={locale} />
          <AskNew service={service} state={state} locale={locale} />
        </section>
      )}
      <span className="sr" role="status">
        {notice && say(notice.kind, locale, { name: notice.name, place: notice.place ?? 0 })}
      </span>
    </div>
  );
}

/** How many present, and how many of them have not answered. */
function countOf(presenters: readonly Presenter[], locale: Locale): string {
  const waiting = presenters.filter(({ state }) => state === 'invited').length;
  const count = presenters.filter(({ state }) => state !== 'declined').length;
  if (waiting === 0) return say('count', locale, { count });
  return say('countWaiting', locale, { count, waiting });
}
