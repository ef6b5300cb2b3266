import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Combobox } from '#widgets/parts/combobox.tsx';
import { timeZonesQuery } from './schedule-queries.ts';

interface ZoneChoiceProps {
  readonly id: string;
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** Any clock that one looks for: that of a track, or of anywhere. */
export const ZoneChoice = memo(function ZoneChoice({ id, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const { timezone, tracks } = useEvent();
  const others = useQuery(timeZonesQuery(useCall())).data;
  const options = useMemo<Option[]>(() => {
    const near = [timezone, ...tracks.map((track) => track.timezone), zone];
    const nameOf = (name: string) => `${zoneCityOf(name, locale)} (${zoneNameOf(name, locale)})`;
    return [
      ...[...new Set(near)].map((name) => ({ id: name, name: nameOf(name) })),
      ...(others ?? []).filter((option) => !near.includes(option.id)),
    ];
  }, [timezone, tracks, zone, others, locale]);
  return (
    <div className="field">
      <label className="label" id={`${id}-label`} htmlFor={id}>
        {t('zone')}
      </label>
      <Combobox
        widget={{
          id,
          labelId: `${id}-label`,
          path: '',
          options,
          value: zone,
          required: false,
          enabled: true,
          checking: false,
          errors: [],
          describedBy: undefined,
          locale,
          // An emptied field asks for no other zone than the venue's.
          onChange: (chosen) => onChoose(typeof chosen === 'string' ? chosen : timezone),
          onBlur: () => {},
        }}
      />
    </div>
  );
});
