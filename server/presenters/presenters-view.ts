import type { Presenter, Presenters } from '#engine/event/pickers/presenters.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { attendeeName } from '#server/dossiers/attendee-name.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type PresenterRow, presentersAsked } from './presenter-rows.ts';
import { presentersFieldIn } from './presenters-field.ts';

type Stores = { db: Database; configuration: ConfigurationStore };

/** A proposal's presenters as its bearer sees them: `bearer` is the presenter whose link was used, if any. */
export async function presentersView(
  { db, configuration }: Stores,
  row: DossierRow,
  bearer: string | undefined,
): Promise<Presenters> {
  const rows = await presentersAsked(db, row.id);
  const most = presentersFieldIn(configuration, row.eventCode)?.most ?? 0;
  const isContactThere = rows.some(({ email }) => email === row.email);
  return {
    presenters: rows.map((each) => presenterView(row, each, bearer)),
    ...(!isContactThere && { contact: contactOf(row) }),
    most,
    open: bearer === undefined && row.status === 'Not Submitted' ? 'Y' : 'N',
  };
}

function presenterView(row: DossierRow, each: PresenterRow, bearer: string | undefined): Presenter {
  const isContact = each.email === row.email;
  return {
    instructor_code: each.code,
    name: each.name,
    school: each.school,
    state: each.state === 'removed' ? 'invited' : each.state,
    contact: isContact ? 'Y' : 'N',
    mine: isPartOf(row, each, bearer) ? 'Y' : 'N',
    has_part: each.filledAt === null ? 'N' : 'Y',
    ...(each.sentAt && { sent_at: each.sentAt.toISOString() }),
    ...(each.filledAt && { filled_at: each.filledAt.toISOString() }),
  };
}

/** Whether a bearer can edit a presenter's part: their own, by their link or as first contact. */
export function isPartOf(
  { email }: Pick<DossierRow, 'email'>,
  each: Pick<PresenterRow, 'id' | 'email'>,
  bearer: string | undefined,
): boolean {
  return bearer === undefined ? each.email === email : each.id === bearer;
}

/** The proposer's name and school, from the proposal's answers. */
export function contactOf(row: DossierRow): { name: string; school: string } {
  const school = Object.values(row.answers).find((answers) => typeof answers['school'] === 'string')?.[
    'school'
  ];
  return { name: attendeeName(row) ?? row.emailTyped, school: String(school ?? '') };
}
