import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { randomWorkshopsQuery } from '../site-queries.ts';
import { WorkshopTeasers } from './workshop-teasers.tsx';

const MOST = 6;

/** A few workshops that still have seats. */
export function RandomWorkshopsBlock({ block, sunken }: BlockProps<'random_workshops'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      <Fetched
        query={randomWorkshopsQuery(call)}
        isEmpty={(all) => all.length === 0}
        empty={t('no_workshops')}
      >
        {(all) => <WorkshopTeasers sessions={all.slice(0, block.most ?? MOST)} tiles={block.tiles} />}
      </Fetched>
    </Section>
  );
}
