import type { WidgetProps } from '#engine/react/form-environment.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useCart } from '../parts/use-cart.ts';
import { ActivityRow } from './activity-row.tsx';
import { say } from './words.ts';
import '../parts/picks.css';

/** Picks an activity, one at most (spec §5 "Activities"); the server keeps the places. */
export function ActivityPickerWidget(props: WidgetProps<'activity_picker'>) {
  const { id, enabled, locale, formId, required, onBlur } = props;
  const { service, phase, ready } = useCart('activity');
  if (!ready) {
    return (
      <PickerFallback
        phase={phase}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => service?.retry()}
      />
    );
  }
  const { details: activities, items, problem } = ready.state;
  if (activities.length === 0) return <p className="soft">{say('noneYet', locale)}</p>;
  const chosen = [...items.values()].find(({ quantity }) => quantity > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="picks" onBlur={onLeave(onBlur)}>
      <ProblemNote
        problem={problem}
        locale={locale}
        nameOf={(item) => items.get(item)?.name}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => ready.service.dismiss()}
      />
      {activities.map((activity) => (
        <ActivityRow
          key={activity.activity_code}
          activity={activity}
          item={items.get(activity.activity_code)}
          name={id}
          formId={formId}
          enabled={enabled}
          locale={locale}
          onChoose={(quantity) => ready.service.hold(activity.activity_code, quantity)}
        />
      ))}
      {!required && (
        <label className="option">
          <input
            type="radio"
            name={id}
            form={formId}
            checked={chosen === undefined}
            disabled={!enabled}
            onChange={() => chosen && ready.service.release(chosen.code)}
          />
          <span>{say('none', locale)}</span>
        </label>
      )}
    </div>
  );
}
