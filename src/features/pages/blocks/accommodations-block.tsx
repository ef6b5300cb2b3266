import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { accommodationsQuery } from '../site-queries.ts';
import { AccommodationCard } from './accommodation-card.tsx';

/** Places to stay with their rooms; details open in a dialog. */
export function AccommodationsBlock({ block, sunken }: BlockProps<'accommodations'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead}>
      <Fetched query={accommodationsQuery(call)} isEmpty={(all) => all.length === 0} empty={t('no_hotels')}>
        {(all) => (
          <div className="stack hotels">
            {chosenOf(all, block.accommodations).map((accommodation) => (
              <AccommodationCard key={accommodation.code} accommodation={accommodation} />
            ))}
          </div>
        )}
      </Fetched>
    </Section>
  );
}
