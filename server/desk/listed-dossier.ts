import type { ListedDossier } from '#engine/contract/desk.ts';
import { isMode } from '#engine/event/properties/modes.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { applicationName } from '#server/dossiers/application-name.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { GroupName } from './group-names.ts';
import type { DossierMoney } from './money-of.ts';

/** A dossier as the organizers' list has it. */
export function listedDossier(
  configuration: ConfigurationStore,
  row: DossierRow,
  {
    money = { paid: 0, owing: 0 },
    group,
    tags = [],
  }: { money?: DossierMoney | undefined; group?: GroupName | undefined; tags?: string[] | undefined },
): ListedDossier {
  const flow = flowOf(configuration, row)?.document;
  const organization = group?.organization ?? row.groupOrganization ?? undefined;
  return {
    code: row.code,
    flow: row.flow,
    name: group?.contact ?? (flow ? applicationName(flow, row) : attendeeName(row)) ?? '',
    email: row.emailTyped,
    ...(organization && { organization }),
    status: row.status,
    ...(row.decision && { decision: row.decision }),
    ...(row.track && { track: row.track }),
    ...(isMode(row.mode) && { mode: row.mode }),
    days: row.days,
    ...money,
    tags,
    locale: row.locale,
    started_at: row.createdAt.toISOString(),
    ...(row.submittedAt && { submitted_at: row.submittedAt.toISOString() }),
  };
}
