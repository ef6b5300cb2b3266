import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#engine/configuration/option.ts';
import { zoneCityOf } from '#engine/format/zone-city.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Combobox } from '#widgets/parts/combobox.tsx';
import { timeZonesQuery } from './schedule-queries.ts';

interface ZoneChoiceProps {
  readonly id: string;
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** Whose clock all times are told by: the venue's, this device's, that of a track, or any other that one looks for. */
export const ZoneChoice = memo(function ZoneChoice({ id, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const { timezone, tracks } = useEvent();
  const others = useQuery(timeZonesQuery(useCall())).data;
  const here = useZoneHere();
  const options = useMemo<Option[]>(() => {
    const near = [timezone, ...(here ? [here] : []), ...tracks.map((track) => track.timezone), zone];
    const nameOf = (name: string) => {
      const named = `${zoneCityOf(name, locale)} (${zoneNameOf(name, locale)})`;
      if (name === timezone) return t('zone_venue', { zone: named });
      return name === here ? t('zone_here', { zone: named }) : named;
    };
    return [
      ...[...new Set(near)].map((name) => ({ id: name, name: nameOf(name) })),
      ...(others ?? []).filter((option) => !near.includes(option.id)),
    ];
  }, [timezone, tracks, zone, here, others, locale, t]);
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

/** The time zone of this device; the server does not know it. */
function useZoneHere(): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
}

const neverChanges = () => () => {};
