import type { ExhibitorType, LogoGroup, SponsorLevel } from '#engine/contract/site.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { BlockProps } from '../block-props.ts';
import { chosenOf } from '../chosen-of.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Section } from '../parts/section.tsx';
import { exhibitorLogosQuery, exhibitorsQuery, sponsorLogosQuery, sponsorsQuery } from '../site-queries.ts';
import { LogoGroups } from './logo-groups.tsx';
import { PartnerListing } from './partner-listing.tsx';
import './partners-block.css';

const none = (all: readonly unknown[]) => all.length === 0;

/** The sponsors. */
export function SponsorsBlock({ block, sunken }: BlockProps<'sponsors'>) {
  const { t } = useTranslation('pages');
  const call = useCall();
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      {block.show === 'logos' ? (
        <Fetched query={sponsorLogosQuery(call)} isEmpty={none} empty={t('no_sponsors')}>
          {(all: LogoGroup[]) => <LogoGroups groups={chosenOf(all, block.levels)} />}
        </Fetched>
      ) : (
        <Fetched query={sponsorsQuery(call)} isEmpty={none} empty={t('no_sponsors')}>
          {(all: SponsorLevel[]) =>
            chosenOf(all, block.levels).map(({ code, name, sponsors }) => (
              <PartnerListing key={code} name={name} partners={sponsors} />
            ))
          }
        </Fetched>
      )}
    </Section>
  );
}

/** Who exhibits. */
export function ExhibitorsBlock({ block, sunken }: BlockProps<'exhibitors'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const call = useCall();
  const booth = (name: Text | undefined) => name && t('booth', { name: text(name) });
  return (
    <Section sunken={sunken} title={block.title} lead={block.lead} action={block.action}>
      {block.show === 'logos' ? (
        <Fetched query={exhibitorLogosQuery(call)} isEmpty={none} empty={t('no_exhibitors')}>
          {(all: LogoGroup[]) => <LogoGroups groups={chosenOf(all, block.types)} />}
        </Fetched>
      ) : (
        <Fetched query={exhibitorsQuery(call)} isEmpty={none} empty={t('no_exhibitors')}>
          {(all: ExhibitorType[]) =>
            chosenOf(all, block.types).map(({ code, name, exhibitors }) => (
              <PartnerListing
                key={code}
                name={name}
                partners={exhibitors.map((one) => ({ ...one, where: booth(one.booth) }))}
              />
            ))
          }
        </Fetched>
      )}
    </Section>
  );
}
