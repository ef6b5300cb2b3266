import { useId, useState } from 'react';
import { zoneCityOf } from '#engine/form/format/zone-city.ts';
import { zoneNameOf } from '#engine/form/format/zone-name.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useZoneHere } from './use-zone-here.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface ZoneBarProps {
  readonly zone: string;
  readonly onChoose: (zone: string) => void;
}

/** The time zone of all times below, and a control to change it: the venue's, this device's, or any other. */
export function ZoneBar({ zone, onChoose }: ZoneBarProps) {
  const { t } = useTranslation('schedule');
  const { timezone } = useEvent();
  const locale = useLocale();
  const id = useId();
  const here = useZoneHere();
  const [isUnfolded, setUnfolded] = useState(false);
  const cityOf = (name: string) => zoneCityOf(name, locale);
  const told = { zone: zoneNameOf(zone, locale), city: cityOf(zone) };
  const clock = (name: string, label: string) => (
    <button
      type="button"
      className={classNames('chip', name === zone && 'on')}
      aria-pressed={name === zone}
      onClick={() => onChoose(name)}
    >
      {label}
    </button>
  );
  return (
    <div className="zone-bar">
      <p className="small soft">
        <span role="status">{t(zone === timezone ? 'zone_line_event' : 'zone_line_chosen', told)}</span>{' '}
        <button
          type="button"
          className="link"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('zone_change')}
        </button>
      </p>
      <div className="zone-choices" id={id} hidden={!isUnfolded}>
        {isUnfolded && (
          <>
            {clock(timezone, t('zone_venue', { city: cityOf(timezone) }))}
            {here !== undefined && here !== timezone && clock(here, t('zone_here', { city: cityOf(here) }))}
            <ZoneChoice id={`${id}-zone`} zone={zone} onChoose={onChoose} />
          </>
        )}
      </div>
    </div>
  );
}
