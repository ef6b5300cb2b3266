import { useQuery } from '@tanstack/react-query';
import { memo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneCityOf } from '#engine/format/zone-city.ts';
import { zoneNameOf } from '#engine/format/zone-name.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { timeZonesQuery } from './schedule-queries.ts';

interface ZoneChoiceProps {
  readonly id: string;
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/**
 * Whose clock the times are told by: each track's own, one of theirs for all, this device's, or any other. It lists
 * hundreds, so it is not drawn anew with what else is chosen.
 */
export const ZoneChoice = memo(function ZoneChoice({ id, zone, onChoose }: ZoneChoiceProps) {
  const { t } = useTranslation('schedule');
  const { timezone, tracks } = useEvent();
  const locale = useLocale();
  const text = useText();
  const zones = useQuery(timeZonesQuery(useCall()));
  const here = useZoneHere();
  const near = [...new Set([timezone, ...tracks.map((track) => track.timezone), ...(here ? [here] : [])])];
  const others = (zones.data ?? []).filter((option) => !near.includes(option.id));
  // Chosen on another page, or by a browser that knows a zone which the list does not.
  const isListed = zone === '' || near.includes(zone) || others.some((option) => option.id === zone);
  const named = (name: string) => `${zoneCityOf(name, locale)} (${zoneNameOf(name, locale)})`;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('zone')}
      </label>
      <select id={id} className="control" value={zone} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('zone_own')}</option>
        <optgroup label={t('zone_near')}>
          {near.map((name) => (
            <option key={name} value={name}>
              {named(name)}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('zone_others')}>
          {!isListed && <option value={zone}>{named(zone)}</option>}
          {others.map((option) => (
            <option key={option.id} value={option.id}>
              {text(option.name)}
            </option>
          ))}
        </optgroup>
      </select>
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
