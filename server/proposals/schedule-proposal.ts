import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import { isTaken } from '#engine/event/documents/flow/decision.ts';
import type { PeopleDocument } from '#engine/event/documents/people/schema.ts';
import type { ScheduleDocument } from '#engine/event/documents/schedule/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { sessionItem } from '#server/booked/describe-item.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { proposalScheduledMail } from '#server/presenters/presenter-mail.ts';
import { type PresenterRow, presentersOf } from '#server/presenters/presenter-rows.ts';
import { contactOf } from '#server/presenters/presenters-view.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';
import { asPerson, asSession, asWorkshop } from './as-workshop.ts';
import { notTaken, scheduledAlready, unknownStart } from './schedule-problems.ts';

/** The time and room: a slot's code, or a day and start time, such as `friday 10:30`. */
export type Place = { start: string; room?: string };

/** A session of the schedule at its newest version, or why the documents with it cannot be published. */
export type Scheduled =
  | { ok: true; session: string; version: number; warnings: readonly Diagnostic[] }
  | { ok: false; diagnostics: Diagnostic[] };

/**
 * Adds an accepted proposal to the published schedule as a workshop with a session, and its presenters to the speakers:
 * both documents or none, made from what is published at that moment. Throws 409 if it is not accepted or scheduled
 * already, 422 for an unknown time.
 */
export async function scheduleProposal(
  {
    db,
    configuration,
    mailer,
  }: { readonly db: Database; readonly configuration: ConfigurationStore; readonly mailer: Mailer },
  row: DossierRow,
  place: Place,
): Promise<Scheduled> {
  if (row.status !== 'Submitted' || !isTaken(row.decision)) throw notTaken();
  let session = '';
  const outcome = await configuration.publishTogether(
    row.eventCode,
    async (tx) => {
      const schedule = configuration.current(row.eventCode, 'schedule', catalogue.schedule)?.document;
      if (!schedule) throw notFound();
      const presenters = await presentersOf(tx, row.id);
      const changed = withProposal(schedule, row, presenters, place);
      session = changed.session;
      const people = withPeople(peopleOf(configuration, row.eventCode), presenters);
      return { documents: [...(people ? [people] : []), changed.document] };
    },
    'organizer',
  );
  if (!outcome.ok) return outcome;
  const { published } = outcome;
  await tellPresenters(db, { configuration, mailer }, row, session);
  return {
    ok: true,
    session,
    version: published.at(-1)?.version ?? 0,
    warnings: [
      ...published.flatMap(({ warnings }) => warnings),
      ...unconfirmed(configuration, row, await presentersOf(db, row.id)),
    ],
  };
}

/**
 * Warns about people who have not confirmed: the proposal's contact if the flow asks for it, and invited presenters.
 */
function unconfirmed(
  configuration: ConfigurationStore,
  row: DossierRow,
  presenters: readonly PresenterRow[],
): Diagnostic[] {
  const asksToConfirm = isYes(flowOf(configuration, row)?.document.decision?.confirm, false);
  const contact = asksToConfirm && row.decision !== 'confirmed' ? [contactOf(row).name] : [];
  const invited = presenters.filter(({ state }) => state === 'invited').map(({ name }) => name);
  return [...new Set([...contact, ...invited])].map((name) =>
    documentWarning('', 'not_confirmed', says('notConfirmed', { name })),
  );
}

/** Emails every presenter the time and place of their session. */
async function tellPresenters(
  db: Database,
  { configuration, mailer }: { readonly configuration: ConfigurationStore; readonly mailer: Mailer },
  row: DossierRow,
  code: string,
): Promise<void> {
  const session = scheduleOf(configuration, row.eventCode)?.sessions.get(code)?.session;
  if (!session) return;
  const item = sessionItem('workshop', session);
  const event = eventOf(configuration, row);
  await db.transaction(async (tx) => {
    const presenters = await presentersOf(tx, row.id);
    const contact = { name: contactOf(row).name, email: row.email, emailTyped: row.emailTyped };
    const others = presenters.filter(({ email }) => email !== contact.email);
    for (const to of [contact, ...others]) {
      await mailer.queue(tx, proposalScheduledMail(event, row, to, item));
    }
  });
  mailer.wake();
}

function peopleOf(configuration: ConfigurationStore, eventCode: string): PeopleDocument | undefined {
  return configuration
    .list(eventCode)
    .map(({ document }) => document)
    .find((each) => each.kind === 'people');
}

function withProposal(
  schedule: ScheduleDocument,
  row: DossierRow,
  presenters: readonly PresenterRow[],
  { start, room }: Place,
): { document: ScheduleDocument; session: string } {
  const slot = schedule.slots.find(
    ({ code, day, start: from }) => code === start || `${day} ${from}` === start,
  );
  if (!slot) throw unknownStart(schedule.slots.map(({ code }) => code));
  const workshop = asWorkshop(row, presenters, schedule);
  const session = asSession(row, slot.code, room);
  if (schedule.sessions.some(({ code }) => code === session.code)) throw scheduledAlready();
  // A workshop scheduled before keeps its place and gets the new text.
  const isThere = schedule.workshops.some(({ code }) => code === workshop.code);
  const workshops = isThere
    ? schedule.workshops.map((each) => (each.code === workshop.code ? workshop : each))
    : [...schedule.workshops, workshop];
  const document = { ...schedule, workshops, sessions: [...schedule.sessions, session] };
  return { document, session: session.code };
}

/** The speakers with new presenters; undefined if there are none. */
function withPeople(
  document: PeopleDocument | undefined,
  presenters: readonly PresenterRow[],
): PeopleDocument | undefined {
  const known = new Set(document?.people.map(({ name }) => name));
  const added = presenters.filter(({ name }) => !known.has(name)).map(asPerson);
  if (!document || added.length === 0) return undefined;
  const codes = new Set(added.map(({ code }) => code));
  return { ...document, people: [...document.people.filter(({ code }) => !codes.has(code)), ...added] };
}
