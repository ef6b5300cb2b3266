import type { ExhibitorType, LogoGroup, SponsorLevel } from '#engine/contract/site.ts';
import type { PartnerGroup } from '#engine/event/properties/partner.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { AcceptedPartner } from './accepted-partners.ts';

/** An accepted application, with its logo's address if it has one. */
export type ListedPartner = Omit<AcceptedPartner, 'logoFile'> & { readonly logo?: string };

type Served = Pick<ConfigurationStore, 'current'>;

/** The sponsors by level; a level without any is left out. */
export function sponsorLevels(
  configuration: Served,
  eventCode: string,
  accepted: readonly ListedPartner[] = [],
): SponsorLevel[] {
  const document = configuration.current(eventCode, 'sponsors', 'sponsors')?.document;
  if (!document) return [];
  return document.levels
    .map((level) => ({
      ...level,
      sponsors: [
        ...document.sponsors.filter((sponsor) => sponsor.level === level.code),
        ...accepted
          .filter(({ group }) => group === level.code)
          .map(({ group, booth: _booth, ...sponsor }) => ({ ...sponsor, level: group })),
      ],
    }))
    .filter(({ sponsors }) => sponsors.length > 0);
}

/** The exhibitors by type; a type without any is left out. */
export function exhibitorTypes(
  configuration: Served,
  eventCode: string,
  accepted: readonly ListedPartner[] = [],
): ExhibitorType[] {
  const document = configuration.current(eventCode, 'exhibitors', 'exhibitors')?.document;
  if (!document) return [];
  return document.types
    .map((type) => ({
      ...type,
      exhibitors: [
        ...document.exhibitors.filter((exhibitor) => exhibitor.type === type.code),
        ...accepted
          .filter(({ group }) => group === type.code)
          .map(({ group, ...exhibitor }) => ({ ...exhibitor, type: group })),
      ],
    }))
    .filter(({ exhibitors }) => exhibitors.length > 0);
}

type Grouped = PartnerGroup & { readonly partners: readonly LogoGroup['logos'][number][] };

/** The logos of one group, or of all; undefined for a group that is not there. */
export function logosOf(groups: readonly Grouped[], asked: string): LogoGroup[] | undefined {
  const chosen = groups.filter(({ code }) => asked === 'all' || code === asked);
  if (chosen.length === 0 && asked !== 'all') return undefined;
  return chosen.map(({ code, name, partners }) => ({
    code,
    name,
    logos: partners.map((partner) => ({
      code: partner.code,
      name: partner.name,
      logo: partner.logo,
      link: partner.link,
    })),
  }));
}
