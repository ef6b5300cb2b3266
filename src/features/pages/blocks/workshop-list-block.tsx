import { useCall } from '#src/api/call-context.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { workshopsQuery } from '../site-queries.ts';
import { WorkshopTeasers } from './workshop-teasers.tsx';

const MOST = 24;

/** The workshops in the order of their time. */
export function WorkshopListBlock({ block, sunken }: BlockProps<'workshop_list'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  const { track, day, most = MOST } = block;
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      <Fetched
        query={workshopsQuery(call, { track, day })}
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={t('no_workshops')}
      >
        {({ sessions: all }) => (
          <>
            <WorkshopTeasers sessions={all.slice(0, most)} tiles={block.tiles} />
            {all.length > most && (
              <p className="soft more-of">{t('more_of', { count: all.length - most })}</p>
            )}
          </>
        )}
      </Fetched>
    </Section>
  );
}
