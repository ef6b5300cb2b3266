import type { Application, Dossier, Registration } from '#engine/contract/registration.ts';
import { MODES, type Mode } from '#engine/event/properties/modes.ts';
import type { DossierRow } from './dossier-row.ts';
import { isRegistration, type RegistrationRow } from './registration-row.ts';

/** A dossier from its row; `dossierView` adds what depends on its answers. */
export function dossierBasics(row: DossierRow): Dossier {
  return isRegistration(row) ? registrationBasics(row) : applicationBasics(row);
}

/** A registration as its own row has it. */
export function registrationBasics(row: RegistrationRow): Registration {
  return {
    ...common(row),
    track: row.track ?? '',
    mode: asMode(row.mode),
    registrations_day: row.days,
    timezone: row.timezone ?? '',
    ...(row.groupCode !== null && {
      group: {
        group_code: row.groupCode,
        group_organization: row.groupOrganization ?? '',
        group_contact_name: row.groupContactName ?? '',
        ready: row.isReadyForGroup ? 'Y' : 'N',
      },
    }),
  };
}

/** A dossier of a flow that is no registration, as its own row has it. */
export function applicationBasics(row: DossierRow): Application {
  return { ...common(row), flow: row.flow, ...(row.decision && { decision: row.decision }) };
}

function common({ code, emailTyped, status, submittedAt }: DossierRow) {
  return {
    code,
    email: emailTyped,
    status,
    started: 'Y' as const,
    ...(submittedAt && { submitted_at: submittedAt.toISOString() }),
  };
}

function asMode(mode: string | null): Mode {
  return MODES.find((each) => each === mode) ?? 'Online';
}
