import { eq } from 'drizzle-orm';
import type { PreviewEntry } from '#engine/contract/previews.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { holdItem } from '#server/cart/hold-item.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { addressAnswered } from '#server/contact/change-address.ts';
import type { Database } from '#server/database/database.ts';
import { dossier } from '#server/database/schema.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { stepPageOf } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { drawCode, insertDossier } from '#server/dossiers/insert-dossier.ts';
import { insertRegistration } from '#server/dossiers/insert-registration.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { wantedItem } from '#server/items/item-of.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import type { PreviewVisitor } from './preview-visitor.ts';

const SOME_ADDRESS = 'visitor@example.org';

interface Stores {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly seats: SeatJobs;
}

/**
 * Stores a registration or application with a visitor's answers and what they chose, and lets a browser into it. An item
 * that is no longer offered to them is left out.
 */
export async function beginAsVisitor(
  { db, configuration, seats }: Stores,
  eventCode: string,
  visitor: PreviewVisitor,
): Promise<PreviewEntry> {
  const event = eventOf(configuration, { eventCode });
  const { flow, locale, track, mode, days, answers, picks, step } = visitor;
  const forms = Object.entries(answers).flatMap(([code, values]) => {
    const form = configuration.current(eventCode, 'form', code);
    return form ? [{ code, values, ...form }] : [];
  });
  const email =
    forms
      .map(({ document, values }) => addressAnswered(document, values))
      .find((each) => each !== undefined) ?? SOME_ADDRESS;
  const begun = {
    eventCode,
    email: normalizeEmail(email),
    emailTyped: email,
    locale,
    timezone: event.timezone,
    answers,
    configurationVersions: Object.fromEntries(forms.map(({ code, version }) => [`form/${code}`, version])),
  };
  const row = await db.transaction(async (tx) => {
    const drawn = await drawCode((code) =>
      flow === registrationFlow
        ? insertRegistration(tx, { ...begun, code, track, mode, days: [...days] })
        : insertDossier(tx, { ...begun, code, flow }),
    );
    await holdFirst(tx, { configuration, seats }, event, drawn, { bypasses: true });
    const complete = { ...drawn, answers: withDefaults(configuration, drawn, answers) };
    await tx.update(dossier).set({ answers: complete.answers }).where(eq(dossier.id, drawn.id));
    return complete;
  });
  for (const pick of picks) {
    try {
      await holdItem({ db, configuration, seats }, event, row, wantedItem(pick, pick.quantity));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const token = await issueAccessToken(db, row.id);
  return {
    flow,
    code: row.code,
    email,
    track: track ?? '',
    token,
    page: stepPageOf(row) + (step ? `?step=${step}` : ''),
  };
}

/** The answers as their forms would have saved them, with the default answers of each. */
function withDefaults(
  configuration: ConfigurationStore,
  row: DossierRow,
  answers: PreviewVisitor['answers'],
): PreviewVisitor['answers'] {
  const saved = Object.entries(answers).map(([code, values]) => {
    const form = loadForm(configuration, row.eventCode, code);
    return [code, { ...form?.check(values, form.contextOf(row)).values, ...values }] as const;
  });
  return Object.fromEntries(saved);
}
