import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { RadioChoice } from '../../shell/radio-choice.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';

export const WHENS = ['now', 'at'] as const;

/** Whether a draft is published now or at a time of the event’s clocks. */
export interface PublishTime {
  readonly when: (typeof WHENS)[number];
  readonly date: string;
  readonly clock: string;
}

type PublishTimeFieldsProps = {
  readonly value: PublishTime;
  /** What is wrong with the time. */
  readonly wrong: string | undefined;
  readonly onChange: (value: PublishTime) => void;
};

/** Asks whether to publish now or at a time, which is in the event’s time zone. */
export function PublishTimeFields({ value, wrong, onChange }: PublishTimeFieldsProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { timezone } = useEvent();
  return (
    <>
      <RadioChoice
        legend={t('content.schedule.when')}
        values={WHENS}
        value={value.when}
        labelOf={(each) => t(`content.schedule.${each}`)}
        onChange={(when) => onChange({ ...value, when })}
      />
      {value.when === 'at' && (
        <div>
          <div className="dk-form-row">
            <Field
              label={t('content.schedule.day')}
              type="date"
              value={value.date}
              error={wrong}
              onChange={({ target }) => onChange({ ...value, date: target.value })}
            />
            <Field
              label={t('content.schedule.time')}
              type="time"
              value={value.clock}
              onChange={({ target }) => onChange({ ...value, clock: target.value })}
            />
          </div>
          <p className="dk-soft dk-small">
            {t('content.schedule.zone', { zone: zoneNameOf(timezone, locale) })}
          </p>
        </div>
      )}
    </>
  );
}
