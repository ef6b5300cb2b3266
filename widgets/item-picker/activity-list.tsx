import { say } from './activity-messages.ts';
import { ActivityRow } from './activity-row.tsx';
import { itemPicker, NoneOption, type PickerProps } from './widget.tsx';

function ActivityList(picker: PickerProps<'activity'>) {
  const { state, service, id, formId, enabled, locale } = picker;
  return (
    <>
      {state.details.map((activity) => (
        <ActivityRow
          key={activity.activity_code}
          activity={activity}
          item={state.items.get(activity.activity_code)}
          name={id}
          formId={formId}
          enabled={enabled}
          locale={locale}
          service={service}
          onChoose={(quantity) => service.hold(activity.activity_code, quantity)}
        />
      ))}
      <NoneOption {...picker} />
    </>
  );
}

/** Picks an activity, one at most (spec §5 "Activities"), from a list of whole rows. */
export const ActivityPicker = itemPicker<'activity_picker', 'activity'>({
  kind: 'activity',
  words: (locale) => ({
    loading: say('loading', locale),
    unloaded: say('unloaded', locale),
    empty: say('noneYet', locale),
    full: say('problemFull', locale),
  }),
  isEmpty: (activities) => activities.length === 0,
  reportsHold: () => true,
  Presentation: ActivityList,
});
