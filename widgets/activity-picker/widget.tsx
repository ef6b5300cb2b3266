import { useEffect } from 'react';
import { useFormEnvironment, type WidgetProps } from '#engine/react/form-environment.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useObservable } from '../parts/use-observable.ts';
import { ActivityRow } from './activity-row.tsx';
import { say } from './words.ts';
import '../parts/picks.css';

/** Picks an activity, one at most (spec §5 "Activities"); the server keeps the places. */
export function ActivityPickerWidget(props: WidgetProps<'activity_picker'>) {
  const { id, value, enabled, locale, formId, required, onChange, onBlur } = props;
  const service = useFormEnvironment().services.picks?.activities;
  const state = useObservable(service);
  const ready = state?.phase === 'ready';
  const chosen = (state?.activities ?? []).filter(({ quantity }) => quantity > 0);
  const answer = JSON.stringify(chosen.map(({ activity_code, quantity }) => ({ activity_code, quantity })));
  // What was picked is the server's: the form's answer follows it.
  useEffect(() => {
    if (ready && JSON.stringify(value ?? []) !== answer) onChange(JSON.parse(answer));
  }, [ready, answer, value, onChange]);

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
  if (state.activities.length === 0) return <p className="soft">{say('noneYet', locale)}</p>;
  const [current] = chosen;
  const { choosing } = state;
  const shown = choosing ? (choosing.quantity > 0 ? choosing.activity : undefined) : current?.activity_code;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="picks" onBlur={onLeave(onBlur)}>
      <ProblemNote
        problem={state.problem}
        locale={locale}
        nameOf={(item) => state.activities.find(({ activity_code }) => activity_code === item)?.name}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => service.dismiss()}
      />
      {state.activities.map((activity) => (
        <ActivityRow
          key={activity.activity_code}
          activity={activity}
          name={id}
          formId={formId}
          chosen={shown === activity.activity_code}
          busy={choosing !== undefined}
          enabled={enabled}
          locale={locale}
          onChoose={(quantity) => service.choose(activity.activity_code, quantity)}
        />
      ))}
      {!required && (
        <label className="option">
          <input
            type="radio"
            name={id}
            form={formId}
            checked={shown === undefined}
            disabled={!enabled}
            onChange={() => current && service.choose(current.activity_code, 0)}
          />
          <span>{say('none', locale)}</span>
        </label>
      )}
    </div>
  );
}
