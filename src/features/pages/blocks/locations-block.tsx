import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { locationsQuery } from '../site-queries.ts';
import { LocationCard } from './location-card.tsx';

type LocationsBlockProps = BlockProps<'locations'> & {
  /** The map of the first place is open from the start. */
  readonly opened?: boolean;
};

/** The venues, each with a map that can be opened. */
export function LocationsBlock({ block, sunken, opened = false }: LocationsBlockProps) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched
        query={locationsQuery(call, block.track ?? 'all')}
        isEmpty={(all) => all.length === 0}
        empty={t('no_locations')}
      >
        {(all) => (
          <div className="stack hotels">
            {all.map((location, index) => (
              <LocationCard key={location.code} location={location} opened={opened && index === 0} />
            ))}
          </div>
        )}
      </Fetched>
    </Section>
  );
}
